import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hexesApart, type HexId } from '@/engine/kernel/hex'
import { type Side, UNITS } from '@/games/arrakhar/tables/units'
import { boardOf } from '@/games/arrakhar/queries/board'
import type { Table, Unit } from '@/games/arrakhar/state/position'
import { sideOf } from '@/games/arrakhar/queries/stacking'
import { NEXT_MOVEMENT } from '@/games/arrakhar/queries/threats/outlook'
import { BLOWS, type Blow, threatenedBy, threatsTo } from '@/games/arrakhar/queries/threats/threats'
import { situation } from '../../../support/situation'
import { BOTH, smallTables } from './small-table'

/** Steps of straight distance between two hexes. */
function apart(table: Table, one: HexId, other: HexId): number {
  const { grid } = boardOf(table.settings)
  return hexesApart(grid, grid.indexOf(one), grid.indexOf(other))
}

const terrainOf = (table: Table, hex: HexId) => {
  const { grid, terrain } = boardOf(table.settings)
  return terrain[grid.indexOf(hex)]
}

/** Where a unit may stand after its next movement while an enemy holds one more hex, step by step from its hex. */
function stands(table: Table, unit: Unit, held: HexId): ReadonlySet<HexId> {
  const side = sideOf(unit.type)
  const { grid } = boardOf(table.settings)
  const isOpen = (hex: HexId) =>
    hex !== held &&
    terrainOf(table, hex) === 'clear' &&
    !table.units.some((other) => other.hex === hex && sideOf(other.type) !== side)
  let all = new Set([unit.hex])
  for (let step = 0; step < UNITS[unit.type].movement; step++)
    all = new Set([
      ...all,
      ...grid.ids.filter((hex) => isOpen(hex) && [...all].some((from) => apart(table, from, hex) === 1)),
    ])
  const entries = grid.ids.filter((hex) => terrainOf(table, hex) === 'entry')
  const isKeptOff =
    table.turn === 1 && side === 'sorcerer' && table.side === 'sorcerer' && table.now.segment === 'summon'
  const isBarred = (hex: HexId) => isKeptOff && entries.some((entry) => apart(table, entry, hex) <= 2)
  return new Set([...all].filter((hex) => terrainOf(table, hex) === 'clear' && !isBarred(hex)))
}

function strikes(table: Table, from: HexId, to: HexId, by: Blow): boolean {
  const distance = apart(table, from, to)
  if (distance === 1 || by === 'attack') return distance === 1
  const { grid } = boardOf(table.settings)
  const between = grid.ids.filter((hex) => apart(table, from, hex) === 1 && apart(table, hex, to) === 1)
  return distance === 2 && between.some((hex) => terrainOf(table, hex) === 'clear')
}

/** Units of a side that could hit a hex, found one by one. */
function hitters(table: Table, side: Side, hex: HexId, by: Blow): readonly string[] {
  if (terrainOf(table, hex) !== 'clear') return []
  const own = table.units.filter(({ type }) => sideOf(type) === side)
  if (own.some((unit) => unit.hex === hex)) return []
  const able = own.filter(({ type }) =>
    by === 'attack' ? UNITS[type].attacks : type === 'wizard' || type === 'sorcerer',
  )
  return able
    .filter((unit) => [...stands(table, unit, hex)].some((from) => strikes(table, from, hex, by)))
    .map(({ id }) => id)
}

describe('Threats', () => {
  test('are those that a search hex by hex and unit by unit finds', () => {
    fc.assert(
      fc.property(smallTables, (table) => {
        for (const side of BOTH) {
          const threatened = threatenedBy(table, side)
          for (const by of BLOWS)
            for (const hex of boardOf(table.settings).grid.ids) {
              const units = threatsTo(table, side, hex).flatMap((threat) =>
                threat.by === by ? threat.units : [],
              )
              const expected = hitters(table, side, hex, by)
              expect([...units].sort()).toEqual([...expected].sort())
              expect(threatened[by].includes(hex)).toBe(expected.length > 0)
            }
        }
      }),
      { numRuns: 60 },
    )
  })

  test('are named with the shortest way to where the blow falls from', () => {
    const { position } = situation('wizard movement', {
      '0806': 'elf',
      '1206': 'orc orc',
      '0808': 'sorcerer',
    })
    const [first, second, ...others] = threatsTo(position, 'sorcerer', '0806' as HexId)
    expect(first).toMatchObject({ by: 'fireball', hex: '0808', units: ['sorcerer-1'], path: [] })
    expect(second).toMatchObject({ by: 'attack', hex: '1206', units: ['orc-1', 'orc-2'] })
    expect(second?.path).toEqual(['1205', '1105', '1005', '0906'])
    expect(others).toEqual([])
  })

  test('reach farther with the most haste, for the wizard’s side alone', () => {
    const { position } = situation('sorcerer combat', { '0806': 'elf', '1206': 'orc' })
    const hasted = { ...NEXT_MOVEMENT, isHasted: true }
    const plain = threatenedBy(position, 'wizard').attack
    expect(threatenedBy(position, 'wizard', hasted).attack.length).toBeGreaterThan(plain.length)
    expect(threatenedBy(position, 'sorcerer', hasted)).toEqual(threatenedBy(position, 'sorcerer'))
  })

  test('of the sorcerer keep away from entry hexes in the first movement of the game only', () => {
    const { position } = situation('sorcerer summon', { '0510': 'demon', '0305': 'elf' }, { turn: 1 })
    const first = threatenedBy(position, 'sorcerer').attack
    const later = threatenedBy({ ...position, turn: 2 }, 'sorcerer').attack
    expect(first.length).toBeLessThan(later.length)
    expect(later).toEqual(expect.arrayContaining([...first]))
  })
})
