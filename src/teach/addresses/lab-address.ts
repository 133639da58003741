/** The address of a game's balance lab. */
export function labAddress(gameId: string): string {
  return `#/lab/${gameId}`
}
