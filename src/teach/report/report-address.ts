import type { Place } from '@/engine/study'
import { AT_TABLE, studyAddress } from '../study/study-address'

/** The address of the report of a line of a kept study. */
export function reportAddress(gameId: string, studyId: string, chapter: number, line: string): string {
  return `#/report/${[gameId, studyId, chapter, line].join('/')}`
}

/** Where a step of the game at the table is studied. */
export function tableStepAddress(gameId: string, step: number): string {
  return `${studyAddress(gameId, AT_TABLE)}/${step}`
}

/** Where a place in a chapter of a kept study is. */
export function placeAddress(
  gameId: string,
  studyId: string,
  chapter: number,
  { line, step }: Place,
): string {
  return `${studyAddress(gameId, studyId)}/${[step, chapter, line].join('/')}`
}
