import { describe, expect, test } from 'vitest'
import { diceStateOf, seededDice, seededRandom } from '@/engine/kernel/dice'
import type { AnyArg } from '@/engine/declare/arg'
import { legalOf, onlyEndOf } from '@/engine/declare/legal'
import { playInPlace } from '@/engine/kernel/play'
import { type Command, COMMANDS, refusalOf } from '@/games/arena/commands'
import type { Arena } from '@/games/arena/commands/kit/kit'
import { arenaRules } from '@/games/arena/rules'
import type { Position } from '@/games/arena/state/position'
import { airOf, boardOf, groundOf } from '@/games/arena/queries/spaces'
import { newArena } from './on-the-table'

/** Commands whose every argument has an end: all that can be written of them is tried. */
const FINITE = [
  'changeTerrain',
  'setStorm',
  'equip',
  'drop',
  'mount',
  'dismount',
  'stopCasting',
  'fire',
  'resolve',
  'placeBasic',
  'endPhase',
  'passMagic',
] as const

/** Every command of some type that can be written with what is in play, whether or not it comes to anybody's mind. */
function allThinkable(position: Position, type: (typeof FINITE)[number], seat: string): readonly Command[] {
  const spaces = boardOf(position).ids.flatMap((hex) => [groundOf(hex), airOf(hex)])
  const args: Readonly<Record<string, AnyArg<Arena>>> = COMMANDS.commands[type].args
  const written = Object.entries(args).reduce<readonly object[]>(
    (so, [name, arg]) => {
      const values = arg.kind === 'space' ? spaces : (arg.all?.(position) ?? []).map((one) => arg.idOf(one))
      return so.flatMap((command) => values.map((value) => ({ ...command, [name]: value })))
    },
    [{ type, seat }],
  )
  return written as readonly Command[]
}

/** The end of the phase, where nothing is listed beside it that is something to do. */
function soleEnd(listed: readonly Command[]): Command | undefined {
  const [first, ...others] = listed.filter(({ type }) => type !== 'concede')
  return first?.type === 'endPhase' && others.length === 0 ? first : undefined
}

const texts = (commands: readonly object[]) => commands.map((one) => JSON.stringify(one)).toSorted()

describe('Declared commands', () => {
  test.each([
    [1, { map: 'standard' }],
    [2, { map: 'broken-vale' }],
    [3, { map: 'twin-lakes' }],
    [4, { map: 'basic', ruleset: 'basic' }],
  ])('are listed if and only if they are legal, in game %i', (seed, settings) => {
    const position = structuredClone(newArena({ turnLimit: 10, points: [80, 80], ...settings }).position)
    const [random, dice] = [seededRandom(seed), seededDice(diceStateOf(seed))]
    const compared = new Map<string, number>()
    for (let nth = 0; nth < 1200 && !position.ending; nth++) {
      const seat = arenaRules.askedSeat(position)
      const command = arenaRules.sampleCommand(position, random)
      if (!command || seat === null) break
      if (nth % 3 === 0) {
        const listed = legalOf(COMMANDS, position)
        expect(listed.filter((one) => refusalOf(position, one))).toEqual([])
        expect(onlyEndOf(COMMANDS, position)).toEqual(soleEnd(listed))
        for (const type of FINITE) {
          const legal = allThinkable(position, type, seat).filter((one) => !refusalOf(position, one))
          expect(texts(listed.filter((one) => one.type === type))).toEqual(texts(legal))
          compared.set(type, (compared.get(type) ?? 0) + legal.length)
        }
      }
      playInPlace(arenaRules, position, command, dice)
    }
    const total = [...compared.values()].reduce((sum, count) => sum + count, 0)
    expect(total).toBeGreaterThan(100)
  })
})
