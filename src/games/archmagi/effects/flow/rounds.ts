import { reading } from '@/engine/kernel/draft'
import { rollOne } from '@/engine/kernel/dice'
import type { Rolled, State } from '../../state/state'
import type { MageSeat } from '../../state/terms'
import { gainersOf, isAskedToReroll } from '../../queries/battle/rerolls'
import { isAskedToRespond } from '../../queries/magic/responses'
import { clockwiseFrom } from '../../queries/units'
import { settleBattle } from '../battle/roll'
import { settleMaze } from '../battle/items'
import { doNext, type Scene, tell } from '../scene'
import { settleTheft } from '../theft'
import { settleArea } from '../magic/area'
import { resolveResponses } from '../magic/resolve'

/** Those who may answer, clockwise from one: both sides of a battle, or all seats (AM-M.12). */
function respondersFrom(state: State, first: MageSeat): readonly MageSeat[] {
  const { battle } = state
  return clockwiseFrom(state, first).filter((seat) => !battle || seat === battle.a || seat === battle.d)
}

/** Whoever comes after a seat in a round of answers. */
export function nextResponder(state: State, seat: MageSeat): MageSeat {
  const [, next] = respondersFrom(state, seat)
  return next ?? seat
}

/** The seat that is asked first: whoever is not the one that has put something on the table (AM-M.12). */
export function firstResponder(state: State, caster: MageSeat): MageSeat {
  const { battle, active } = state
  if (battle) return caster === battle.a ? battle.d : battle.a
  return nextResponder(state, active)
}

/** Asks the next who might answer; when all have passed in succession, the answers take effect (AM-M.12, AM-M.14). */
export function goRoundResponses(
  scene: Scene,
  { next, passed }: { readonly next: MageSeat; readonly passed: readonly MageSeat[] },
): void {
  const state = reading(scene.draft)
  const seat = respondersFrom(state, next).find(
    (one) => !passed.includes(one) && isAskedToRespond(state, one),
  )
  if (seat === undefined) resolveResponses(scene)
  else doNext(scene, { ask: 'respond', seat, passed })
}

/** Asks the next who stands to gain from other dice; when all have passed, the dice count (AM-M.19, AM-11.28). */
export function goRoundRerolls(scene: Scene, passed: readonly MageSeat[]): void {
  const state = reading(scene.draft)
  const { rolled } = state
  if (!rolled) return
  const seat = gainersOf(state).find((one) => !passed.includes(one) && isAskedToReroll(state, one))
  if (seat !== undefined) {
    doNext(scene, { ask: 'reroll', seat, passed })
    return
  }
  scene.draft.rolled = null
  settle(scene, rolled)
}

function settle(scene: Scene, rolled: Rolled): void {
  switch (rolled.kind) {
    case 'battle':
      settleBattle(scene, rolled)
      return
    case 'area':
      settleArea(scene, rolled)
      return
    case 'maze':
      settleMaze(scene, rolled)
      return
    case 'guard':
    case 'theft':
      settleTheft(scene, rolled)
      return
  }
}

/** One die is rolled again, unless the spell that wants it was cancelled (AM-E.37). */
export function rollAgain(scene: Scene, name: string, by: string | null): void {
  const { draft } = scene
  const spell = draft.table.find(({ id }) => id === by)
  if (by !== null && spell?.state !== 'set') return
  if (spell) spell.state = 'done'
  const { rolled } = draft
  const die = rolled?.dice.find(({ id }) => id === name)
  if (!rolled || !die) return
  const again = { ...die, value: rollOne(scene.dice, { faces: 6, label: name }) }
  // The dice that were told of stay as they fell.
  rolled.dice = rolled.dice.map((one) => (one.id === name ? again : one))
  tell(scene, { type: 'dieRolledAgain', seat: die.seat, die: { ...again } })
}
