import { HIGHLAND } from '@/board/terrain/highland/highland'
import type { DrawnBoard } from '@/table/play/play-model'
import { asPlaced } from '../../queries/as-placed'
import { boardOf } from '../../queries/board'
import type { View } from '../../state/view'
import { sitesOnBoard, stacksOnBoard, terrainLooks } from '../board/board-view'
import { hexInWords } from '../words/hex-words'

/** The board as it is drawn, and read out. */
export const BOARD: DrawnBoard<View> = {
  art: HIGHLAND,
  label: 'Map of the valley',
  boardOf: (view, isPeeking) => ({
    grid: boardOf(view.settings).grid,
    terrain: terrainLooks(view.settings.map),
    stacks: stacksOnBoard(asPlaced(view)),
    sites: sitesOnBoard(asPlaced(view), isPeeking),
  }),
  hexInWords(view, hex, marks, isPeeking) {
    const placed = asPlaced(view)
    return hexInWords(placed, hex, sitesOnBoard(placed, isPeeking), marks)
  },
}
