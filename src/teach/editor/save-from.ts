import type { Json } from '@/engine/game'
import { SAVE_VERSION, type Save } from '@/engine/save'
import { freshDice } from '@/store/fresh-dice'

/** A game that begins at a position. */
export function saveFrom(gameId: string, position: Json): Save {
  return {
    format: 'hexhearth-save',
    version: SAVE_VERSION,
    game: gameId,
    initial: position,
    entries: [],
    cursor: 0,
    dice: freshDice(),
    seal: null,
  }
}
