import { useMemo } from 'react'
import type { Drawing } from '@/engine/rulebook/rulebook'
import { IDLE } from '../desk/answer'
import type { DeskParts } from '../desk/desk'
import type { PlannedBoard } from '../ghosts/planned-board'
import { BoardPane, type BoardPaneProps } from './BoardPane'
import type { BoardModel } from './play-model'

interface PlannedPaneProps<P extends DeskParts> extends BoardPaneProps<P> {
  readonly planned: PlannedBoard | null
}

const NOTHING_DRAWN: readonly Drawing[] = []

/** The board of the play screen with what is planned over it; while planning is on, it answers to that alone. */
export function PlannedPane<P extends DeskParts>({ planned, ...pane }: PlannedPaneProps<P>) {
  const { model, looks, drawings = NOTHING_DRAWN } = pane
  // What is looked back on was not planned.
  const shown = looks?.past ? null : planned
  const plannable = useMemo(() => (shown ? plannedModel<P>(model, shown) : model), [model, shown])
  const drawn = useMemo(() => (shown ? [...drawings, ...shown.drawings] : drawings), [shown, drawings])
  return (
    <BoardPane<P>
      {...pane}
      model={plannable}
      drawings={drawn}
      over={shown?.ghosts}
      {...(shown?.mode && answersOf(shown.mode))}
    />
  )
}

/** How the board answers while moves are planned, also where playing is locked. */
function answersOf({ onChooseHex, pen }: NonNullable<PlannedBoard['mode']>) {
  return { gesture: IDLE, isLocked: false, onChooseHex, pen }
}

/** A game's board that tells what is planned, too; while planning is on, in the place of what could be played. */
function plannedModel<P extends DeskParts>(
  model: BoardModel<P>,
  { mode, wordsAt }: PlannedBoard,
): BoardModel<P> {
  const telling: BoardModel<P> = {
    ...model,
    hexInWords: (view, hex, marks, isPeeking) =>
      [model.hexInWords(view, hex, marks, isPeeking), wordsAt(hex)].filter(Boolean).join('. '),
  }
  return mode ? { ...telling, marksOf: () => mode.marks, lossAt: () => undefined } : telling
}
