import { expect } from 'vitest'
import { arenaFiles } from '@/games/arena/files'

/** What is wrong, the file in which it is, and how that is told (`toldOf`). */
export type Row = readonly [what: string, file: object, told: string]

/** The faults of a position file, a line each: the place, what is to be done about it, and the clause. */
export function toldOf(file: unknown): readonly string[] {
  const read = arenaFiles.parsePosition(file)
  if (read.ok) return []
  return read.problems.map(
    ({ path, message, clause }) => `${path}: ${message}${clause === undefined ? '' : ` (${clause})`}`,
  )
}

/** A file may be opened. */
export function expectSound(file: unknown): void {
  expect(toldOf(file)).toEqual([])
}

/** A file has this one fault. */
export function expectFault(file: unknown, told: string): void {
  expect(toldOf(file)).toEqual([told])
}
