import { useMemo, useState } from 'react'
import { FieldBelow, FieldCounters } from '@/board/field/field'
import { LOWLAND } from '@/board/terrain/lowland/lowland'
import { makeVeil } from '@/board/veil'
import type { Drawing } from '@/engine/rulebook'
import type { PictureProps } from '@/engine/table'
import type { FieldExcerpt } from '@/table/teaching/field-excerpt'
import { StillPicture } from '@/table/teaching/StillPicture'
import type { View } from '../../rules/view'
import { fieldOf, stacksOnBoard } from '../../ui/board/board-view'
import { hexInWords } from '../../ui/words/hex-words'

interface Props extends Pick<PictureProps<View>, 'view' | 'label'> {
  readonly drawings: readonly Drawing[] | undefined
  readonly excerpt: FieldExcerpt
}

/** A part of the arena with what lies on it, standing still. */
export function StillArena({ view, excerpt, drawings, label }: Props) {
  const { grid, terrain } = excerpt
  const [veil] = useState(makeVeil)
  const stacks = stacksOnBoard(view)
  const field = fieldOf(view)
  const taken = useMemo(() => {
    const lying = [...stacks, ...field.weather, ...field.tokens].map(({ hex }) => hex)
    const hexes = lying.filter((hex) => grid.indexOf(hex) >= 0)
    return [...new Set(hexes)].map((hex) => ({ hex, words: hexInWords(view, hex, []) }))
  }, [view, stacks, field, grid])
  return (
    <StillPicture {...{ grid, terrain, label, drawings, taken }} art={LOWLAND}>
      <FieldBelow grid={grid} field={field} />
      <FieldCounters {...{ grid, stacks, veil, field }} />
    </StillPicture>
  )
}
