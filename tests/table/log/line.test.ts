import { expect, test } from 'vitest'
import type { LogStep } from '@/engine/table/table'
import { type AnyLine, numberedLines, withNotes, withoutEmptyParts } from '@/table/log/line'

type Told = readonly [text: string, together?: string]

/** A log in which each step tells one thing. */
function logOf(...steps: readonly (readonly [seat: string, ...told: Told])[]) {
  const log = steps.map(([seat, ...told], nth): LogStep<Told> => ({
    number: nth + 1,
    seat,
    events: [told],
    rolls: [],
    typed: false,
  }))
  const lineOf = ([text, together]: Told): AnyLine => ({
    kind: 'event',
    text,
    clause: null,
    hexes: [],
    dice: [],
    ...(together === undefined ? {} : { together }),
  })
  return numberedLines(log, ({ events }) => events.map(lineOf)).map(({ id, line, seat }) => [
    id,
    line.text,
    seat,
  ])
}

const WEST = ['west', 'West passes.', 'Both pass.'] as const
const EAST = ['east', 'East passes.', 'Both pass.'] as const

test('what both sides did alike, one after the other, is a line of both at the later step', () => {
  expect(logOf(WEST, EAST, ['west', 'West moves.'])).toEqual([
    ['2-0', 'Both pass.', null],
    ['3-0', 'West moves.', 'west'],
  ])
})

test('a third line begins anew, and one side alone is told as it is', () => {
  const texts = logOf(WEST, EAST, WEST, WEST).map(([, text]) => text)
  expect(texts).toEqual(['Both pass.', 'West passes.', 'West passes.'])
})

test('what stands between keeps two lines apart', () => {
  const texts = logOf(WEST, ['west', 'A spell works.'], EAST).map(([, text]) => text)
  expect(texts).toEqual(['West passes.', 'A spell works.', 'East passes.'])
})

test('parts in which nothing happened have no heading, whoever ended them', () => {
  const heading = (text: string): AnyLine => ({ kind: 'heading', text, clause: null, hexes: [], dice: [] })
  const fell: AnyLine = { ...heading('A sword falls.'), kind: 'event' }
  const told: readonly (readonly AnyLine[])[] = [
    [heading('Equip')],
    [fell, heading('Move')],
    [heading('Fight')],
    [heading('Rest')],
  ]
  const log = told.map((_, nth): LogStep<number> => ({
    ...{ number: nth + 1, seat: 'west', events: [nth], rolls: [], typed: false },
    ...(nth > 1 ? { isAutomatic: true } : {}),
  }))
  const lines = withoutEmptyParts(numberedLines(log, ({ number }) => told[number - 1] ?? []))
  expect(lines.map(({ line }) => line.text)).toEqual(['Equip', 'A sword falls.', 'Rest'])
})

test('a note stands after all lines of the steps that it follows, several in their order', () => {
  const line: AnyLine = { kind: 'event', text: '', clause: null, hexes: [], dice: [] }
  const lines = [1, 1, 2].map((step, nth) => ({
    ...{ id: `${step}-${nth}`, step, seat: 'west' },
    line: { ...line, text: `Line ${nth}` },
  }))
  const notes = [
    { after: 1, text: 'Taken back: a move.' },
    { after: 1, text: 'Taken back: a shot.' },
    { after: 9, text: 'Taken back: a turn.' },
  ]
  const noted = withNotes(lines, notes).map((one) => one.line.text)
  const [move, shot, turn] = notes.map(({ text }) => text)
  expect(noted).toEqual(['Line 0', 'Line 1', move, shot, 'Line 2', turn])
  expect(withNotes(lines)).toBe(lines)
})
