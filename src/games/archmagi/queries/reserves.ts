import type { HexId } from '@/engine/kernel/hex'
import { refuse, type Refused } from '../refuse'
import type { State, Unit } from '../state/state'
import type { MageSeat, UnitType } from '../state/terms'
import { artifactRow } from '../tables/chits'
import { RESERVES } from '../tables/figures'
import { factsOfType, powerById, powersOf } from '../tables/types'
import type { Limit } from '../tables/effects'
import type { Power } from '../tables/rows'
import { matches } from './filters'
import { isHomeAt, isUnknown, terrainAt } from './ground'
import { isBlighted } from './movement'
import { canStayAs } from './stay'
import { canWield } from './traits'
import { archmagusOf, isAvailable, mageOf, stackIn, unitsOf } from './units'

/** What changes the limits of a seat: powers of an Archmagus on the map, and artifacts that able wielders carry. */
function limitsOf(state: State, seat: MageSeat): readonly Limit[] {
  const archmagus = archmagusOf(state, seat)
  const powers = archmagus ? powersOf(archmagus.type).flatMap(({ effects }) => effects) : []
  const carried = unitsOf(state, seat).flatMap((unit) =>
    unit.artifacts.flatMap((artifact) =>
      canWield(state, unit, artifact) ? (artifactRow(artifact).always ?? []) : [],
    ),
  )
  return [...powers, ...carried].flatMap((one) => (one.op === 'limit' ? [one] : []))
}

/** How many chits a seat may keep, or draws: the highest that is set in place of the usual, and what is added (AM-E.30). */
export function limitOf(state: State, seat: MageSeat, what: Limit['what']): number {
  const limits = limitsOf(state, seat).filter((one) => one.what === what)
  const sets = limits.flatMap(({ set }) => set ?? [])
  const base = sets.length > 0 ? Math.max(...sets) : RESERVES[what]
  return limits.reduce((sum, { add = 0 }) => sum + add, base)
}

/** How many unit chits a seat has above its limit (AM-6.7); artifacts are not counted (AM-6.8). */
export function unitsOver(state: State, seat: MageSeat): number {
  return Math.max(0, mageOf(state, seat).reserve.length - limitOf(state, seat, 'unitReserve'))
}

/** How many spells a seat has above its limit (AM-7.2); those on Scrolls are not counted (AM-7.7). */
export function spellsOver(state: State, seat: MageSeat): number {
  return Math.max(0, mageOf(state, seat).spells.length - limitOf(state, seat, 'spellReserve'))
}

/** A power that a seat's Archmagus has, on the map and available (AM-P); undefined where there is none. */
export function powerIn(
  state: State,
  seat: MageSeat,
  id: string,
): (Power & { readonly by: Unit }) | undefined {
  const by = archmagusOf(state, seat)
  const power = powerById(id)
  if (!by || !power || !powersOf(by.type).includes(power)) return undefined
  return isAvailable(state, by) ? { ...power, by } : undefined
}

/** Why a seat does not use a power that it may use once in a turn (AM-P, AM-4.5). */
export function powerRefusal(state: State, seat: MageSeat, id: string): Refused {
  const power = powerIn(state, seat, id)
  if (!power) return refuse('AM-C.2', 'No Archmagus of yours has that power now.')
  return power.by.used.includes(id) ? refuse(power.clause, 'That is done once in a turn.') : undefined
}

/** Why a chit of the Reserve may not be deployed in a hex, at home or by a power (AM-6.2 to AM-6.6). */
export function deployRefusal(
  state: State,
  seat: MageSeat,
  { chit, hex, via }: { readonly chit: UnitType; readonly hex: HexId; readonly via?: string | undefined },
): Refused {
  if (!mageOf(state, seat).reserve.includes(chit)) return refuse('AM-C.2', 'That chit is not in the Reserve.')
  if (via !== undefined) return powerDeployRefusal(state, seat, { chit, hex, via })
  const { home } = factsOfType(chit)
  // What is found serves from the next turn on (AM-10.4): Exploration comes after the phase of deployment.
  if (isUnknown(state, hex)) return refuse('AM-6.4', 'Nothing is deployed in unknown land.')
  if (!isHomeAt(state, home, hex)) {
    const isBySea = home === 'coastal' || home === 'reef' || home === 'abyss'
    return isBySea
      ? refuse('AM-6.3', 'Units of the sea and the coast are deployed on their own waters.')
      : refuse('AM-6.2', 'A unit is deployed in its home terrain.')
  }
  if (stackIn(state, { hex, owner: seat }).length === 0)
    return refuse('AM-6.2', 'A unit is deployed where a unit of its seat is.')
  return groundRefusal(state, hex) ?? placeRefusal(state, chit, hex)
}

/** Why a hex does not serve for deployment (AM-6.4, AM-2.9). */
function groundRefusal(state: State, hex: HexId): Refused {
  const terrain = terrainAt(state, hex)
  return terrain !== undefined && state.settings.noDeploy.includes(terrain)
    ? refuse('AM-6.4', 'This game does not allow deployment in that terrain.')
    : undefined
}

/** Why a chit may not be put into a hex by any means: it could not stay, or nobody may arrive (AM-6.4, AM-9.7). */
export function placeRefusal(state: State, chit: UnitType, hex: HexId): Refused {
  if (isBlighted(state, hex)) return refuse('AM-6.4', 'Nobody can arrive in a blighted hex.')
  const facts = factsOfType(chit)
  return canStayAs(state, facts, facts.home, hex)
    ? undefined
    : refuse('AM-6.4', 'The unit could not stay in that hex.')
}

/** Why a power does not deploy a chit in a hex (AM-6.6). */
function powerDeployRefusal(
  state: State,
  seat: MageSeat,
  { chit, hex, via }: { readonly chit: UnitType; readonly hex: HexId; readonly via: string },
): Refused {
  const power = powerIn(state, seat, via)
  const deed = power?.effects.find((effect) => effect.op === 'deploy')
  if (!power || deed?.op !== 'deploy') return refuse('AM-C.2', 'No Archmagus of yours has that power now.')
  if (power.by.hex !== hex) return refuse('AM-6.6', 'The power deploys in the hex of the Archmagus.')
  if (!matches(deed.who, factsOfType(chit)))
    return refuse(power.clause, 'The power does not deploy such a chit.')
  return placeRefusal(state, chit, hex)
}
