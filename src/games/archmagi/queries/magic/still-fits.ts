import type { State, Unit } from '../../state/state'
import type { MageSeat, Targets } from '../../state/terms'
import type { TargetSpec } from '../../tables/effects'
import { matches } from '../filters'
import { hasEnemyCombatant } from './targets'
import { isInBattle, sideOf, traitsOf } from '../traits'
import { isEmptyHex, isFriendlyHex, mageOf, stackIn, unitById } from '../units'

type UnitSpec = Extract<TargetSpec, { kind: 'unit' }>

/** What magic is aimed at, for whom. */
interface Aimed {
  readonly seat: MageSeat
  readonly targets: Targets
  /** Whether it was given this target by an answer, which may be of either side (AM-M.18). */
  readonly isTurned: boolean
}

/** Whether what was aimed at is still a target when magic takes effect (AM-11.18). */
export function stillFits(state: State, aimed: Aimed, spec: TargetSpec): boolean {
  const { seat, targets } = aimed
  switch (spec.kind) {
    case 'unit':
      return unitFits(state, aimed, spec)
    case 'reserveUnit':
      return targets.chit !== undefined && mageOf(state, seat).reserve.includes(targets.chit)
    case 'stack':
      return targets.stack === undefined || stackIn(state, targets.stack).length > 0
    case 'hex':
      return hexFits(state, seat, spec, targets)
    case 'artifact':
      return state.units.some(
        ({ artifacts }) => targets.artifact !== undefined && artifacts.includes(targets.artifact),
      )
    case 'enemyCombatant':
      return hasEnemyCombatant(state, seat)
    case 'unitList':
    case 'stackList':
    case 'hexside':
    case 'spell':
    case 'die':
    case 'attack':
    case 'self':
    case 'choice':
      return true
  }
}

function unitFits(state: State, aimed: Aimed, spec: UnitSpec): boolean {
  const { unit: id } = aimed.targets
  const unit = id === undefined ? undefined : unitById(state, id)
  if (!unit || !isOfSide(aimed, spec, unit)) return false
  if (spec.where === 'battle' && !isInBattle(state, unit)) return false
  if (spec.combatant && sideOf(state, unit.seat)?.combatant !== unit.id) return false
  return matches(spec.who, traitsOf(state, unit))
}

/** Whether a unit is on the side that magic was meant for, and has not gone over meanwhile. */
function isOfSide({ seat, isTurned }: Aimed, { side }: UnitSpec, unit: Unit): boolean {
  return isTurned || (unit.seat === seat) === (side === 'own')
}

function hexFits(
  state: State,
  seat: MageSeat,
  spec: Extract<TargetSpec, { kind: 'hex' }>,
  { hex }: Targets,
): boolean {
  if (hex === undefined) return false
  if (spec.empty) return isEmptyHex(state, hex)
  return !spec.emptyOrFriendly || isEmptyHex(state, hex) || isFriendlyHex(state, hex, seat)
}
