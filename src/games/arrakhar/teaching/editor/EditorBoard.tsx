import { useCallback, useMemo } from 'react'
import { Board } from '@/board/view/Board'
import type { HexMark } from '@/board/board-props'
import { HIGHLAND } from '@/board/terrain/highland/highland'
import type { HexId } from '@/engine/hex'
import type { EditorBoardProps } from '@/table/editor/editor-model'
import { boardOf } from '../../rules/board'
import type { PositionDraft } from '../../rules/files/position-read'
import { viewOf } from '../../rules/view'
import { sitesOnBoard, stacksOnBoard, terrainLooks } from '../../ui/board/board-view'
import { hexInWords } from '../../ui/words/hex-words'
import { EDITOR_TEXT } from './editor-text'
import { faultsByHex } from './faults-by-hex'

const NO_ARROWS = [] as const

/** The position as it stands, with what is wrong marked. */
export function EditorBoard({ draft, problems, chosen, ...heard }: EditorBoardProps<PositionDraft>) {
  const view = useMemo(() => viewOf(draft.position, 'referee'), [draft])
  const stacks = useMemo(() => stacksOnBoard(view), [view])
  const sites = useMemo(() => sitesOnBoard(view, true), [view])
  const faults = useMemo(() => faultsByHex(draft, problems), [draft, problems])
  const marks = useMemo(
    (): readonly HexMark[] => [
      ...[...faults.keys()].map((hex) => ({ hex, kind: 'target' as const })),
      ...(chosen === null ? [] : [{ hex: chosen, kind: 'selected' as const }]),
    ],
    [faults, chosen],
  )
  const describeHex = useCallback(
    (hex: HexId) => {
      const wrong = (faults.get(hex) ?? []).map(({ message }) => message)
      return [hexInWords(view, hex, sites, []), ...wrong].join('; ')
    },
    [view, sites, faults],
  )
  return (
    <Board
      grid={boardOf(view.settings).grid}
      terrain={terrainLooks(view.settings)}
      art={HIGHLAND}
      stacks={stacks}
      sites={sites}
      marks={marks}
      arrows={NO_ARROWS}
      label={EDITOR_TEXT.board}
      describeHex={describeHex}
      {...heard}
    />
  )
}
