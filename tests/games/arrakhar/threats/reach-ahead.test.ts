import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import type { UnitId } from '@/games/arrakhar/state/position'
import { destinationsOf } from '@/games/arrakhar/queries/movement-reach'
import { sideOf } from '@/games/arrakhar/queries/stacking'
import { entryZone } from '@/games/arrakhar/queries/threats/entry-zones'
import { NEXT_MOVEMENT, pointsAhead } from '@/games/arrakhar/queries/threats/outlook'
import { reachAhead, reachOf, squadsOf } from '@/games/arrakhar/queries/threats/squads'
import { boardOf, isNearEntry, terrainAt } from '@/games/arrakhar/queries/board'
import { situation } from '../../../support/situation'
import { smallTables } from './small-table'

const HASTED = { ...NEXT_MOVEMENT, isHasted: true }
const TWICE = { ...NEXT_MOVEMENT, movements: 2 } as const

/** Points ahead of the first unit. */
function points(when: Parameters<typeof situation>[0], type: string, outlook = NEXT_MOVEMENT, changes = {}) {
  const { position } = situation(when, { '0806': type }, changes)
  const unit = position.units.find(({ hex }) => hex === '0806')
  return unit && pointsAhead(position, unit, outlook)
}

describe('Movement points ahead', () => {
  test('are the movement factor, hasted for the wizard’s side alone', () => {
    expect(points('sorcerer combat', 'elf')).toBe(4)
    expect(points('sorcerer combat', 'barbarian', HASTED)).toBe(12)
    expect(points('wizard combat', 'demon', HASTED)).toBe(6)
    expect(points('wizard combat', 'demon', TWICE)).toBe(12)
    expect(points('sorcerer combat', 'elf', { ...TWICE, isHasted: true })).toBe(20)
    expect(points('wizard movement', 'demon', NEXT_MOVEMENT, { moved: {} })).toBe(6)
  })
  test('count haste that is cast in the phase at hand, and not twice', () => {
    const cast = { haste: { 'elf-1': 4 } }
    expect(points('wizard movement', 'elf', NEXT_MOVEMENT, cast)).toBe(8)
    expect(points('wizard movement', 'elf', HASTED, cast)).toBe(8)
    expect(points('wizard movement', 'elf', TWICE, cast)).toBe(12)
  })
  test('are those left while the side moves', () => {
    const game = situation('wizard movement', { '0806': 'elf' })
    game.then({
      type: 'move',
      units: ['elf-1' as UnitId],
      path: ['0805', '0905'] as unknown as HexId[],
      takeWandAt: null,
    })
    const [elf] = game.position.units
    expect(elf && pointsAhead(game.position, elf, NEXT_MOVEMENT)).toBe(2)
  })
})

describe('Reach ahead', () => {
  test('is what the movement segment itself offers, the hex of the unit aside', () => {
    fc.assert(
      fc.property(smallTables, (table) => {
        const moving = {
          ...table,
          now: { segment: 'movement', spent: {}, carriers: null, metAtWand: {} },
        } as const
        for (const unit of moving.units) {
          const offered = [...destinationsOf(moving, [unit.id]).keys()].filter((hex) => {
            const isBarred =
              table.turn === 1 &&
              table.side === 'sorcerer' &&
              sideOf(unit.type) === 'sorcerer' &&
              isNearEntry(table, hex)
            return hex !== unit.hex && !isBarred
          })
          expect([...reachAhead(moving, [unit], NEXT_MOVEMENT)].sort()).toEqual(offered.sort())
        }
      }),
      { numRuns: 60 },
    )
  })
  test('of several units is that of all of them, their own hexes aside', () => {
    const { position } = situation('sorcerer combat', { '0806': 'elf', '1305': 'barbarian' })
    const [elf, barbarian] = position.units
    if (!elf || !barbarian) throw new Error('Both stand on the board.')
    const alone = [elf, barbarian].flatMap((unit) => reachAhead(position, [unit], NEXT_MOVEMENT))
    const together = reachAhead(position, [elf, barbarian], NEXT_MOVEMENT)
    const others = [...new Set(alone)].filter((hex) => hex !== elf.hex && hex !== barbarian.hex)
    expect([...together].sort()).toEqual(others.sort())
  })
})

test('A squad kept out of a hex goes neither into it nor through it', () => {
  const { position } = situation('wizard combat', { '1003': 'elf', '1103': 'ghoul', '1203': 'elf' })
  const [squad] = squadsOf(
    position,
    position.units.filter(({ type }) => type === 'ghoul'),
    NEXT_MOVEMENT,
  )
  if (!squad) throw new Error('The ghoul is a squad.')
  const free = situation('wizard combat', { '1103': 'ghoul' }).position
  const { grid } = boardOf(free.settings)
  const barred = grid.indexOf('1003')
  expect(reachOf(free, squad).found).toContain(barred)
  const { found } = reachOf(free, squad, barred)
  expect(found).not.toContain(barred)
  expect(found.length).toBeLessThan(reachOf(free, squad).found.length - 1)
})

describe('The entry zone', () => {
  test('holds the clear hexes within two hexes of an entry hex and nothing else', () => {
    const { position } = situation('wizard haste', { '0806': 'elf' })
    const zone = entryZone(position)
    expect(zone.every((hex) => terrainAt(position, hex) === 'clear' && isNearEntry(position, hex))).toBe(true)
    expect(zone).toContain('1403')
    expect(zone).not.toContain('1404')
  })
})
