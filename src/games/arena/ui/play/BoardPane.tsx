import { memo, useCallback, useMemo } from 'react'
import { Board } from '@/board/view/Board'
import type { BoardBelow, BoardProps, BoardSite, HexMark } from '@/board/board-props'
import { LOWLAND } from '@/board/terrain/lowland/lowland'
import type { HexId } from '@/engine/hex'
import type { Drawing } from '@/engine/rulebook'
import type { LogStep, Pace, Pen } from '@/engine/table'
import { IDLE } from '@/table/desk/answer'
import type { Event } from '../../rules/events'
import { boardOf } from '../../rules/spaces'
import type { View } from '../../rules/view'
import type { Gesture } from '../desk/gesture'
import { arrowsOf, marksOf, pathInHand, zonesOf } from '../gestures/hands'
import { BoardMotion } from '../motion/BoardMotion'
import type { BoardLooks } from '../desk/desk'
import { hexInWords } from '../words/hex-words'
import { BOARD_TEXT } from '../board/board-text'
import { fieldOf, magicZones, stacksOnBoard } from '../board/board-view'
import { terrainLooks } from '../board/looks'

const NO_SITES: readonly BoardSite[] = []

interface BoardPaneProps {
  readonly view: View
  readonly gesture: Gesture
  /** Hexes that a line of the log names, and the one looked at. */
  readonly noted: readonly HexId[]
  /** The board is only looked at. */
  readonly isLocked: boolean
  readonly onChooseHex: (hex: HexId) => void
  /** None where there is nothing to look back on. */
  readonly looks?: BoardLooks
  /** Told of where the board shows how things came about. */
  readonly log?: readonly LogStep<Event>[]
  readonly pace?: Pace
  readonly drawings?: readonly Drawing[] | undefined
  readonly pen?: Pen | undefined
}

/** The board of the play screen; rendered again only when the position, the gesture or what is noted changes. */
export const BoardPane = memo(function BoardPane(props: BoardPaneProps) {
  const { isLocked, looks, drawings } = props
  const { past, view, gesture, noted } = shownBy(props)
  const choices = useMemo(
    () => (past || isLocked ? [] : marksOf(view, gesture)),
    [past, isLocked, view, gesture],
  )
  const marks = useMemo(
    () => [...choices, ...noted.map((hex): HexMark => ({ hex, kind: 'noted' }))],
    [choices, noted],
  )
  const laid = useMemo(() => laidOn(view, gesture), [view, gesture])
  const arrows = useMemo(() => past?.arrows ?? arrowsOf(view, gesture), [past, view, gesture])
  const describeHex = useCallback((hex: HexId) => hexInWords(view, hex, choices), [view, choices])
  const pathTo = useCallback((hex: HexId) => pathInHand(view, gesture, hex), [view, gesture])
  return (
    <Board
      grid={boardOf(view)}
      terrain={terrainLooks(view)}
      art={LOWLAND}
      {...laid}
      sites={NO_SITES}
      marks={marks}
      arrows={arrows}
      label={BOARD_TEXT.label}
      describeHex={describeHex}
      pathTo={pathTo}
      overlay={(below) => <Moving below={below} {...props} />}
      onChooseHex={past?.onLeave ?? props.onChooseHex}
      {...looks?.answers}
      {...(drawings ? { drawings } : {})}
      {...props.pen}
    />
  )
})

type Laid = Pick<BoardProps, 'stacks' | 'field' | 'zones'>

/** What lies on the board. */
function laidOn(view: View, gesture: Gesture): Laid {
  return {
    stacks: stacksOnBoard(view),
    field: fieldOf(view),
    zones: [...magicZones(view), ...zonesOf(view, gesture)],
  }
}

/** What the board shows: the present, or the earlier moment that is looked back on. */
function shownBy({ view, noted, gesture, looks }: BoardPaneProps) {
  const past = looks?.past ?? null
  return past ? { past, view: past.view, noted: past.hexes, gesture: IDLE } : { past, view, noted, gesture }
}

/** What moves above the counters, where anything is to. */
function Moving({ below, view, log, pace = 'none', looks }: BoardPaneProps & { readonly below: BoardBelow }) {
  if (!log || pace === 'none') return null
  return <BoardMotion below={below} view={view} log={log} pace={pace} past={looks?.past ?? null} />
}
