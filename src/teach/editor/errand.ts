import type { Json } from '@/engine/kernel/game'
import { parseJson } from '@/engine/files/json'
import { valueAt } from '@/engine/files/json-look'
import { noteUnder } from '@/store/tab-notes'
import { editedPosition, leavePosition } from './position-handoff'

/** A chapter of a draft whose position is on the editor's desk. */
export interface Errand {
  readonly game: string
  readonly lesson: string
  /** Counted from nought. */
  readonly chapter: number
}

const KEY = 'hexhearth-edit-errand'

/** Lays a chapter's position on the editor's desk: false where the browser has no room for it. */
export function beginErrand(errand: Errand, position: Json): boolean {
  return leavePosition(editedPosition(errand.game), position) && leavePosition(KEY, errand)
}

/** The chapter for which a position of a game is being edited, if there is one. */
export function errandIn(gameId: string): Errand | undefined {
  const kept = keptAt(KEY)
  const [game, lesson, chapter] = ['game', 'lesson', 'chapter'].map((key) => valueAt(kept, key))
  if (game !== gameId || typeof lesson !== 'string' || typeof chapter !== 'number') return undefined
  return { game, lesson, chapter }
}

/** The position on the editor's desk, if it is there for this chapter. */
export function editedFor({ game, lesson, chapter }: Errand): Json | undefined {
  const errand = errandIn(game)
  return errand?.lesson === lesson && errand.chapter === chapter ? keptAt(editedPosition(game)) : undefined
}

function keptAt(key: string): Json | undefined {
  const kept = parseJson(noteUnder(key) ?? '')
  return kept.ok ? (kept.value as Json) : undefined
}
