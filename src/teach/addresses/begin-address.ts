/** The address at which a first game against a bot begins at once. */
export function beginAddress(gameId: string): string {
  return `#/begin/${gameId}`
}
