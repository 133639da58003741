import { leaveNote, noteUnder } from '@/store/tab-notes'

const keyOf = (gameId: string) => `hexhearth-table/${gameId}`

/** Notes which game of a kind is at this tab's table, so that a study of that begins with the right one. */
export function rememberTable(gameId: string, saveId: string): void {
  // Where there is no room for it, the game played last is taken for it.
  leaveNote(keyOf(gameId), saveId)
}

/** The id of the game of a kind that was at this tab's table last, if any. */
export function tableRemembered(gameId: string): string | undefined {
  return noteUnder(keyOf(gameId))
}
