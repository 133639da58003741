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
import { useLateParts } from '../play/use-late-parts'
import { BOARD_TEXT } from './board-text'
import { terrainLooks } from './looks'

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
  const parts = useLateParts()
  const choices = useMemo(
    () => (isLocked ? [] : (parts?.marksOf(view, gesture) ?? [])),
    [parts, isLocked, view, gesture],
  )
  const marks = useMemo(
    () => [...choices, ...noted.map((hex): HexMark => ({ hex, kind: 'noted' }))],
    [choices, noted],
  )
  const laid = useMemo(() => laidOn(parts, view, gesture), [parts, view, gesture])
  const describeHex = useCallback(
    (hex: HexId) => parts?.hexInWords(view, hex, choices) ?? hex,
    [parts, view, choices],
  )
  const pathTo = useCallback(
    (hex: HexId) => parts?.pathInHand(view, gesture, hex) ?? null,
    [parts, view, gesture],
  )
  return (
    <Board
      grid={boardOf(view)}
      terrain={terrainLooks(view)}
      art={LOWLAND}
      {...laid}
      sites={NO_SITES}
      marks={marks}
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

type Laid = Pick<BoardProps, 'stacks' | 'field' | 'arrows' | 'zones'>
const NOTHING_LAID: Laid = {
  stacks: [],
  field: { claims: [], weather: [], barriers: [], tokens: [] },
  arrows: [],
}

/** What lies on the board; its land stands before. */
function laidOn(parts: ReturnType<typeof useLateParts>, view: View, gesture: Gesture): Laid {
  if (!parts) return NOTHING_LAID
  return {
    stacks: parts.stacksOnBoard(view),
    field: parts.fieldOf(view),
    arrows: parts.arrowsOf(view, gesture),
    zones: [...parts.magicZones(view), ...parts.zonesOf(view, gesture)],
  }
}
