/** The address of the lesson author, or of one draft in it. */
export function authorAddress(gameId: string, draft?: string): string {
  return draft === undefined ? `#/author/${gameId}` : `#/author/${gameId}/${draft}`
}
