import { CONTINENT } from '@/board/terrain/continent/continent'
import { onceForEach } from '@/engine/basics/once'
import type { DrawnBoard } from '@/table/play/play-model'
import { fieldIn } from '../../queries/ground'
import type { View } from '../../queries/view'
import { BOARD_TEXT } from '../board/board-text'
import { fieldOf, stacksOnBoard } from '../board/board-view'
import { LOOKS } from '../board/looks'
import { hexInWords } from '../words/hex-words'

/** How the ground looks, hex by hex; the same as long as it is the same ground. */
const looksOf = onceForEach((ground: View['ground']) =>
  fieldIn({ ground }).ids.map((hex) => LOOKS[ground.terrain[hex] ?? 'sea']),
)

/** The board as it is drawn, and read out. */
export const BOARD: DrawnBoard<View> = {
  art: CONTINENT,
  label: BOARD_TEXT.label,
  boardOf: (view) => ({
    grid: fieldIn(view),
    terrain: looksOf(view.ground),
    stacks: stacksOnBoard(view),
    field: fieldOf(view),
  }),
  hexInWords,
}
