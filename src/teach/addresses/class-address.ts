/** The address of what the class of a game has handed in. */
export function classAddress(gameId: string): string {
  return `#/class/${gameId}`
}
