import { refuse, type Refused } from '../../refuse'
import type { State, TableSpell } from '../../state/state'
import type { MageSeat, Targets } from '../../state/terms'
import { spellRow } from '../../tables/chits'
import type { TargetSpec } from '../../tables/effects'
import { isEmptyHex, isSameStack, stackIn, unitById } from '../units'
import { areAdjacent, isInRange, isOfClass, isOnMap } from '../ground'
import { isInBattle } from '../traits'
import { type Aiming, fitRefusal, immunityRefusal, isSeenAsTarget, shelterRefusal } from './targets'

/** A spell that has been put on the table, and whoever turns it. */
interface Turning {
  readonly state: State
  /** The responder. */
  readonly seat: MageSeat
  readonly spell: TableSpell
  readonly aim: Pick<Aiming, 'clause' | 'isFar' | 'effects'>
}

const CLAUSE = 'AM-M.18'

/** Why a spell on the table does not get a new target so (AM-M.18). */
export function retargetRefusal(
  state: State,
  seat: MageSeat,
  spell: TableSpell,
  targets: Targets | undefined,
): Refused {
  const row = spellRow(spell.spell)
  if (!row.turnable) return refuse(CLAUSE, 'That spell cannot be turned.')
  if (!targets) return refuse(CLAUSE, 'A turned spell needs a new target.')
  const aim = { clause: CLAUSE, isFar: spell.farcast !== undefined, effects: row.effects } as const
  const [spec] = row.targets
  return spec && newTargetRefusal({ state, seat, spell, aim }, spec, targets)
}

function newTargetRefusal(turning: Turning, spec: TargetSpec, targets: Targets): Refused {
  switch (spec.kind) {
    case 'unit':
      return newUnitRefusal(turning, spec, targets)
    case 'stack':
      return newStackRefusal(turning, spec, targets)
    case 'hex':
      return newHexRefusal(turning, spec, targets)
    case 'hexside':
      return newSideRefusal(turning, targets)
    case 'artifact':
      return newArtifactRefusal(turning, targets)
    case 'attack':
    case 'enemyCombatant':
    case 'unitList':
    case 'reserveUnit':
    case 'stackList':
    case 'spell':
    case 'die':
    case 'self':
    case 'choice':
      return undefined
  }
}

const SAME = refuse(CLAUSE, 'A turned spell gets another target.')

/** Any other unit that fits, of either side. */
function newUnitRefusal(
  { state, seat, spell, aim }: Turning,
  spec: Extract<TargetSpec, { kind: 'unit' }>,
  { unit: id }: Targets,
): Refused {
  const unit = id === undefined ? undefined : unitById(state, id)
  if (!unit) return refuse('AM-C.2', 'It needs a unit that is on the map.')
  if (unit.id === spell.targets.unit) return SAME
  const isNear = state.battle ? isInBattle(state, unit) : aim.isFar || isInRange(state, spell.hex, unit.hex)
  if (!isNear) return refuse(CLAUSE, 'That unit is out of range of the caster.')
  if (!isSeenAsTarget(unit, seat)) return refuse('AM-M.7', 'A hidden unit cannot be the target.')
  return fitRefusal(state, aim, spec, unit) ?? immunityRefusal(state, { ...aim, isSpell: true }, unit)
}

/** Any other stack in range of the caster that fits, of any seat. */
function newStackRefusal(
  { state, spell, aim }: Turning,
  spec: Extract<TargetSpec, { kind: 'stack' }>,
  { stack }: Targets,
): Refused {
  if (!stack || stackIn(state, stack).length === 0) return refuse('AM-C.2', 'There is no such stack.')
  if (spell.targets.stack && isSameStack(stack, spell.targets.stack)) return SAME
  const isNear = aim.isFar || isInRange(state, spell.hex, stack.hex)
  const isFit = !spec.hexClass || isOfClass(state, stack.hex, spec.hexClass)
  return isNear && isFit
    ? shelterRefusal(state, aim, stack)
    : refuse(CLAUSE, 'That stack is out of range, or does not fit.')
}

function newHexRefusal(
  { state, spell, aim }: Turning,
  spec: Extract<TargetSpec, { kind: 'hex' }>,
  { hex }: Targets,
): Refused {
  if (hex === undefined || !isOnMap(state, hex)) return refuse('AM-C.2', 'It needs a hex of the map.')
  if (hex === spell.targets.hex) return SAME
  const isNear = aim.isFar || isInRange(state, spell.hex, hex)
  const isFit = !spec.empty || isEmptyHex(state, hex)
  return isNear && isFit ? undefined : refuse(CLAUSE, 'That hex is out of range, or does not fit.')
}

function newSideRefusal({ state, spell }: Turning, { side }: Targets): Refused {
  if (!side || !areAdjacent(state, side[0], side[1]))
    return refuse('AM-C.2', 'It needs a hexside of the map.')
  if (spell.targets.side?.every((hex) => side.includes(hex))) return SAME
  return side.includes(spell.hex) ? undefined : refuse(CLAUSE, 'It closes a side of the caster’s own hex.')
}

/** Any other artifact in use in this battle, also one declared in the same exchange (AM-S.1). */
function newArtifactRefusal({ state, spell }: Turning, { artifact }: Targets): Refused {
  if (artifact === spell.targets.artifact) return SAME
  const uses = [state.battle?.sides.a, state.battle?.sides.d].flatMap((side) =>
    Object.values(side?.inUse ?? {}),
  )
  return uses.some((use) => use.artifact === artifact && !use.spent)
    ? undefined
    : refuse(CLAUSE, 'Nobody has that artifact in use.')
}
