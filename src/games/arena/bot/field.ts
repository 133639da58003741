import { hexesApart } from '@/engine/kernel/hex'
import { type BoardField, BOARDS, MAPS } from '../tables/boards'
import type { Table, Space } from '../state/position'
import { airOf, groundOf } from '../queries/spaces'

/** A board by integers: the ground of a hex has the hex's index, the air above it that index and `size` more. */
export interface Field {
  readonly board: BoardField
  /** Hexes. */
  readonly size: number
  /** Spaces by their indices: all grounds, then all airs. */
  readonly spaces: readonly Space[]
  readonly indexOf: ReadonlyMap<Space, number>
  /** The hexes around each hex. */
  readonly around: readonly (readonly number[])[]
}

const known = new Map<BoardField, Field>()

/** The integer tables of the board that a game is played on, made once. */
export function fieldOf({ settings }: Pick<Table, 'settings'>): Field {
  const board = BOARDS[MAPS[settings.map].board]
  const before = known.get(board)
  if (before) return before
  const made = makeField(board)
  known.set(board, made)
  return made
}

function makeField(board: BoardField): Field {
  const size = board.ids.length
  const spaces = [...board.ids.map(groundOf), ...board.ids.map(airOf)]
  return {
    board,
    size,
    spaces,
    indexOf: new Map(spaces.map((space, index) => [space, index])),
    around: board.ids.map((_, index) =>
      [...board.neighbors.subarray(index * 6, index * 6 + 6)].filter((near) => near >= 0),
    ),
  }
}

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
