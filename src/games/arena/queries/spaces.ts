import { type HexId, hexesApart } from '@/engine/kernel/hex'
import { ownOf } from '@/engine/basics/own'
import { type BoardField, BOARDS, MAPS } from '../tables/boards'
import { CREATURES } from '../tables/creatures'
import { ENTERS } from '../tables/terrain'
import type { Terrain } from '../tables/names'
import { creatureOf } from './creatures'
import type { Creature, CreatureId, Hex, Space, Table } from '../state/position'

/** The integer tables of the board that a game is played on. */
export function boardOf({ settings }: Pick<Table, 'settings'>): BoardField {
  return BOARDS[MAPS[settings.map].board]
}

/** A hex of the board by its name; undefined for any other word. */
export function hexAt({ hexes }: Pick<Table, 'hexes'>, id: HexId): Hex | undefined {
  return ownOf(hexes, id)
}

/** The hex that a space belongs to. */
export function hexOf(space: Space): HexId {
  return (isAir(space) ? space.slice(0, -1) : space) as HexId
}

/** The hex of a creature, or undefined while it is out of play. */
export function hexOfCreature(table: Pick<Table, 'creatures'>, id: CreatureId): HexId | undefined {
  const at = creatureOf(table, id)?.at
  return at ? hexOf(at) : undefined
}

/** Whether a space is the air above its hex. */
export function isAir(space: Space): boolean {
  return space.endsWith('^')
}

/** The ground of a hex. */
export function groundOf(hex: HexId): Space {
  return hex as string as Space
}

/** The air above a hex. */
export function airOf(hex: HexId): Space {
  return `${hex}^` as Space
}

/** Distance between two spaces, for shots too: that of their hexes, one more from ground to air (AA-1.5, AA-14.3). */
export function spacesApart(board: BoardField, a: Space, b: Space): number {
  const apart = hexesApart(board, board.indexOf(hexOf(a)), board.indexOf(hexOf(b)))
  return apart + (isAir(a) === isAir(b) ? 0 : 1)
}

/** Spaces in the fixed order of random choices: the ground below first, then hexes in board order (AA-3.5). */
export function inSpaceOrder(board: BoardField, spaces: readonly Space[]): Space[] {
  const rank = (space: Space) => board.indexOf(hexOf(space)) + (isAir(space) ? board.ids.length : 0)
  return [...spaces].sort((a, b) => rank(a) - rank(b))
}

/** Whether a creature's own class suits a terrain (AA-4.2). */
export function suits({ card }: Pick<Creature, 'card'>, terrain: Terrain): boolean {
  return ENTERS[CREATURES[card].terrain].includes(terrain)
}
