import type { HexId } from '@/engine/kernel/hex'
import { firstRefusal } from '@/engine/kernel/refusal'
import type { Clause } from '../../clauses'
import { refuse, type Refused } from '../../refuse'
import type { State, Unit } from '../../state/state'
import type { MageSeat, StackRef, Targets, UnitId } from '../../state/terms'
import { factsOfType } from '../../tables/types'
import type { EffectSpec, TargetSpec } from '../../tables/effects'
import { isA, matches } from '../filters'
import { areAdjacent, isInRange, isOfClass, isOnMap } from '../ground'
import { barRefusal, isBlighted } from '../movement'
import { placeRefusal } from '../reserves'
import { isRevealed } from '../secrecy'
import { canStay, isInBattle, isSpellImmune, printedOf, roleOf, sideOf, traitsOf } from '../traits'
import { isAvailable, isBound, isEmptyHex, isFriendlyHex, mageOf, stackIn, unitById } from '../units'

/** From where, for whom and by what something is aimed. */
export interface Aiming {
  readonly seat: MageSeat
  readonly caster: Unit
  readonly clause: Clause
  /** Whether the whole map is in range (AM-M.11). */
  readonly isFar: boolean
  /** Whether immunity to spells keeps it off. */
  readonly isSpell: boolean
  readonly effects: readonly EffectSpec[]
}

/** What of an aim matters for whether a target fits. */
type Fit = Pick<Aiming, 'clause' | 'effects'>

type SpecOf<Kind extends TargetSpec['kind']> = Extract<TargetSpec, { kind: Kind }>

/** Why what a slot names is no target (AM-E.0.2, AM-C.8). */
export function targetRefusal(state: State, aim: Aiming, spec: TargetSpec, targets: Targets): Refused {
  switch (spec.kind) {
    case 'unit':
      return unitRefusal(state, aim, spec, targets.unit)
    case 'unitList':
      return firstRefusal(targets.heroes ?? [], (id) => heroRefusal(state, aim, spec, id))
    case 'reserveUnit':
      return chitRefusal(state, aim, spec, targets)
    case 'stack':
      return targets.stack === undefined && spec.optional
        ? undefined
        : stackRefusal(state, aim, spec, targets.stack)
    case 'stackList':
      return stacksRefusal(state, aim, spec, targets.stacks)
    case 'hex':
      return hexRefusal(state, aim, spec, targets)
    case 'hexside':
      return sideRefusal(state, aim, targets.side)
    case 'artifact':
      return artifactRefusal(state, aim, targets)
    case 'choice':
      return spec.of.includes(targets[spec.slot] ?? '')
        ? undefined
        : refuse(aim.clause, 'Choose one of what is offered.')
    case 'enemyCombatant':
      return hasEnemyCombatant(state, aim.seat)
        ? undefined
        : refuse(aim.clause, 'The enemy has no unit in the fight.')
    case 'attack':
    case 'self':
    case 'spell':
    case 'die':
      return undefined
  }
}

/** Whether the enemy of a seat has a unit in the fight, and not an attack chit. */
export function hasEnemyCombatant({ battle }: State, seat: MageSeat): boolean {
  return battle !== null && battle.sides[roleOf(battle, seat) === 'a' ? 'd' : 'a'].combatant !== null
}

/** Whether a seat may aim at a unit: its own, or one that it sees (AM-M.7). */
export function isSeenAsTarget(unit: Unit, seat: MageSeat): boolean {
  return unit.seat === seat || isRevealed(unit) || unit.knownTo.includes(seat)
}

function unitRefusal(state: State, aim: Aiming, spec: SpecOf<'unit'>, id: UnitId | undefined): Refused {
  const unit = id === undefined ? undefined : unitById(state, id)
  if (!unit) return refuse('AM-C.2', 'It needs a unit that is on the map.')
  const isOwn = unit.seat === aim.seat
  if (isOwn !== (spec.side === 'own'))
    return refuse(aim.clause, isOwn ? 'It is aimed at an enemy unit.' : 'It is aimed at a unit of your own.')
  return (
    unitRangeRefusal(state, aim, spec, unit) ??
    (spec.revealed && !isSeenAsTarget(unit, aim.seat)
      ? refuse('AM-M.7', 'A hidden unit cannot be the target.')
      : undefined) ??
    fitRefusal(state, aim, spec, unit) ??
    immunityRefusal(state, aim, unit)
  )
}

/** Why a unit is too far off, or not in the place where it must be (AM-M.4). */
function unitRangeRefusal(state: State, aim: Aiming, spec: SpecOf<'unit'>, unit: Unit): Refused {
  const tooFar = refuse('AM-M.4', 'That unit is out of range.')
  switch (spec.where) {
    case 'battle':
      return isInBattle(state, unit) ? undefined : refuse('AM-M.4', 'That unit is not in this battle.')
    case 'elsewhere':
      return isInBattle(state, unit) ? refuse(aim.clause, 'That unit is in this battle already.') : undefined
    case 'casterHex':
      return aim.isFar || unit.hex === aim.caster.hex ? undefined : tooFar
    case 'range':
    case 'adjacent':
      return aim.isFar || isInRange(state, aim.caster.hex, unit.hex) ? undefined : tooFar
    case 'any':
      return undefined
  }
}

/** Why a unit does not fit what the row asks for. */
export function fitRefusal(state: State, aim: Fit, spec: SpecOf<'unit'>, unit: Unit): Refused {
  if (!matches(spec.who, traitsOf(state, unit))) return refuse(aim.clause, 'It does not work on such a unit.')
  if (spec.combatant && sideOf(state, unit.seat)?.combatant !== unit.id)
    return refuse(aim.clause, 'It works on the combatant only.')
  const hasMoved = unit.used.includes('moved') || unit.used.includes('ridden')
  return spec.unmoved && hasMoved ? refuse(aim.clause, 'That unit has moved.') : sendRefusal(state, aim, unit)
}

/** Why a unit cannot be sent or called anywhere. */
function sendRefusal(state: State, aim: Fit, unit: Unit): Refused {
  const arrives = aim.effects.some(({ op }) => op === 'fetch' || op === 'teleport')
  if (arrives && isA(printedOf(unit), 'Site')) return refuse(aim.clause, 'Sites never move.')
  const isFetched = aim.effects.some((effect) => effect.op === 'fetch' && effect.from === 'stack')
  return isFetched ? joinRefusal(state, aim, unit) : undefined
}

/** Why a unit cannot be called into the battle (AM-S.90). */
function joinRefusal(state: State, aim: Fit, unit: Unit): Refused {
  if (!isAvailable(state, unit)) return refuse(aim.clause, 'A paralysed unit does not come.')
  const hex = state.battle?.hex
  const isFree =
    hex !== undefined && !isBlighted(state, hex) && canStay(state, { ...unit, riding: null }, hex)
  return isFree ? undefined : refuse(aim.clause, 'That unit cannot stay where the battle is.')
}

/** Control and paralysis fail on an Archmagus (AM-K.36); spells fail on who is immune to them (AM-M.16). */
export function immunityRefusal(
  state: State,
  { effects, isSpell }: Pick<Aiming, 'effects' | 'isSpell'>,
  unit: Unit,
): Refused {
  const isArchmagus = isA(printedOf(unit), 'ArchMagus')
  if (isArchmagus && effects.some(({ op }) => op === 'control' || op === 'paralyze'))
    return refuse('AM-K.36', 'An Archmagus is neither controlled nor paralysed.')
  return isSpell && isSpellImmune(state, unit)
    ? refuse('AM-M.16', 'That unit is immune to spells.')
    : undefined
}

const BOUND = refuse('AM-E.7', 'It is there for this battle and may not leave it.')

function heroRefusal(state: State, aim: Aiming, spec: SpecOf<'unitList'>, id: UnitId): Refused {
  const unit = unitById(state, id)
  if (!unit || unit.seat !== aim.seat) return refuse('AM-C.2', 'That unit is not yours.')
  if (!isInBattle(state, unit)) return refuse('AM-M.4', 'That unit is not in this battle.')
  if (isBound(state, unit)) return BOUND
  return matches(spec.who, traitsOf(state, unit)) ? undefined : refuse(aim.clause, 'Only heroes go along.')
}

function chitRefusal(state: State, aim: Aiming, spec: SpecOf<'reserveUnit'>, targets: Targets): Refused {
  const { chit } = targets
  if (chit === undefined || !mageOf(state, aim.seat).reserve.includes(chit))
    return refuse('AM-C.2', 'That chit is not in the Reserve.')
  if (!matches(spec.who, factsOfType(chit))) return refuse(aim.clause, 'It does not work with such a chit.')
  return placeRefusal(state, chit, placeOfChit(state, aim, targets))
}

/** Where a chit of the Reserve would come onto the map. */
function placeOfChit(state: State, { caster, effects }: Aiming, { unit }: Targets): HexId {
  const replaced = unit === undefined ? undefined : unitById(state, unit)
  if (replaced) return replaced.hex
  return effects.some(({ op }) => op === 'fetch') ? (state.battle?.hex ?? caster.hex) : caster.hex
}

function stackRefusal(
  state: State,
  aim: Aiming,
  spec: Pick<SpecOf<'stack'>, 'where' | 'hexClass'>,
  stack: StackRef | undefined,
): Refused {
  if (!stack || stackIn(state, stack).length === 0) return refuse('AM-C.2', 'There is no such stack.')
  if (stack.owner === aim.seat) return refuse(aim.clause, 'It is aimed at an enemy stack.')
  if (spec.where !== 'any' && !aim.isFar && !isInRange(state, aim.caster.hex, stack.hex))
    return refuse('AM-M.4', 'That stack is out of range.')
  return spec.hexClass && !isOfClass(state, stack.hex, spec.hexClass)
    ? refuse(aim.clause, `It is aimed at a stack in a ${spec.hexClass} hex.`)
    : shelterRefusal(state, aim, stack)
}

/** Why an attack does not strike a stack: it is in sanctuary (AM-S.84). */
export function shelterRefusal(state: State, { effects }: Pick<Aiming, 'effects'>, stack: StackRef): Refused {
  return isSheltered(state, stack) && effects.some(({ op }) => op === 'areaAttack')
    ? refuse('AM-S.84', 'A stack in sanctuary is not attacked.')
    : undefined
}

/** Whether a stack is under Sanctuary (AM-S.84). */
export function isSheltered(state: State, stack: StackRef): boolean {
  return state.effects.some(({ does, on }) => {
    if (does.op !== 'noBattle' || on.kind !== 'stackOf') return false
    const caster = unitById(state, on.unit)
    return caster?.hex === stack.hex && caster.seat === stack.owner
  })
}

function stacksRefusal(
  state: State,
  aim: Aiming,
  spec: SpecOf<'stackList'>,
  stacks: readonly StackRef[] | undefined,
): Refused {
  if (!stacks || stacks.length === 0 || stacks.length > spec.max)
    return refuse(aim.clause, `It is aimed at one to ${spec.max} stacks.`)
  return firstRefusal(stacks, (stack) => stackRefusal(state, aim, spec, stack))
}

function hexRefusal(state: State, aim: Aiming, spec: SpecOf<'hex'>, targets: Targets): Refused {
  const { hex } = targets
  if (hex === undefined || !isOnMap(state, hex)) return refuse('AM-C.2', 'It needs a hex of the map.')
  if (!isHexNear(state, aim, spec, hex)) return refuse('AM-M.4', 'That hex is out of range.')
  if (spec.empty && !isEmptyHex(state, hex)) return refuse(aim.clause, 'That hex is not empty.')
  if (spec.emptyOrFriendly && !isEmptyHex(state, hex) && !isFriendlyHex(state, hex, aim.seat))
    return refuse(aim.clause, 'That hex is neither empty nor friendly.')
  return arrivalRefusal(state, aim, hex, targets)
}

function isHexNear(state: State, { caster, isFar }: Aiming, { where }: SpecOf<'hex'>, hex: HexId): boolean {
  if (where === 'adjacent') return areAdjacent(state, caster.hex, hex)
  return where !== 'range' || isFar || isInRange(state, caster.hex, hex)
}

/** Why whoever is sent to a hex could not be there (AM-S.38, AM-S.39). */
function arrivalRefusal(state: State, aim: Aiming, hex: HexId, { unit, heroes = [] }: Targets): Refused {
  const sent = aim.effects.flatMap((effect) => {
    if (effect.op === 'teleport') return unit === undefined ? [] : [unit]
    return effect.op === 'leave' && effect.to !== undefined ? [aim.caster.id, ...heroes] : []
  })
  if (sent.length > 0 && isBlighted(state, hex))
    return refuse('AM-9.7', 'Nobody can arrive in a blighted hex.')
  const walks = aim.effects.some(({ op }) => op === 'leave')
  if (walks && isBound(state, aim.caster)) return BOUND
  return firstRefusal(sent, (id) => {
    const one = unitById(state, id)
    if (one && !canStay(state, { ...one, riding: null }, hex))
      return refuse(aim.clause, 'Not all can stay there.')
    return one && walks ? barRefusal(state, one, one.hex, hex) : undefined
  })
}

function sideRefusal(state: State, aim: Aiming, side: readonly [HexId, HexId] | undefined): Refused {
  if (!side || !areAdjacent(state, side[0], side[1]))
    return refuse('AM-C.2', 'It needs a hexside of the map.')
  return side.includes(aim.caster.hex)
    ? undefined
    : refuse('AM-M.4', 'It closes a side of the caster’s own hex.')
}

/** An artifact is a target while an enemy has it in use in this battle (AM-S.1). */
function artifactRefusal(state: State, aim: Aiming, { artifact }: Targets): Refused {
  const { battle } = state
  if (!battle || artifact === undefined) return refuse('AM-C.2', 'It needs an artifact.')
  const { inUse } = battle.sides[roleOf(battle, aim.seat) === 'a' ? 'd' : 'a']
  const isThere = Object.entries(inUse).some(([bearer, use]) => {
    return (
      use.artifact === artifact &&
      !use.spent &&
      unitById(state, bearer as UnitId)?.artifacts.includes(artifact)
    )
  })
  return isThere ? undefined : refuse(aim.clause, 'No enemy has that artifact in use.')
}
