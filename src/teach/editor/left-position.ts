/** Where the editor keeps its position while the browser's tab is open, and looks for one to begin with. */
export const EDITED_POSITION = 'hexhearth-edit-position'

/** Where the study looks for a position to begin with. */
export const STUDIED_POSITION = 'hexhearth-study-position'

/** Leaves a position where a page of teaching looks for it: false where the browser has no room for it. */
export function leavePosition(
  key: typeof EDITED_POSITION | typeof STUDIED_POSITION,
  position: unknown,
): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(position))
    return true
  } catch {
    return false
  }
}
