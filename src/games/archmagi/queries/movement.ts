import type { HexId } from '@/engine/kernel/hex'
import { firstRefusal } from '@/engine/kernel/refusal'
import { refuse, type Refused } from '../refuse'
import type { State, Unit } from '../state/state'
import type { UnitId } from '../state/terms'
import { artifactRow } from '../tables/chits'
import { PACES } from '../tables/keywords'
import type { Filter } from '../tables/vocabulary'
import { has, isA, matches } from './filters'
import { areAdjacent, isOnMap, isUnknown } from './ground'
import { boardingRefusal } from './riding'
import { canStay, canWield, isAmong, printedOf, traitsOf } from './traits'
import { hasEnemies, isAvailable, ridersOf, stackWith, unitOf } from './units'

/** Who rides whom in a move (AM-9.9). */
export type Rides = Readonly<Record<UnitId, UnitId>>

/** What artifacts change about how a unit moves (AM-E.23): what a chit says goes before the general rule (AM-0.14). */
function moveRules(state: State, unit: Unit) {
  return unit.artifacts.flatMap((artifact) =>
    canWield(state, unit, artifact)
      ? (artifactRow(artifact).always ?? []).flatMap((one) => (one.op === 'moveRule' ? [one] : []))
      : [],
  )
}

/** How many hexes a unit may move (AM-9.2); none for a Site (AM-K.6). */
export function allowanceOf(state: State, unit: Unit): number {
  const traits = traitsOf(state, unit)
  if (isA(traits, 'Site')) return 0
  const rules = moveRules(state, unit)
  const paces = PACES.map(([keyword, hexes]) => (has(traits, keyword) ? hexes : 1))
  const set = rules.map(({ set }) => set ?? 1)
  const more = rules.reduce((sum, { add = 0 }) => sum + add, 0)
  return Math.max(1, ...paces, ...set) + more
}

/** Whether enemies do not stop it: it flies over them or passes through (AM-9.5). */
function passesEnemies(state: State, unit: Unit): boolean {
  return has(traitsOf(state, unit), 'flying') || moveRules(state, unit).some(({ passEnemies }) => passEnemies)
}

/** Whom a flooded hex keeps in and out, unless an effect says it otherwise (AM-S.60). */
const GATED: Filter = {
  all: [{ not: { has: 'flying' } }, { not: { has: 'swimmer' } }, { not: { is: 'Sea' } }],
}

/** Whether nobody can arrive in a hex (AM-S.54). */
export function isBlighted({ effects }: State, hex: HexId): boolean {
  return effects.some(
    ({ does, on }) => does.op === 'block' && does.what === 'hex' && on.kind === 'hex' && on.hex === hex,
  )
}

/** Whether a hexside is closed (AM-S.18). */
function isClosed({ effects }: State, one: HexId, other: HexId): boolean {
  return effects.some(
    ({ does, on }) =>
      does.op === 'block' && on.kind === 'hexside' && on.between.includes(one) && on.between.includes(other),
  )
}

function isGated(state: State, unit: Unit, hex: HexId): boolean {
  return state.effects.some(
    ({ does, on }) =>
      does.op === 'block' &&
      does.what === 'gate' &&
      on.kind === 'hex' &&
      on.hex === hex &&
      matches(GATED, traitsOf(state, unit)),
  )
}

/**
 * Why a unit may not go from one hex to the next, though it could stay there: what forbids counts for more than what
 * permits (AM-0.14, AM-9.7, AM-E.25).
 */
export function barRefusal(state: State, unit: Unit, from: HexId, to: HexId): Refused {
  if (isClosed(state, from, to)) return refuse('AM-9.7', 'A chasm closes that hexside.')
  if (isBlighted(state, to)) return refuse('AM-9.7', 'Nobody can enter a blighted hex.')
  return isGated(state, unit, from) || isGated(state, unit, to)
    ? refuse('AM-9.7', 'Only who flies or swims gets into or out of a flooded hex.')
    : undefined
}

/** Why a unit may not take part in a move, the way aside (AM-9.1, AM-9.9). */
export function moverRefusal(state: State, unit: Unit, isCarried = false): Refused {
  if (!isAvailable(state, unit)) return refuse('AM-9.1', 'A paralysed unit does not move.')
  if (isA(printedOf(unit), 'Site')) return refuse('AM-9.1', 'Sites never move.')
  if (unit.used.includes('ridden')) return refuse('AM-9.9', 'A unit that has been carried does not move on.')
  if (!unit.used.includes('moved')) return undefined
  return isCarried
    ? refuse('AM-9.9', 'A unit that has moved is not carried on.')
    : refuse('AM-9.1', 'Each unit moves once.')
}

/** Who rides whom once a group has formed: as told, or still on a carrier that goes along (AM-9.9, AM-9.10). */
export function formed(state: State, group: readonly Unit[], rides: Rides): State {
  const ridingOf = ({ id, riding }: Unit) =>
    rides[id] ?? (riding !== null && isAmong(group, riding) ? riding : null)
  const units = state.units.map((unit) =>
    isAmong(group, unit.id) ? { ...unit, riding: ridingOf(unit) } : unit,
  )
  return { ...state, units }
}

/** Why units may not go along a path together (AM-9.1 to AM-9.11). */
export function moveRefusal(
  state: State,
  units: readonly Unit[],
  path: readonly HexId[],
  rides: Rides,
): Refused {
  const [first] = units
  if (!first) return refuse('AM-9.1', 'A move needs a unit.')
  if (units.some(({ hex }) => hex !== first.hex)) return refuse('AM-9.1', 'A group starts together.')
  const boarding = boardingRefusal(state, units, rides)
  if (boarding) return boarding
  const group = formed(state, units, rides)
  const movers = units.map(({ id }) => unitOf(group, id))
  return (
    pathRefusal(state, first.hex, path) ??
    firstRefusal(movers, (unit) => wayRefusal(group, unit, path, movers)) ??
    leftBehindRefusal(state, movers, first.hex)
  )
}

/** Why a path is none, whoever takes it (AM-9.1, AM-9.6). */
function pathRefusal(state: State, from: HexId, path: readonly HexId[]): Refused {
  if (path.length === 0) return refuse('AM-9.1', 'A move enters at least one hex.')
  const isBroken = path.some(
    (hex, nth) => !isOnMap(state, hex) || !areAdjacent(state, path[nth - 1] ?? from, hex),
  )
  if (isBroken) return refuse('AM-9.1', 'A move goes from hex to adjacent hex.')
  return path.length > 1 && path.some((hex) => isUnknown(state, hex))
    ? refuse('AM-9.6', 'Only a move of one hex enters unknown land.')
    : undefined
}

/** Why a unit may not take a path; one that rides along goes as far as its carrier (AM-9.8). */
function wayRefusal(state: State, unit: Unit, path: readonly HexId[], movers: readonly Unit[]): Refused {
  const isCarried = unit.riding !== null && isAmong(movers, unit.riding)
  if (!isCarried && path.length > allowanceOf(state, unit))
    return refuse('AM-9.2', 'That is farther than this unit can move.')
  if (path.some((hex) => !canStay(state, unit, hex)))
    return refuse('AM-9.4', 'This unit cannot stay in a hex of the path.')
  if (isCarried) return undefined
  const isStopped = path.slice(0, -1).some((hex) => hasEnemies(state, hex, unit.seat))
  if (isStopped && !passesEnemies(state, unit))
    return refuse('AM-9.5', 'This unit must stop where it meets an enemy stack.')
  return firstRefusal(path, (hex, nth) => barRefusal(state, unit, path[nth - 1] ?? unit.hex, hex))
}

/** Why carriers may not go without their riders: those would be left where they cannot stay (AM-9.11). */
function leftBehindRefusal(state: State, movers: readonly Unit[], hex: HexId): Refused {
  const left = movers.flatMap(({ id }) => ridersOf(state, id)).filter(({ id }) => !isAmong(movers, id))
  return left.some((unit) => !canStay(state, { ...unit, riding: null }, hex))
    ? refuse('AM-9.11', 'A unit would be left where it cannot stay.')
    : undefined
}

/** Where a unit could go from its hex by itself in one step: it leaves a battle, flees or retreats (AM-K.34, AM-9.7). */
export function stepsOf(state: State, unit: Unit, hexes: readonly HexId[]): readonly HexId[] {
  if (isA(printedOf(unit), 'Site')) return []
  return hexes.filter((hex) => canStay(state, unit, hex) && !barRefusal(state, unit, unit.hex, hex))
}

/** Whoever of its stack could take a unit aboard where it is. */
export function rescuersOf(state: State, unit: Unit): readonly Unit[] {
  return stackWith(state, unit).filter(
    ({ id }) => id !== unit.id && !boardingRefusal(state, [unit], { [unit.id]: id }),
  )
}
