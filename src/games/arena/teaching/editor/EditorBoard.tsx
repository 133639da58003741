import { useCallback, useMemo } from 'react'
import { Board } from '@/board/view/Board'
import type { BoardProps, HexMark } from '@/board/board-props'
import { LOWLAND } from '@/board/terrain/lowland/lowland'
import type { HexId } from '@/engine/hex'
import type { Table } from '../../rules/position'
import { boardOf } from '../../rules/spaces'
import { fieldOf, magicZones, stacksOnBoard } from '../../ui/board/board-view'
import { terrainLooks } from '../../ui/board/looks'
import { hexInWords } from '../../ui/words/hex-words'
import { EDITOR_TEXT } from './editor-text'

interface EditorBoardProps extends Pick<BoardProps, 'drawings' | 'onDraw' | 'isDrawing' | 'onChooseHex'> {
  readonly table: Table
  readonly chosen: HexId | null
}

/** The position as it stands, with the hex that was chosen. */
export function EditorBoard({ table, chosen, ...heard }: EditorBoardProps) {
  const marks = useMemo(
    (): readonly HexMark[] => (chosen === null ? [] : [{ hex: chosen, kind: 'selected' }]),
    [chosen],
  )
  const zones = useMemo(() => magicZones(table), [table])
  const describeHex = useCallback((hex: HexId) => hexInWords(table, hex, []), [table])
  return (
    <Board
      grid={boardOf(table)}
      terrain={terrainLooks(table)}
      art={LOWLAND}
      stacks={stacksOnBoard(table)}
      field={fieldOf(table)}
      zones={zones}
      sites={[]}
      marks={marks}
      arrows={[]}
      label={EDITOR_TEXT.board}
      describeHex={describeHex}
      {...heard}
    />
  )
}
