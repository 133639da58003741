import { useCallback, useMemo } from 'react'
import { HIGHLAND } from '@/board/terrain/highland/highland'
import type { PictureProps } from '@/engine/table'
import { excerptOf } from '@/table/teaching/excerpt'
import { LivePicture } from '@/table/teaching/LivePicture'
import { boardOf } from '../rules/board'
import type { View } from '../rules/view'
import { sitesOnBoard, stacksOnBoard, terrainLooks } from '../ui/board/board-view'
import { hexInWords } from '../ui/words/hex-words'
import { StillValley } from './picture/StillValley'

/** The board of a position, to look at: a part of it stands still, unless it is drawn upon. */
export function Picture(props: PictureProps<View>) {
  const { view, hexes, drawings, label, onDraw } = props
  const { grid } = boardOf(view.settings)
  const excerpt = useMemo(
    () => (hexes ? excerptOf(grid, terrainLooks(view.settings), hexes) : null),
    [grid, view.settings, hexes],
  )
  return excerpt && !onDraw ? (
    <StillValley view={view} excerpt={excerpt} label={label} {...(drawings && { drawings })} />
  ) : (
    <WholePicture {...props} grid={excerpt?.grid ?? grid} terrain={excerpt?.terrain} />
  )
}

interface LiveProps extends PictureProps<View> {
  readonly grid: ReturnType<typeof boardOf>['grid']
  readonly terrain: ReturnType<typeof terrainLooks> | undefined
}

/** A board that may be moved and drawn upon. */
function WholePicture({ view, grid, terrain, drawings = [], label, onDraw, isDrawing }: LiveProps) {
  const stacks = useMemo(() => stacksOnBoard(view), [view])
  const sites = useMemo(() => sitesOnBoard(view, true), [view])
  const describeHex = useCallback(
    (hex: Parameters<typeof hexInWords>[1]) => hexInWords(view, hex, sites, []),
    [view, sites],
  )
  return (
    <LivePicture
      grid={grid}
      terrain={terrain ?? terrainLooks(view.settings)}
      art={HIGHLAND}
      stacks={stacks}
      sites={sites}
      drawings={drawings}
      label={label}
      describeHex={describeHex}
      onDraw={onDraw}
      isDrawing={isDrawing}
    />
  )
}
