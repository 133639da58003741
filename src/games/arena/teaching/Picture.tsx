import { useCallback, useMemo } from 'react'
import type { TerrainLook } from '@/board/art'
import { LOWLAND } from '@/board/terrain/lowland/lowland'
import type { HexField, HexId } from '@/engine/hex'
import type { PictureProps } from '@/engine/table'
import { fieldExcerptOf } from '@/table/teaching/field-excerpt'
import { LivePicture } from '@/table/teaching/LivePicture'
import { boardOf } from '../rules/spaces'
import type { View } from '../rules/view'
import { fieldOf, magicZones, stacksOnBoard } from '../ui/board/board-view'
import { terrainLooks } from '../ui/board/looks'
import { hexInWords } from '../ui/words/hex-words'
import { StillArena } from './picture/StillArena'

/** The board of a position, to look at: a part of it stands still, unless it is drawn upon. */
export function Picture(props: PictureProps<View>) {
  const { view, hexes, drawings, label, onDraw } = props
  const looks = terrainLooks(view)
  const excerpt = useMemo(
    () => (hexes ? fieldExcerptOf(boardOf(view), looks, hexes) : null),
    [view, looks, hexes],
  )
  return excerpt && !onDraw ? (
    <StillArena {...{ view, excerpt, drawings, label }} />
  ) : (
    <WholePicture {...props} grid={excerpt?.grid ?? boardOf(view)} terrain={excerpt?.terrain ?? looks} />
  )
}

interface LiveProps extends PictureProps<View> {
  readonly grid: HexField
  readonly terrain: readonly TerrainLook[]
}

/** A board that may be moved and drawn upon. */
function WholePicture({ view, grid, terrain, drawings = [], label, onDraw, isDrawing }: LiveProps) {
  const describeHex = useCallback((hex: HexId) => hexInWords(view, hex, []), [view])
  const zones = useMemo(() => magicZones(view), [view])
  return (
    <LivePicture
      grid={grid}
      terrain={terrain}
      art={LOWLAND}
      stacks={stacksOnBoard(view)}
      field={fieldOf(view)}
      zones={zones}
      sites={[]}
      drawings={drawings}
      label={label}
      describeHex={describeHex}
      onDraw={onDraw}
      isDrawing={isDrawing}
    />
  )
}
