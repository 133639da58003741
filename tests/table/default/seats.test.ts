import { describe, expect, test } from 'vitest'
import type { BoardCounter, BoardStack } from '@/board/board-props'
import { hexGrid, type HexId } from '@/engine/kernel/hex'
import { glimpseBySide } from '@/table/default/glimpse-map'
import { hintsOf } from '@/table/default/hints-of'
import { facingWords } from '@/table/words/facing-words'
import { SIDES } from '@/widgets/side'

const SEATS = ['North', 'East', 'South', 'West'].map((name) => ({ id: name.toLowerCase(), name }))
const NAMES = { first: 'North', second: 'East', third: 'South', fourth: 'West' }

function stack(hex: string, ...sides: readonly BoardCounter['side'][]): BoardStack {
  const counters = sides.map((side, nth) => ({ side, strength: nth + 1 }) as BoardCounter)
  return { hex: hex as HexId, counters }
}

describe('a table with four seats', () => {
  test('tells what each side adds up to that shares a hex', () => {
    expect(facingWords([stack('0101', 'fourth', 'second', 'third')], 'ground', NAMES)).toEqual([
      'East 2 against South 3 against West 1',
    ])
  })

  test('tells nothing of a hex that one side has to itself', () => {
    expect(facingWords([stack('0101', 'third', 'third', 'none')], 'ground', NAMES)).toEqual([])
  })

  test('draws each side with a sign of its own in small', () => {
    const stacks = [...SIDES, 'none' as const].map((side, nth) => stack(`010${nth + 1}`, side))
    expect(glimpseBySide({ grid: hexGrid(1, 6), stacks })).toEqual(['1', '2', '3', '4', '.', '.'])
  })
})

describe('the chance of a hint', () => {
  const seatsIn = (playing: readonly string[] | undefined, viewer: string) => {
    const ways = { set: {}, seats: SEATS, headings: {}, seatsOf: playing && (() => playing) }
    const hints = hintsOf(ways as never, String)
    return hints.hintOf({ viewer }, { commands: [], chance: 0.5, reasons: [], nodes: 0 }).seats
  }

  test('is that of the asking seat against all others', () => {
    expect(seatsIn(undefined, 'south')).toEqual(['South', 'the others'])
    expect(seatsIn(['east', 'south', 'west'], 'west')).toEqual(['West', 'the others'])
  })

  test('is that against the one other seat where two are in play', () => {
    expect(seatsIn(['west', 'east'], 'west')).toEqual(['West', 'East'])
    expect(seatsIn(['west', 'east'], 'referee')).toEqual(['East', 'West'])
  })
})
