import { useEffect, useReducer } from 'react'
import type { Json } from '@/engine/kernel/game'
import { parseJson } from '@/engine/files/json'
import { present } from '@/engine/kernel/refusal'
import type { PositionDesk } from '@/engine/table/table'
import { noteUnder, removeNote } from '@/store/tab-notes'
import { broughtPosition, editedPosition, leavePosition } from './position-handoff'

/** A position file and its changes. */
interface Edited {
  readonly past: readonly Json[]
  readonly file: Json
  readonly future: readonly Json[]
}

type Act = { readonly act: 'change'; readonly file: Json } | { readonly act: 'undo' | 'redo' }

/** As many changes as can be undone. */
const KEPT = 200

/** A position file as it is worked on. */
export interface EditedFile {
  readonly file: Json
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly change: (file: Json) => void
  readonly undo: () => void
  readonly redo: () => void
}

interface EditedGame {
  readonly gameId: string
  readonly desk: PositionDesk
}

/**
 * The file on a game's desk: the one brought there, with the one before as a change to be undone; the one left there, or
 * an empty table. Kept as long as the tab is open.
 */
export function useEdited({ gameId, desk }: EditedGame): EditedFile {
  const [{ past, file, future }, dispatch] = useReducer(next, { gameId, desk }, begin)
  useEffect(() => {
    leavePosition(editedPosition(gameId), file)
  }, [gameId, file])
  useEffect(() => removeNote(broughtPosition(gameId)), [gameId])
  return {
    file,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    change: (changed) => dispatch({ act: 'change', file: changed }),
    undo: () => dispatch({ act: 'undo' }),
    redo: () => dispatch({ act: 'redo' }),
  }
}

function begin({ gameId, desk }: EditedGame): Edited {
  const kept = openedFrom(desk, editedPosition(gameId))
  const brought = openedFrom(desk, broughtPosition(gameId))
  if (brought !== undefined) return { past: kept === undefined ? [] : [kept], file: brought, future: [] }
  if (kept !== undefined) return { past: [], file: kept, future: [] }
  const first = desk.open(present(desk.starts[0], 'a start').position)
  return { past: [], file: present(first.ok ? first.value : null, 'a sound start'), future: [] }
}

/** The position left under a key, undefined where there is none that can be shown. */
function openedFrom(desk: PositionDesk, key: string): Json | undefined {
  const json = parseJson(noteUnder(key) ?? '')
  const opened = json.ok ? desk.open(json.value) : json
  return opened.ok ? opened.value : undefined
}

function next(edited: Edited, act: Act): Edited {
  const { past, file, future } = edited
  switch (act.act) {
    case 'change':
      return JSON.stringify(act.file) === JSON.stringify(file)
        ? edited
        : { past: [...past.slice(-KEPT), file], file: act.file, future: [] }
    case 'undo': {
      const before = past.at(-1)
      return before === undefined
        ? edited
        : { past: past.slice(0, -1), file: before, future: [file, ...future] }
    }
    case 'redo': {
      const [after, ...rest] = future
      return after === undefined ? edited : { past: [...past, file], file: after, future: rest }
    }
  }
}
