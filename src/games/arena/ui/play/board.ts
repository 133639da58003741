import { LOWLAND } from '@/board/terrain/lowland/lowland'
import type { DrawnBoard } from '@/table/play/play-model'
import { boardOf } from '../../queries/spaces'
import type { View } from '../../state/view'
import { BOARD_TEXT } from '../board/board-text'
import { fieldOf, magicZones, stacksOnBoard } from '../board/board-view'
import { terrainLooks } from '../board/looks'
import { hexInWords } from '../words/hex-words'

/** The board as it is drawn, and read out. */
export const BOARD: DrawnBoard<View> = {
  art: LOWLAND,
  label: BOARD_TEXT.label,
  boardOf: (view) => ({
    grid: boardOf(view),
    terrain: terrainLooks(view),
    stacks: stacksOnBoard(view),
    field: fieldOf(view),
    zones: magicZones(view),
  }),
  hexInWords,
}
