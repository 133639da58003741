import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAPS } from '@/games/arrakhar/tables/map'
import { areAdjacent, boardFrom, hexesAround, isNearEntry } from '@/games/arrakhar/queries/board'
import { fitApart } from '@/games/arrakhar/queries/haunt-room'
import { mapFault } from '@/games/arrakhar/queries/map-check'
import { clause } from '../../support/clause'
import { hexOf } from '../../support/orders'
import { situation } from '../../support/situation'

/** A map whose clear hexes are two rows by the entry hexes and one winding way down: a corridor of so many rows. */
function corridor(rows: number, rest = '^'): string {
  const way = Array.from({ length: rows }, () => `.${rest.repeat(11)}`)
  return ['E.E.E.E.E.E.', '............', ...way].join('\n')
}

clause('AR-1.6', () => {
  test('nine haunts fit into a corridor when each is four hexes from the next, and not into a shorter one', () => {
    expect(mapFault(corridor(34))).toBeUndefined()
    expect(mapFault(corridor(33))).toMatch(/at least 9 haunts/)
  })
  test('mountains are no room for haunts', () => {
    expect(mapFault(corridor(20))).toMatch(/at least 9 haunts/)
    expect(mapFault(corridor(20, '.'))).toBeUndefined()
  })
  test('a map has sixty rows of sixty hexes at most', () => {
    const wide = (width: number) =>
      mapFault(
        corridor(34)
          .split('\n')
          .map((row) => row.padEnd(width, '^'))
          .join('\n'),
      )
    expect(wide(60)).toBeUndefined()
    expect(wide(61)).toMatch(/1 to 60 rows of 1 to 60 hexes/)
    expect(mapFault(corridor(58))).toBeUndefined()
    expect(mapFault(corridor(58, '.'))).toBeUndefined()
    expect(mapFault(corridor(59))).toMatch(/1 to 60 rows/)
  })
  test('a fault of the first row is told as well', () => {
    expect(mapFault(`~${MAPS.valley.slice(1)}`)).toMatch(/row 1 may hold only/)
  })
})

describe('A board', () => {
  const drawn = () => situation('wizard movement', {}).position
  test('has six hexes around each, fewer at its edge', () => {
    const table = drawn()
    expect([...hexesAround(table, hexOf('1110'))].sort()).toEqual([
      '1009',
      '1010',
      '1109',
      '1111',
      '1209',
      '1210',
    ])
    expect([...hexesAround(table, hexOf('0101'))].sort()).toEqual(['0102', '0201'])
  })
  test('ends at its edge: nothing is next to a hex that it lacks', () => {
    const table = drawn()
    expect(areAdjacent(table, hexOf('0101'), hexOf('0102'))).toBe(true)
    expect(areAdjacent(table, hexOf('0102'), hexOf('0101'))).toBe(true)
    for (const hex of ['9999', '0000', ''])
      for (const edge of ['0101', '0112', '2318', '1110']) {
        expect(areAdjacent(table, hexOf(edge), hexOf(hex))).toBe(false)
        expect(areAdjacent(table, hexOf(hex), hexOf(edge))).toBe(false)
      }
    expect(areAdjacent(table, hexOf('9999'), hexOf('9998'))).toBe(false)
  })
  test('tells of its first hex, and of none that it lacks, whether an entry hex is near', () => {
    const table = drawn()
    const cornered = { ...table, settings: { ...table.settings, map: 'E...\n....' } }
    expect(isNearEntry(cornered, hexOf('0101'))).toBe(true)
    expect(isNearEntry(cornered, hexOf('0401'))).toBe(false)
    expect(isNearEntry(cornered, hexOf('9999'))).toBe(false)
    expect(boardFrom('E...\n....').entryHexes).toEqual(['0101'])
  })
})

/** By trying every choice. */
function fitsByForce(shutOut: readonly bigint[], wanted: number, from = 0, taken = 0n): boolean {
  if (wanted === 0) return true
  for (let site = from; site < shutOut.length; site++) {
    if (((shutOut[site] ?? 0n) & taken) !== 0n) continue
    if (fitsByForce(shutOut, wanted - 1, site + 1, taken | (1n << BigInt(site)))) return true
  }
  return false
}

/** Sites of which each shuts out the others that `shuts` says. */
function sites(count: number, shuts: (one: number, other: number) => boolean): readonly bigint[] {
  const all = Array.from({ length: count }, (_, nth) => nth)
  return all.map((one) =>
    all.reduce(
      (bits, other) => (one !== other && shuts(one, other) ? bits | (1n << BigInt(other)) : bits),
      0n,
    ),
  )
}

/** How often what a site shuts out is looked up until it is known that so many do not fit. */
function looksUntilRefused(shutOut: readonly bigint[], wanted: number): number {
  let looks = 0
  const watched = new Proxy(shutOut, {
    get(target, key) {
      if (/^\d+$/.test(String(key))) looks += 1
      return Reflect.get(target, key) as unknown
    },
  })
  expect(fitApart(watched, wanted)).toBe(false)
  return looks
}

describe('Room for sites that shut each other out', () => {
  test('is refused at a glance where sites that all shut each other out cover the map', () => {
    const near = (one: number, other: number) =>
      Math.abs((one % 8) - (other % 8)) <= 2 && Math.abs(Math.floor(one / 8) - Math.floor(other / 8)) <= 2
    expect(looksUntilRefused(sites(64, near), 10)).toBeLessThanOrEqual(64)
  })
  test('is not looked for twice in what was left before', () => {
    const ofFive = (one: number, other: number) =>
      Math.floor(one / 5) === Math.floor(other / 5) && [1, 4].includes(Math.abs(one - other))
    expect(looksUntilRefused(sites(25, ofFive), 11)).toBeLessThanOrEqual(500)
  })
  test('is found whenever there is some, as trying every choice finds it', () => {
    const pairs = fc.array(fc.tuple(fc.nat(13), fc.nat(13)), { maxLength: 60 })
    fc.assert(
      fc.property(pairs, fc.integer({ min: 1, max: 9 }), (edges, wanted) => {
        const shutOut = Array.from({ length: 14 }, (_, site) =>
          edges.reduce((bits, [one, other]) => {
            if (one === other) return bits
            if (one === site) return bits | (1n << BigInt(other))
            return other === site ? bits | (1n << BigInt(one)) : bits
          }, 0n),
        )
        expect(fitApart(shutOut, wanted)).toBe(fitsByForce(shutOut, wanted))
      }),
      { numRuns: 300 },
    )
  })
})
