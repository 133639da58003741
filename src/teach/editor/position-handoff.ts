import { leaveNote } from '@/store/tab-notes'

/** Where the editor of a game keeps its position while the browser's tab is open. */
export function editedPosition(gameId: string): string {
  return `hexhearth-edit-position/${gameId}`
}

/** Where the editor of a game finds a position that was brought from elsewhere; it removes it. */
export function broughtPosition(gameId: string): string {
  return `hexhearth-brought-position/${gameId}`
}

/** Where the study looks for a position to begin with. */
export const STUDIED_POSITION = 'hexhearth-study-position'

/** Leaves a position where a page of teaching looks for it: false where the browser has no room for it. */
export function leavePosition(key: string, position: unknown): boolean {
  return leaveNote(key, JSON.stringify(position))
}
