import { at, type HexId } from '@/engine/kernel/hex'
import { type Side, UNITS, type UnitType } from '../tables/units'
import { boardOf } from '../queries/board'
import type { Position, Unit } from '../state/position'
import { enemyOf, unitsOf } from '../queries/stacking'
import { type Chances, chancesOf } from './chances'
import { type Field, fieldOf } from './field'

/** Units of one side by hex index; a hex holds one type, entry hexes aside. */
export interface Presence {
  readonly units: readonly Unit[]
  readonly count: Uint8Array
  readonly typeAt: readonly (UnitType | undefined)[]
}

/** A position laid out for planning one side's segment. */
export interface Scene {
  readonly position: Position
  readonly side: Side
  readonly field: Field
  readonly chances: Chances
  readonly own: Presence
  readonly enemy: Presence
}

/** Lays a position out for its phasing side. */
export function sceneOf(position: Position): Scene {
  const { side, settings } = position
  return {
    position,
    side,
    field: fieldOf(settings),
    chances: chancesOf(settings),
    own: presenceOf(position, side),
    enemy: presenceOf(position, enemyOf(side)),
  }
}

function presenceOf(position: Position, side: Side): Presence {
  const { grid } = boardOf(position.settings)
  const units = unitsOf(position, side)
  const count = new Uint8Array(grid.ids.length)
  const typeAt = new Array<UnitType | undefined>(grid.ids.length).fill(undefined)
  for (const { type, hex } of units) {
    const index = grid.indexOf(hex)
    count[index] = at(count, index) + 1
    typeAt[index] = type
  }
  return { units, count, typeAt }
}

/** The index of a unit's or a haunt's hex. */
export function indexOf({ field }: Scene, hex: HexId): number {
  return field.board.grid.indexOf(hex)
}

/** The printed number of an index. */
export function hexAt({ field }: Scene, index: number): HexId {
  return field.board.grid.ids[index] as HexId
}

/** Whether an index is a board hex on which units can stand. */
export function isClear({ field }: Scene, index: number): boolean {
  return field.board.terrain[index] === 'clear'
}

/** Whether a type casts fireballs. */
export function castsFire(type: UnitType): boolean {
  return UNITS[type].spells.includes('fireball')
}
