import { AT_TABLE, studyAddress } from './study-address'

/** The address of the report of a line of a kept study. */
export function reportAddress(gameId: string, studyId: string, chapter: number, line: string): string {
  return `#/report/${[gameId, studyId, chapter, line].join('/')}`
}

/** Where a step of the game at the table is studied; a step is named as `stepName` does. */
export function tableStepAddress(gameId: string, step: string): string {
  return `${studyAddress(gameId, AT_TABLE)}/${step}`
}

/** Where a step of a line of a kept study is; named in the same way. */
export function stepAddress(
  gameId: string,
  studyId: string,
  step: string,
  line: readonly [number, string],
): string {
  return `${studyAddress(gameId, studyId)}/${[step, ...line].join('/')}`
}
