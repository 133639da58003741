import { diceStateOf, type Roll, seededDice, seededRandom } from '@/engine/kernel/dice'
import type { Entry } from '@/engine/kernel/history'
import type { HexId } from '@/engine/kernel/hex'
import { playInPlace, recorded } from '@/engine/kernel/play'
import { problemsText } from '@/engine/kernel/refusal'
import type { AnyCommand, Json } from '@/engine/kernel/game'
import { type OpenSave, saveAt } from '@/engine/save/save'
import { UNITS } from '@/games/arrakhar/tables/units'
import { arrakharRules as rules } from '@/games/arrakhar/rules'

/** A game stopped in a movement segment with the board as full as random play makes it. */
export interface CrowdedSave {
  readonly save: OpenSave
  /** Hexes of stacks that may be picked. */
  readonly own: readonly HexId[]
  /** Hexes with counters of either side. */
  readonly occupied: number
}

const GAMES = 12

/** The fullest movement segment of some random games of the Long Scenario. */
export function crowdedSave(): CrowdedSave {
  const candidates = Array.from({ length: GAMES }, (_, seed) => fullestMoment(seed))
  return candidates.reduce((best, one) => (one.own.length > best.own.length ? one : best))
}

function fullestMoment(seed: number): CrowdedSave {
  const begun = rules.newGame({ scenario: 'long', turnLimit: 30 })
  if (!begun.ok) throw new Error(problemsText(begun.problems))
  const initial = rules.writePosition(begun.value)
  const position = structuredClone(begun.value)
  const choices = seededRandom(seed)
  const dice = seededDice(diceStateOf(seed))
  const entries: Entry<AnyCommand>[] = []
  let best: CrowdedSave | undefined
  for (;;) {
    const { side, now, units } = position
    if (now.segment === 'movement' && Object.keys(now.spent).length === 0) {
      const own = [...new Set(units.filter(({ type }) => UNITS[type].side === side).map(({ hex }) => hex))]
      const save = saved(initial, [...entries])
      if (own.length > (best?.own.length ?? -1))
        best = { save, own, occupied: new Set(units.map(({ hex }) => hex)).size }
    }
    const command = rules.sampleCommand(position, choices)
    if (!command) break
    const rolls: Roll[] = []
    playInPlace(rules, position, command, recorded(dice, rolls))
    entries.push({ command, rolls })
  }
  if (!best) throw new Error(`game ${seed} has no movement segment`)
  return best
}

function saved(initial: Json, entries: readonly Entry<AnyCommand>[]): OpenSave {
  const save = saveAt(rules.id, initial, diceStateOf(1))
  return { ...save, body: { ...save.body, entries, cursor: entries.length } }
}
