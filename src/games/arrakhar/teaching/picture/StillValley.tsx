import { useMemo, useState } from 'react'
import { CounterLayer } from '@/board/layers/CounterLayer'
import { PlaceLayer, SiteSignLayer } from '@/board/layers/SiteLayer'
import { HIGHLAND } from '@/board/terrain/highland/highland'
import { makeVeil } from '@/board/veil'
import type { PictureProps } from '@/engine/table'
import type { Excerpt } from '@/table/teaching/excerpt'
import { StillPicture } from '@/table/teaching/StillPicture'
import type { View } from '../../rules/view'
import { sitesOnBoard, stacksOnBoard } from '../../ui/board/board-view'
import { hexInWords } from '../../ui/words/hex-words'

interface Props extends Pick<PictureProps<View>, 'view' | 'drawings' | 'label'> {
  readonly excerpt: Excerpt
}

/** A part of the valley with what lies on it, standing still. */
export function StillValley({ view, excerpt, drawings, label }: Props) {
  const { grid, terrain } = excerpt
  const [veil] = useState(makeVeil)
  const stacks = useMemo(() => stacksOnBoard(view), [view])
  const sites = useMemo(() => sitesOnBoard(view, true), [view])
  const taken = useMemo(() => {
    const hexes = [...stacks, ...sites].map(({ hex }) => hex).filter((hex) => grid.indexOf(hex) >= 0)
    return [...new Set(hexes)].map((hex) => ({ hex, words: hexInWords(view, hex, sites, []) }))
  }, [view, stacks, sites, grid])
  return (
    <StillPicture {...{ grid, terrain, label, drawings, taken }} art={HIGHLAND}>
      <PlaceLayer grid={grid} sites={sites} />
      <CounterLayer grid={grid} stacks={stacks} veil={veil} />
      <SiteSignLayer grid={grid} sites={sites} />
    </StillPicture>
  )
}
