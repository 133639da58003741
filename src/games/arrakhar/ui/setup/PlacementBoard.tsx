import { Board } from '@/board/view/Board'
import type { BoardProps } from '@/board/board-props'
import { HIGHLAND } from '@/board/terrain/highland/highland'
import { boardOf } from '../../rules/board'
import type { Settings } from '../../rules/position'
import { terrainLooks } from '../board/board-view'
import { useHintDrawings } from '@/table/hints/hint-desk'

interface PlacementBoardProps extends Pick<
  BoardProps,
  'stacks' | 'sites' | 'marks' | 'label' | 'describeHex' | 'onChooseHex' | 'onPointAt'
> {
  readonly settings: Settings
}

const NO_ARROWS = [] as const

/** The board of a placement screen, on which nothing is aimed at yet. */
export function PlacementBoard({ settings, ...lying }: PlacementBoardProps) {
  return (
    <Board
      grid={boardOf(settings).grid}
      terrain={terrainLooks(settings)}
      art={HIGHLAND}
      arrows={NO_ARROWS}
      drawings={useHintDrawings()}
      {...lying}
    />
  )
}
