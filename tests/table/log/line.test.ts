import { describe, expect, test } from 'vitest'
import type { LogStep } from '@/engine/table/table'
import { type AnyLine, numberedLines, withoutEmptyParts } from '@/table/log/line'

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

describe('a part that its side was not asked for', () => {
  const heading = (text: string): AnyLine => ({ kind: 'heading', text, clause: null, hexes: [], dice: [] })
  const told = (...steps: readonly (readonly [isAutomatic: boolean, ...lines: AnyLine[]])[]) => {
    const log = steps.map(([isAutomatic], nth): LogStep<number> => ({
      ...{ number: nth + 1, seat: 'west', events: [nth], rolls: [], typed: false },
      ...(isAutomatic ? { isAutomatic } : {}),
    }))
    const linesOf = ({ number }: LogStep<number>) => steps[number - 1]?.slice(1) as readonly AnyLine[]
    return withoutEmptyParts(numberedLines(log, linesOf)).map(({ line }) => `${line.kind}: ${line.text}`)
  }

  test('is a line of its own, where one that was ended by hand is none', () => {
    const steps = (isAutomatic: boolean) =>
      told([false, heading('Equip')], [isAutomatic, heading('Move')], [false, heading('Combat')])
    expect(steps(false)).toEqual(['heading: Combat'])
    expect(steps(true)).toEqual(['event: Equip, nothing to do', 'heading: Combat'])
  })

  test('is none where something came of its end', () => {
    const fell: AnyLine = { ...heading('A sword falls.'), kind: 'event' }
    expect(told([false, heading('Equip')], [true, fell, heading('Move')])).toEqual([
      'heading: Equip',
      'event: A sword falls.',
      'heading: Move',
    ])
  })
})
