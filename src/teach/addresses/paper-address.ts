/** The address of a game's map and counters to be cut out. */
export function paperAddress(gameId: string): string {
  return `#/paper/${gameId}`
}
