import { leaveNote, noteUnder, removeNote } from '@/store/tab-notes'

/** What begins the name of a kept game in the address of its presentation. */
export const TABLE = 'table.'

/** What the address of a presentation names a kept game by. */
export function presentedTable(saveId: string): string {
  return `${TABLE}${saveId}`
}

const FROM = 'hexhearth-present-from'

/** Notes, right before a presentation is gone to, that a page of this tab leads there: leaving it leads back. */
export function leaveForPresentation(): void {
  // Where there is no room for it, leaving leads to where the presented thing lives.
  leaveNote(FROM, location.hash)
}

/** Whether a page of this tab has just led to a presentation; told once. */
export function hasBeenLed(): boolean {
  const from = noteUnder(FROM)
  removeNote(FROM)
  return from !== undefined
}
