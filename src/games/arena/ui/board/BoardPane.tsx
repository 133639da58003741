import { memo, useCallback, useMemo } from 'react'
import { Board } from '@/board/Board'
import type { BoardProps, BoardSite, HexMark } from '@/board/board-props'
import { LOWLAND } from '@/board/terrain/lowland/lowland'
import type { HexId } from '@/engine/hex'
import type { Drawing } from '@/engine/rulebook'
import type { Pen } from '@/engine/table'
import { boardOf } from '../../rules/spaces'
import type { View } from '../../rules/view'
import type { Gesture } from '../gestures/gesture'
import { arrowsOf, marksOf, zonesOf } from '../gestures/hands'
import { hexOfCreature } from '../gestures/offers'
import { waysTo } from '../gestures/ways'
import { hexInWords } from '../words/hex-words'
import { BOARD_TEXT } from './board-text'
import { fieldOf, magicZones, stacksOnBoard, terrainLooks } from './board-view'

const NO_SITES: readonly BoardSite[] = []

interface BoardPaneProps {
  readonly view: View
  readonly gesture: Gesture
  /** Hexes that a line of the log names, and the one looked at. */
  readonly noted: readonly HexId[]
  /** The board is only looked at. */
  readonly isLocked: boolean
  readonly onChooseHex: (hex: HexId) => void
  readonly answers?: Pick<BoardProps, 'onInspectHex' | 'onLetGo' | 'onPointAt'>
  readonly drawings?: readonly Drawing[] | undefined
  readonly pen?: Pen | undefined
}

/** The board of the play screen; rendered again only when the position, the gesture or what is noted changes. */
export const BoardPane = memo(function BoardPane(props: BoardPaneProps) {
  const { view, gesture, noted, isLocked, answers, drawings } = props
  const choices = useMemo(() => (isLocked ? [] : marksOf(view, gesture)), [isLocked, view, gesture])
  const marks = useMemo(
    () => [...choices, ...noted.map((hex): HexMark => ({ hex, kind: 'noted' }))],
    [choices, noted],
  )
  const zones = useMemo(() => [...magicZones(view), ...zonesOf(view, gesture)], [view, gesture])
  const arrows = useMemo(() => arrowsOf(view, gesture), [view, gesture])
  const describeHex = useCallback((hex: HexId) => hexInWords(view, hex, choices), [view, choices])
  const pathTo = useCallback((hex: HexId) => pathOf(view, gesture, hex), [view, gesture])
  return (
    <Board
      grid={boardOf(view)}
      terrain={terrainLooks(view)}
      art={LOWLAND}
      stacks={stacksOnBoard(view)}
      field={fieldOf(view)}
      sites={NO_SITES}
      marks={marks}
      arrows={arrows}
      zones={zones}
      label={BOARD_TEXT.label}
      describeHex={describeHex}
      pathTo={pathTo}
      onChooseHex={props.onChooseHex}
      {...answers}
      {...(drawings ? { drawings } : {})}
      {...props.pen}
    />
  )
})

/** The way of the unit in hand to a hex, start included: on foot, or else through the air. */
function pathOf(view: View, gesture: Gesture, hex: HexId): readonly HexId[] | null {
  if (gesture.name !== 'CreaturePicked' && gesture.name !== 'WayAsked') return null
  const start = hexOfCreature(view, gesture.creature)
  const [way] = waysTo(view, gesture.creature, hex)
  return way && start !== undefined ? [start, ...way.path] : null
}
