const keyOf = (gameId: string) => `hexhearth-table/${gameId}`

/** Notes which game of a kind is at this tab's table, so that a study of that begins with the right one. */
export function rememberTable(gameId: string, saveId: string): void {
  try {
    sessionStorage.setItem(keyOf(gameId), saveId)
  } catch {
    // Storage may be forbidden or full: the game played last is taken for it then.
  }
}

/** The id of the game of a kind that was at this tab's table last, if any. */
export function tableRemembered(gameId: string): string | undefined {
  return sessionStorage.getItem(keyOf(gameId)) ?? undefined
}
