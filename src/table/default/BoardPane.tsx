import { useCallback, useMemo } from 'react'
import { Board } from '@/board/view/Board'
import type { BoardProps, HexMark } from '@/board/board-props'
import type { HexId } from '@/engine/hex'
import type { Drawing } from '@/engine/rulebook'
import type { Pen } from '@/engine/table'
import type { AnyTableModel, TableGesture } from './table-model'

const NOTHING_DRAWN: readonly Drawing[] = []

interface BoardPaneProps extends Pick<BoardProps, 'onChooseHex' | 'onInspectHex' | 'onLetGo' | 'onPointAt'> {
  readonly model: AnyTableModel
  readonly view: object
  readonly gesture: TableGesture
  /** Hexes that a line of the log names, and the one looked at. */
  readonly noted: readonly HexId[]
  /** The board is only looked at. */
  readonly isLocked: boolean
  readonly drawings?: readonly Drawing[] | undefined
  readonly pen?: Pen | undefined
}

/** The board with what it means to the choice at hand. */
export function BoardPane(props: BoardPaneProps) {
  const { model, view, gesture, noted, isLocked, drawings = NOTHING_DRAWN, pen, ...answers } = props
  const look = model.boardOf(view)
  const choices = useMemo(
    () => (isLocked ? [] : model.marksOf(view, gesture)),
    [model, isLocked, view, gesture],
  )
  const marks = useMemo(
    () => [...choices, ...noted.map((hex): HexMark => ({ hex, kind: 'noted' }))],
    [choices, noted],
  )
  const describeHex = useCallback(
    (hex: HexId) => model.hexInWords(view, hex, choices),
    [model, view, choices],
  )
  return (
    <Board
      {...look}
      art={model.art}
      sites={look.sites ?? []}
      marks={marks}
      arrows={[]}
      label={model.label}
      describeHex={describeHex}
      drawings={drawings}
      {...answers}
      {...pen}
    />
  )
}
