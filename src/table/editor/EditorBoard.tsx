import { type ComponentType, useCallback, useMemo } from 'react'
import type { HexMark } from '@/board/board-props'
import { Board } from '@/board/view/Board'
import type { HexId } from '@/engine/kernel/hex'
import type { Problem } from '@/engine/kernel/refusal'
import type { DrawnBoard } from '../play/play-model'
import type { EditorBoardProps } from './editor-model'
import { EDITOR_TEXT } from './editor-text'

interface EditedBoard<View, Draft> {
  /** The position with all that is secret. */
  viewOf(draft: Draft): View
  /** The hex that is meant by the path of what is wrong, where that can be told. */
  readonly hexAt?: (draft: Draft, path: string) => HexId | undefined
}

/** The position as it stands, with what is wrong and what is chosen marked. */
export function editorBoardBy<View extends object, Draft extends object>(
  board: DrawnBoard<View>,
  ways: EditedBoard<View, Draft>,
): ComponentType<EditorBoardProps<Draft>> {
  return function EditorBoard({ draft, problems, chosen, ...heard }) {
    const view = useMemo(() => ways.viewOf(draft), [draft])
    const look = useMemo(() => board.boardOf(view, true), [view])
    const faults = useMemo(() => faultsByHex(ways, draft, problems), [draft, problems])
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
        return [board.hexInWords(view, hex, [], true), ...wrong].join('; ')
      },
      [view, faults],
    )
    return (
      <Board
        sites={[]}
        art={board.art}
        {...look}
        marks={marks}
        arrows={[]}
        label={EDITOR_TEXT.board}
        describeHex={describeHex}
        {...heard}
      />
    )
  }
}

/** What is wrong in single hexes. */
function faultsByHex<View, Draft>(
  { hexAt }: EditedBoard<View, Draft>,
  draft: Draft,
  problems: readonly Problem[],
): ReadonlyMap<HexId, readonly Problem[]> {
  const faults = new Map<HexId, readonly Problem[]>()
  for (const problem of problems) {
    const hex = hexAt?.(draft, problem.path)
    if (hex !== undefined) faults.set(hex, [...(faults.get(hex) ?? []), problem])
  }
  return faults
}
