import type { Draft } from 'immer'
import type { HexId } from '@/engine/kernel/hex'
import type { Battle, BattleSide, TableSpell } from '../../state/state'
import type { MageSeat, SpellId, Targets, UnitId } from '../../state/terms'
import { roleOf } from '../../queries/traits'
import type { Scene } from '../scene'

/** Magic that takes effect: whose it is, from where, and at what it is aimed. */
export interface Work {
  /** Who counts as "you" in it, also where it has been turned (AM-M.18). */
  readonly seat: MageSeat
  /** Whose an attack chit or a controlled unit will be. */
  readonly for: MageSeat
  /** Its caster, or who uses the power or the artifact. */
  readonly unit: UnitId
  readonly hex: HexId
  readonly targets: Targets
  /** Whether an answer has given it this target (AM-M.18). */
  readonly isTurned: boolean
  readonly enter: boolean
  /** Null where it is no spell. */
  readonly spell: SpellId | null
  /** Its name on the table. */
  readonly id: string | null
}

/** A spell on the table as work. */
export function workOf({
  seat,
  for: gains,
  caster,
  hex,
  targets,
  retarget,
  enter = false,
  spell,
  id,
}: TableSpell): Work {
  const isTurned = retarget !== null
  return { seat, for: gains, unit: caster, hex, targets: retarget ?? targets, isTurned, enter, spell, id }
}

/** The battle that is on, to be written; magic of battle knows that there is one. */
export function battleIn({ draft }: Scene): Draft<Battle> {
  if (!draft.battle) throw new Error('There is no battle.')
  return draft.battle
}

/** A seat's side of the battle that is on, to be written. */
export function sideOfSeat(scene: Scene, seat: MageSeat): Draft<BattleSide> {
  const battle = battleIn(scene)
  return battle.sides[roleOf(battle, seat)]
}

/** Where something that is made or called appears: in the battle, or with whoever made it (AM-E.7). */
export function placeOf({ draft }: Scene, { hex, seat }: Work): HexId {
  const { battle } = draft
  return battle && (battle.a === seat || battle.d === seat) ? battle.hex : hex
}
