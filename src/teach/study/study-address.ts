/** The address of studies of a game, or of one that this browser keeps. */
export function studyAddress(gameId: string, studyId?: string): string {
  return studyId === undefined ? `#/study/${gameId}` : `#/study/${gameId}/${studyId}`
}

/** Where the address of a study stands for the game at the table. */
export const AT_TABLE = 'game'
