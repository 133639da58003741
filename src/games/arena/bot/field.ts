import { onceForEach } from '@/engine/basics/once'
import { hexesApart } from '@/engine/kernel/hex'
import type { BoardField } from '../tables/boards'
import type { Space } from '../state/position'
import { airOf, groundOf } from '../queries/spaces'

/** A board by integers: the ground of a hex has the hex's index, the air above it that index and `size` more. */
export interface Field {
  readonly board: BoardField
  /** Hexes. */
  readonly size: number
  /** Spaces by their indices: all grounds, then all airs. */
  readonly spaces: readonly Space[]
  readonly indexOf: ReadonlyMap<Space, number>
}

/** The integer tables of a board, made once. */
export const fieldOf = onceForEach((board: BoardField): Field => {
  const spaces = [...board.ids.map(groundOf), ...board.ids.map(airOf)]
  const indexOf = new Map(spaces.map((space, index) => [space, index]))
  return { board, size: board.ids.length, spaces, indexOf }
})

/** The hex of a space. */
export function hexIn({ size }: Field, space: number): number {
  return space < size ? space : space - size
}

/** Distance between two spaces (AA-1.5). */
export function apart(field: Field, a: number, b: number): number {
  const levels = a < field.size === b < field.size ? 0 : 1
  return hexesApart(field.board, hexIn(field, a), hexIn(field, b)) + levels
}

/** An entry of a list of numbers; 0 where there is none. */
export function amount(list: ArrayLike<number>, index: number): number {
  return list[index] ?? 0
}
