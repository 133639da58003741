/** The address of the lesson author, of one draft in it, or of a chapter of that, counted from nought. */
export function authorAddress(gameId: string, draft?: string, chapter = 0): string {
  if (draft === undefined) return `#/author/${gameId}`
  return chapter === 0 ? `#/author/${gameId}/${draft}` : `#/author/${gameId}/${draft}/${chapter}`
}
