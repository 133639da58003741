import { describe, expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import { CLAUSES } from '@/games/wizard-kings/clauses'
import { viewOf } from '@/games/wizard-kings/queries/view'
import { seenIn } from '@/games/wizard-kings/ui/inspector'
import { groundInWords } from '@/games/wizard-kings/ui/texts/ground-words'
import { scene } from '../scene'

const hex = (id: string) => id as HexId

/** The board of the cases, where Midford in 0402 is North’s and Northport in 0701 is South’s. */
const STATE = {
  ...scene([
    'mage north 0402 elves.wicana 2',
    'ranger north 0201 elves.ranger 3',
    'demon south 0701 chaos.demon 1',
    'orc south 0303 orcs.orc 2',
  ]),
  crossings: [{ lane: 'land', from: hex('0102'), to: hex('0202'), total: 2, foreign: 1 }] as const,
}

const factsIn = (id: string, viewer: 'north' | 'south' = 'north') =>
  seenIn(viewOf(STATE, viewer), hex(id)).facts.map(({ text, clause }) => `${clause} ${text}`)
const piecesIn = (id: string, viewer: 'north' | 'south' | 'referee') =>
  seenIn(viewOf(STATE, viewer), hex(id)).groups.flatMap(({ pieces }) => pieces.map(({ remarks }) => remarks))

describe('a hex looked at more closely', () => {
  test('tells its ground, what strangers meet there, and each of its hexsides', () => {
    expect(factsIn('0402')).toEqual([
      'MP-2 Clear',
      'MP-4 River towards 0301, 0302 and 0303',
      'MP-9 Road towards 0302 and 0502',
      'MP-7 Midford, 3 gold',
      'CT-1 Controlled by North',
      'SU-7 North’s capital',
    ])
    expect(factsIn('0501')).toContain(
      'HX-3 Strangers stop here, and one of them crosses each hexside in a phase',
    )
    expect(factsIn('0004')).toContain('MP-8 Henge')
  })

  test('tells whose a city is, and that a coast makes it a port', () => {
    expect(factsIn('0701')).toEqual(
      expect.arrayContaining([
        'MP-3 Coastal clear',
        'MP-7 Northport, port, 2 gold',
        'CT-1 Controlled by South',
      ]),
    )
  })

  test('counts crossings for who may know of them', () => {
    expect(factsIn('0202')).toContain('HX-4 From 0102 by land: 2 of 2 blocks, 1 of 1 stranger')
    expect(factsIn('0202', 'south').filter((fact) => fact.startsWith('HX-4'))).toEqual([])
  })

  test('names clauses that there are', () => {
    const clauses = ['0402', '0501', '0701', '0202'].flatMap((id) =>
      seenIn(viewOf(STATE, 'north'), hex(id)).facts.map(({ clause }) => clause),
    )
    expect(clauses.filter((clause) => !(clause in CLAUSES))).toEqual([])
  })
})

describe('a block', () => {
  test('has its label, and the spells for which it is strong enough', () => {
    expect(piecesIn('0201', 'north')).toEqual([['A2, 3 steps, moves 2, forest folk']])
    expect(piecesIn('0402', 'north')[0]).toEqual([
      'A+, 4 steps, moves 2, flyer',
      'can cast Thorn Dart, Mending Dew, Moonlance and Tanglewood',
    ])
    // Its last step is never paid.
    expect(piecesIn('0701', 'referee')).toEqual([['A2, 3 steps, moves 3, flyer']])
  })

  test('of the other side tells nothing', () => {
    expect(piecesIn('0303', 'north')).toEqual([[]])
    expect(JSON.stringify(seenIn(viewOf(STATE, 'north'), hex('0303')))).not.toMatch(/orc/i)
  })
})

test('a hex pointed at says whose its city is', () => {
  expect(groundInWords(viewOf(STATE, 'north'), hex('0402'))).toBe(
    'clear, Midford, 3 gold, controlled by North, North’s capital',
  )
})
