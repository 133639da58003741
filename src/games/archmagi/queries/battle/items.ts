import type { HexId } from '@/engine/kernel/hex'
import { firstRefusal } from '@/engine/kernel/refusal'
import { refuse, type Refused } from '../../refuse'
import type { Battle, BattleSide, State, Unit } from '../../state/state'
import type { MageSeat, PlanItem, UnitId } from '../../state/terms'
import { artifactRow } from '../../tables/chits'
import type { TargetSpec } from '../../tables/effects'
import { isPlanned, type Power } from '../../tables/rows'
import { has, isA } from '../filters'
import { hexesAround } from '../ground'
import { battleCastRefusal } from '../magic/casting'
import { type Aiming, isSeenAsTarget, targetRefusal } from '../magic/targets'
import { stepsOf } from '../movement'
import { powerIn } from '../reserves'
import { canWield, isInBattle, ownTraits, printedOf, roleOf } from '../traits'
import { archmagusOf, helplessRefusal, isBound, isEmptyHex, isFriendlyHex, mageOf, unitById } from '../units'
import { availableOfSide } from './fighters'
import { plannedState, usedInBattle, usedInTurn } from './plan'

/** Where an item of a plan is judged. */
interface Planning {
  readonly state: State
  readonly battle: Battle
  readonly seat: MageSeat
  readonly side: BattleSide
}

type ItemOf<Kind extends PlanItem['kind']> = Extract<PlanItem, { kind: Kind }>

/** Why an item may not be added to a seat's plan (AM-11.12). */
export function itemRefusal(state: State, seat: MageSeat, item: PlanItem): Refused {
  const planned = plannedState(state, seat)
  const { battle } = planned
  if (!battle) return refuse('AM-C.3', 'There is no battle.')
  const planning = { state: planned, battle, seat, side: battle.sides[roleOf(battle, seat)] }
  switch (item.kind) {
    case 'cast':
      return battleCastRefusal(planned, seat, item)
    case 'power':
      return powerRefusal(planning, item)
    case 'artifact':
      return actorRefusal(planning, item.unit) ?? artifactRefusal(planning, item)
    case 'swap':
      return actorRefusal(planning, item.unit) ?? swapRefusal(planning, item)
    case 'guard':
      return actorRefusal(planning, item.unit) ?? guardRefusal(planning, item)
    case 'leave':
      return actorRefusal(planning, item.unit) ?? leaveRefusal(planning, item)
    case 'support':
      return actorRefusal(planning, item.unit) ?? supportRefusal(planning, item)
    case 'paralyze':
      return actorRefusal(planning, item.unit) ?? paralyzeRefusal(planning, item)
  }
}

/** Why a unit plans nothing in this battle (AM-0.9, AM-11.4). */
function actorRefusal({ state, seat }: Planning, id: UnitId): Refused {
  const unit = unitById(state, id)
  if (!unit || unit.seat !== seat) return refuse('AM-C.2', 'That unit is not yours.')
  if (!isInBattle(state, unit)) return refuse('AM-11.4', 'That unit is not in this battle.')
  return helplessRefusal(state, unit)
}

function unitIn({ state }: Planning, id: UnitId): Unit {
  return unitById(state, id) as Unit
}

/** Why a unit does not take the combatant's place (AM-11.12). */
function substituteRefusal({ state, battle, side, seat }: Planning, id: UnitId): Refused {
  const isOther = id !== side.combatant
  const isThere = availableOfSide(state, battle, roleOf(battle, seat)).some((unit) => unit.id === id)
  return isOther && isThere ? undefined : refuse('AM-11.12', 'Another available unit takes the place.')
}

/** The combatant goes back into its stack (AM-K.26, AM-K.34). */
function swapRefusal(planning: Planning, { unit: id, with: other, by }: ItemOf<'swap'>): Refused {
  const { state, side } = planning
  const unit = unitIn(planning, id)
  const clause = by === 'skirmish' ? 'AM-K.26' : 'AM-K.34'
  if (!has(ownTraits(state, unit), by)) return refuse(clause, 'That unit cannot step back.')
  if (side.chit !== null) return refuse('AM-11.23', 'An attack chit is in the field.')
  if (side.combatant !== id) return refuse(clause, 'Only the combatant steps back.')
  return (
    (by === 'skirmish' ? usedInBattle(side, unit, 'skirmish') : usedInTurn(unit, 'vanish')) ??
    substituteRefusal(planning, other)
  )
}

/** A guard steps in for the combatant of the defender (AM-K.19). */
function guardRefusal(planning: Planning, { unit: id }: ItemOf<'guard'>): Refused {
  const { state, battle, seat, side } = planning
  const unit = unitIn(planning, id)
  if (seat !== battle.d) return refuse('AM-K.19', 'Only the defender uses Guard.')
  if (!has(ownTraits(state, unit), 'guard')) return refuse('AM-K.19', 'That unit is no guard.')
  if (side.chit !== null) return refuse('AM-11.23', 'An attack chit is in the field.')
  if (side.combatant === id) return refuse('AM-K.19', 'It is the combatant already.')
  return usedInBattle(side, unit, 'guard')
}

/** Hexes beside the battle that are empty or hold only a seat's own units (AM-K.34, AM-11.10). */
export function openHexes(state: State, hex: HexId, seat: MageSeat): readonly HexId[] {
  return hexesAround(state, hex).filter((one) => isEmptyHex(state, one) || isFriendlyHex(state, one, seat))
}

/** Where a unit could go to by itself. */
export function waysOut(state: State, unit: Unit): readonly HexId[] {
  return stepsOf(state, { ...unit, riding: null }, openHexes(state, unit.hex, unit.seat))
}

/** A unit goes to a hex beside the battle (AM-K.34). */
function leaveRefusal(planning: Planning, { unit: id, to, with: other }: ItemOf<'leave'>): Refused {
  const { state, side, battle, seat } = planning
  const unit = unitIn(planning, id)
  if (!has(ownTraits(state, unit), 'vanish')) return refuse('AM-K.34', 'That unit cannot vanish.')
  if (isBound(state, unit)) return refuse('AM-E.7', 'It is there for this battle and may not leave it.')
  const used = usedInTurn(unit, 'vanish')
  if (used) return used
  if (!waysOut(state, unit).includes(to))
    return refuse('AM-K.34', 'It goes to an adjacent hex that is empty or friendly and that it can enter.')
  if (side.combatant !== id) return undefined
  const others = availableOfSide(state, battle, roleOf(battle, seat)).filter((one) => one.id !== id)
  if (other === undefined)
    return others.length > 1 ? refuse('AM-11.12', 'Name who takes the place of the combatant.') : undefined
  return substituteRefusal(planning, other)
}

/** Archers and Generals help whoever fights (AM-K.12, AM-K.18). */
function supportRefusal(planning: Planning, { unit: id }: ItemOf<'support'>): Refused {
  const { state, side } = planning
  const traits = ownTraits(state, unitIn(planning, id))
  if (side.combatant === id && side.chit === null)
    return refuse('AM-K.12', 'The combatant does not support itself.')
  if (!has(traits, 'archer') && !has(traits, 'general'))
    return refuse('AM-K.12', 'Only Archers and Generals support.')
  return side.supports.includes(id) ? refuse('AM-11.14', 'That unit supports already.') : undefined
}

function paralyzeRefusal(planning: Planning, { unit: id, target }: ItemOf<'paralyze'>): Refused {
  const { state, side, seat } = planning
  const unit = unitIn(planning, id)
  if (!has(ownTraits(state, unit), 'paralyze')) return refuse('AM-K.22', 'That unit cannot paralyse.')
  const used = usedInBattle(side, unit, 'paralyze')
  if (used) return used
  const foe = unitById(state, target)
  if (!foe || foe.seat === seat || !isInBattle(state, foe))
    return refuse('AM-K.22', 'It paralyses an enemy in this battle.')
  if (!isSeenAsTarget(foe, seat)) return refuse('AM-M.7', 'A hidden unit cannot be the target.')
  return isA(printedOf(foe), 'ArchMagus') ? refuse('AM-K.36', 'An Archmagus is not paralysed.') : undefined
}

/** A unit takes an artifact into use (AM-A.0.4). */
function artifactRefusal(planning: Planning, item: ItemOf<'artifact'>): Refused {
  const { state, side } = planning
  const unit = unitIn(planning, item.unit)
  const row = artifactRow(item.artifact)
  if (!unit.artifacts.includes(item.artifact)) return refuse('AM-C.2', 'That unit does not carry it.')
  if (!canWield(state, unit, item.artifact)) return refuse('AM-A.0.2', 'That unit cannot use it.')
  const isOfPlans = row.inUse !== undefined || (row.action !== undefined && isPlanned(row.action))
  if (!isOfPlans || side.inUse[unit.id] !== undefined)
    return refuse('AM-A.0.4', 'A unit takes one artifact into use in a battle, and only such as work in one.')
  return choiceRefusal(item) ?? targetsRefusal(planning, row, row.action?.targets ?? [], item)
}

/** Why no choice, or a wrong one, was made among what an artifact offers (AM-A.40). */
function choiceRefusal({ artifact, choose }: ItemOf<'artifact'>): Refused {
  const offers = (artifactRow(artifact).inUse ?? []).flatMap((one) =>
    one.op === 'grant' ? (one.choose ?? []) : [],
  )
  if (offers.length === 0) return undefined
  return choose !== undefined && offers[choose] !== undefined
    ? undefined
    : refuse(artifactRow(artifact).clause, 'Choose what it is to give.')
}

function targetsRefusal(
  { state, seat }: Planning,
  { clause, action }: ReturnType<typeof artifactRow>,
  specs: readonly TargetSpec[],
  { unit, targets = {} }: ItemOf<'artifact'>,
): Refused {
  const caster = unitById(state, unit) as Unit
  const aim: Aiming = { seat, caster, clause, isFar: false, isSpell: false, effects: action?.effects ?? [] }
  return firstRefusal(specs, (spec) => targetRefusal(state, aim, spec, targets))
}

/** An Archmagus uses a power (AM-P). */
function powerRefusal(planning: Planning, item: ItemOf<'power'>): Refused {
  const { state, seat, side } = planning
  const power = powerIn(state, seat, item.power)
  if (!power || !isPlanned(power)) return refuse('AM-C.2', 'No Archmagus of yours has that power now.')
  if (!power.anywhere && !isInBattle(state, power.by))
    return refuse(power.clause, 'The Archmagus is not in this battle.')
  const used = power.uses === 'battle' ? usedInBattle(side, power.by, power.id) : undefined
  return used ?? costRefusal(state, seat, power) ?? aimAtRefusal(planning, power, item)
}

function costRefusal(state: State, seat: MageSeat, { cost, clause }: Power): Refused {
  return cost === 'spells' && mageOf(state, seat).spells.length === 0
    ? refuse(clause, 'It costs all spells held, and there is none.')
    : undefined
}

function aimAtRefusal({ state, seat }: Planning, power: Power, { targets }: ItemOf<'power'>): Refused {
  const caster = archmagusOf(state, seat) as Unit
  const { clause, effects } = power
  const aim: Aiming = { seat, caster, clause, isFar: true, isSpell: false, effects }
  return firstRefusal(power.targets, (spec) => targetRefusal(state, aim, spec, targets))
}
