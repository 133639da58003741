/** The address of a game's audit, or of a clause in it. */
export function auditAddress(gameId: string, clause?: string): string {
  return clause === undefined ? `#/audit/${gameId}` : `#/audit/${gameId}/${clause}`
}
