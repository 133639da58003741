import { memo, useCallback, useMemo, useState } from 'react'
import { Board } from '@/board/view/Board'
import type { HexMark } from '@/board/board-props'
import { HIGHLAND } from '@/board/terrain/highland/highland'
import type { HexId } from '@/engine/hex'
import type { Drawing } from '@/engine/rulebook'
import type { Pace, Pen } from '@/engine/table'
import { makePointing } from '@/table/desk/pointing'
import { IDLE } from '@/table/desk/answer'
import type { BoardLooks } from '../desk/desk'
import { boardOf } from '../../rules/board'
import type { View } from '../../rules/view'
import { arrowsOf, marksOf } from '../gestures/answering'
import { sitesOnBoard, stacksOnBoard, terrainLooks } from '../board/board-view'
import { reachOfGroup } from '../gestures/movement'
import type { Gesture } from '../desk/gesture'
import { BoardMotion, type BoardMotionProps } from '../motion/BoardMotion'
import { type LaidOver, Overlays } from '../overlays/Overlays'
import { hexInWords } from '../words/hex-words'

const NOTHING_LAID: LaidOver = { zones: [], arrows: [], drawings: [] }

interface BoardPaneProps {
  readonly view: View
  readonly gesture: Gesture
  /** Hexes that a line of the log names. */
  readonly noted: readonly HexId[]
  readonly isPeeking: boolean
  /** The board is only looked at. */
  readonly isLocked?: boolean
  /** Told of where the board shows how things came about. */
  readonly log?: BoardMotionProps['log']
  readonly pace?: Pace
  readonly onChooseHex: (hex: HexId) => void
  /** None where there is nothing to look back on and no desk. */
  readonly looks?: BoardLooks
  readonly drawings?: readonly Drawing[] | undefined
  readonly pen?: Pen | undefined
}

/** The board of the play screen; rendered again only when the position, the gesture or what is noted changes. */
export const BoardPane = memo(function BoardPane(props: BoardPaneProps) {
  const { log, pace = 'none' } = props
  const { isPeeking, isLocked = false, looks } = props
  const { past, view, noted, gesture } = shownBy(props)
  const stacks = useMemo(() => stacksOnBoard(view), [view])
  const sites = useMemo(() => sitesOnBoard(view, isPeeking), [view, isPeeking])
  const choices = useMemo(
    () => (past || isLocked ? [] : marksOf(view, gesture)),
    [past, isLocked, view, gesture],
  )
  const marks = useMarks(choices, noted, looks?.inspected)
  const [pointing] = useState(makePointing)
  const [laid, setLaid] = useState(NOTHING_LAID)
  const over = past ? NOTHING_LAID : laid
  const arrows = useMemo(
    () => [...(past?.arrows ?? arrowsOf(view, gesture)), ...over.arrows],
    [past, view, gesture, over],
  )
  const describeHex = useCallback(
    (hex: HexId) => hexInWords(view, hex, sites, choices),
    [view, sites, choices],
  )
  const pathTo = usePaths(view, gesture)
  return (
    <>
      <Board
        grid={boardOf(view.settings).grid}
        terrain={terrainLooks(view.settings)}
        art={HIGHLAND}
        stacks={stacks}
        sites={sites}
        marks={marks}
        arrows={arrows}
        zones={over.zones}
        overlay={(below) =>
          log && pace !== 'none' ? (
            <BoardMotion below={below} view={props.view} log={log} past={past} pace={pace} />
          ) : null
        }
        label="Map of the valley"
        describeHex={describeHex}
        pathTo={pathTo}
        onChooseHex={past?.onLeave ?? props.onChooseHex}
        {...looks?.answers}
        drawings={props.drawings ?? over.drawings}
        {...props.pen}
        onPointAt={(hex) => {
          looks?.answers.onPointAt(hex)
          pointing.tell(hex)
        }}
      />
      {looks ? (
        <Overlays view={props.view} gesture={props.gesture} pointing={pointing} onLay={setLaid} />
      ) : null}
    </>
  )
})

/** What the board shows: the present, or the earlier moment that is looked back on. */
function shownBy({ view, noted, gesture, looks }: BoardPaneProps) {
  const past = looks?.past ?? null
  return past ? { past, view: past.view, noted: past.hexes, gesture: IDLE } : { past, view, noted, gesture }
}

/** The marks of what may be chosen, and those of hexes that are named or looked at. */
function useMarks(
  choices: readonly HexMark[],
  noted: readonly HexId[],
  inspected: HexId | null | undefined,
): readonly HexMark[] {
  return useMemo(() => {
    const hexes = inspected ? [...noted, inspected] : noted
    return hexes.length === 0
      ? choices
      : [...choices, ...hexes.map((hex): HexMark => ({ hex, kind: 'noted' }))]
  }, [choices, noted, inspected])
}

/** The path that a move of the picked group to a hex would take, start included. */
function usePaths(view: View, gesture: Gesture): (hex: HexId) => readonly HexId[] | null {
  const units = gesture.name === 'UnitsPicked' ? gesture.units : null
  const start = gesture.name === 'UnitsPicked' ? gesture.hex : null
  const destinations = useMemo(() => (units ? reachOfGroup(view, units) : null), [view, units])
  return useCallback(
    (hex) => {
      const path = destinations?.get(hex)?.path
      return path && start !== null ? [start, ...path] : null
    },
    [destinations, start],
  )
}
