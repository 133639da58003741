import { refuse, type Refused } from '../refuse'
import type { HexId } from '@/engine/kernel/hex'
import type { Mage, State, Unit } from '../state/state'
import type { MageSeat, StackRef, UnitId } from '../state/terms'
import { isArchmagus } from '../tables/types'

/** Those who still play, in the order of play. */
export function seatsIn({ order, mages }: Pick<State, 'order' | 'mages'>): readonly MageSeat[] {
  return order.filter((seat) => !mages[seat].out)
}

/** The seats of the game clockwise from one, that one first, those that are out left out. */
export function clockwiseFrom(state: State, seat: MageSeat): readonly MageSeat[] {
  const { order } = state
  const first = order.indexOf(seat)
  const round = [...order.slice(first), ...order.slice(0, first)]
  return round.filter((one) => !state.mages[one].out)
}

export function mageOf({ mages }: State, seat: MageSeat): Mage {
  return mages[seat]
}

export function unitById({ units }: State, id: UnitId): Unit | undefined {
  return units.find((unit) => unit.id === id)
}

/** A unit that the rules know to be there. */
export function unitOf(state: State, id: UnitId): Unit {
  const unit = unitById(state, id)
  if (!unit) throw new Error(`Missing: unit ${id}`)
  return unit
}

/** All units of a seat in a hex: its stack (AM-0.4, AM-5.1). */
export function stackIn({ units }: Pick<State, 'units'>, { hex, owner }: StackRef): readonly Unit[] {
  return units.filter((unit) => unit.hex === hex && unit.seat === owner)
}

/** The stack that a unit is in. */
export function stackWith(state: State, { hex, seat }: Unit): readonly Unit[] {
  return stackIn(state, { hex, owner: seat })
}

export function unitsOf({ units }: State, seat: MageSeat): readonly Unit[] {
  return units.filter((unit) => unit.seat === seat)
}

export function archmagusOf(state: State, seat: MageSeat): Unit | undefined {
  return state.units.find((unit) => unit.seat === seat && isArchmagus(unit.type))
}

/** Whether nobody is there (AM-0.11). */
export function isEmptyHex({ units }: State, hex: HexId): boolean {
  return !units.some((unit) => unit.hex === hex)
}

/** Whether units of a seat are there and none of anybody else (AM-0.11). */
export function isFriendlyHex({ units }: State, hex: HexId, seat: MageSeat): boolean {
  const there = units.filter((unit) => unit.hex === hex)
  return there.length > 0 && there.every((unit) => unit.seat === seat)
}

/** Whether units of somebody else than a seat are there. */
export function hasEnemies({ units }: State, hex: HexId, seat: MageSeat): boolean {
  return units.some((unit) => unit.hex === hex && unit.seat !== seat)
}

/** The stacks of all seats but one, hexes as they come among the units. */
export function enemyStacks({ units }: State, seat: MageSeat): readonly StackRef[] {
  const seen = new Set<string>()
  return units.flatMap(({ hex, seat: owner }) => {
    const key = `${hex} ${owner}`
    if (owner === seat || seen.has(key)) return []
    seen.add(key)
    return [{ hex, owner }]
  })
}

export function isSameStack(one: StackRef, other: StackRef): boolean {
  return one.hex === other.hex && one.owner === other.owner
}

/** Whether it may not act: some effect has paralysed it (AM-0.9). */
export function isParalysed({ effects }: State, id: UnitId): boolean {
  return effects.some(({ does, on }) => does.op === 'paralyze' && on.kind === 'unit' && on.unit === id)
}

/** Whether it is on the map and can act (AM-0.9). */
export function isAvailable(state: State, unit: Unit): boolean {
  return !isParalysed(state, unit.id)
}

/** Whether a unit is in a battle only for its time, and may not leave it (AM-E.7, AM-E.9, AM-E.15). */
export function isBound({ effects }: State, { id }: Unit): boolean {
  return effects.some(
    ({ does, on, until }) =>
      (does.op === 'exists' || does.op === 'charmed') &&
      until === 'battle' &&
      on.kind === 'unit' &&
      on.unit === id,
  )
}

/** Why a unit can do nothing: it is paralysed (AM-0.9). */
export function helplessRefusal(state: State, unit: Unit): Refused {
  return isAvailable(state, unit) ? undefined : refuse('AM-0.9', 'A paralysed unit does nothing.')
}

/** Its carrier, if it rides on one (AM-9.8). */
export function carrierOf(state: State, unit: Unit): Unit | undefined {
  return unit.riding === null ? undefined : unitById(state, unit.riding)
}

export function ridersOf({ units }: State, id: UnitId): readonly Unit[] {
  return units.filter((unit) => unit.riding === id)
}

/** Units by number: ids are a letter or so, and a number (AM-0.12). */
export function byUnitId(one: Pick<Unit, 'id'>, other: Pick<Unit, 'id'>): number {
  const [word, number] = partsOf(one.id)
  const [otherWord, otherNumber] = partsOf(other.id)
  if (word === otherWord) return number - otherNumber
  return word < otherWord ? -1 : 1
}

function partsOf(id: UnitId): readonly [word: string, number: number] {
  const digits = /\d*$/.exec(id)?.[0] ?? ''
  return [id.slice(0, id.length - digits.length), Number(digits)]
}
