import { expect, test } from 'vitest'
import { type NumberedLine, withoutEmptyParts } from '@/table/log/line'

/** A log with a letter for each line: a capital is the heading of a phase. */
function logOf(letters: string): readonly NumberedLine[] {
  return Array.from(letters, (text, step) => {
    const kind = text === text.toUpperCase() ? 'heading' : 'event'
    return { id: text, line: { kind, text, clause: null, hexes: [], dice: [] }, step, seat: null }
  })
}

test.each([
  ['aBcDe', 'aBcDe'],
  ['aBCDe', 'aDe'],
  ['aBcDEF', 'aBcF'],
  ['A', 'A'],
  ['', ''],
])('the log %s is told as %s: a phase without events is left out, unless it runs now', (log, told) => {
  expect(
    withoutEmptyParts(logOf(log))
      .map(({ id }) => id)
      .join(''),
  ).toBe(told)
})
