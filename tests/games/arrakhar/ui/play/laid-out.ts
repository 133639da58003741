import { handDice } from '@/engine/kernel/dice'
import type { HexId } from '@/engine/kernel/hex'
import { play } from '@/engine/kernel/play'
import { present } from '@/engine/kernel/refusal'
import { arrakharRules } from '@/games/arrakhar/rules'
import type { Command } from '@/games/arrakhar/commands'
import type { Event } from '@/games/arrakhar/events'
import type { Position, UnitId } from '@/games/arrakhar/state/position'
import type { View } from '@/games/arrakhar/state/view'

/** A position of the Basic Scenario: hexes with what stands in them ('elf elf'), and what the file format adds. */
export function laidOut(
  moment: string,
  stacks: Readonly<Record<string, string>>,
  more: Readonly<Record<string, unknown>> = {},
): Position {
  const [side, segment] = moment.split(' ')
  const units = Object.entries(stacks).flatMap(([hex, types]) =>
    types.split(' ').map((type) => ({ type, hex })),
  )
  const parsed = arrakharRules.parsePosition({
    game: 'arrakhar',
    scenario: 'basic',
    map: 'valley',
    turn: 3,
    side,
    segment,
    haunts: { T1: '1306', R1: '1411', C1: '0905' },
    wand: { haunt: 'R1' },
    units,
    pool: { demon: 4, orc: 6, ghoul: 2 },
    ...more,
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.value
}

/** The same as the phasing side sees it. */
export function seen(...args: Parameters<typeof laidOut>): View {
  const position = laidOut(...args)
  return arrakharRules.viewOf(position, position.side)
}

/** What follows when commands are played with given dice. */
export function after(
  position: Position,
  commands: readonly Command[],
  dice: readonly number[] = [],
): { readonly position: Position; readonly events: readonly Event[] } {
  const hand = handDice(dice)
  return commands.reduce<{ position: Position; events: readonly Event[] }>(
    (before, command) => {
      const played = play(arrakharRules, before.position, command, hand)
      if (played.outcome !== 'played') throw new Error(JSON.stringify(played))
      return { position: played.position, events: [...before.events, ...played.events] }
    },
    { position, events: [] },
  )
}

/** Why a command is refused, which it must be. */
export function refusalOf(position: Position, command: Command): string {
  const played = play(arrakharRules, position, command, handDice([]))
  return present(played.outcome === 'refused' ? played.refusal.clause : undefined, 'refusal')
}

export const at = (hex: string) => hex as HexId
export const named = (...ids: readonly string[]) => ids as unknown as readonly UnitId[]
export const unit = (id: string) => id as UnitId
