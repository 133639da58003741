import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areNeighbors, hexesApart, type HexId } from '@/engine/kernel/hex'
import { SCENARIO_IDS } from '@/games/arrakhar/tables/scenarios'
import type { HauntId } from '@/games/arrakhar/tables/units'
import { boardOf } from '@/games/arrakhar/queries/board'
import { hauntsInHand, sorcerersPlaced } from '@/games/arrakhar/queries/placement'
import type { SetUp } from '@/games/arrakhar/state/position'
import { summonChoices } from '@/games/arrakhar/queries/summon-choices'
import { sorcererSteps } from '@/games/arrakhar/ui/setup/check-steps'
import { fillingOf } from '@/games/arrakhar/commands/set-up/filling/fill-placement'
import {
  PLACEMENT_STYLES,
  type PlacementStyle,
} from '@/games/arrakhar/commands/set-up/filling/placement-styles'
import { chanceFrom } from './chance-from'
import { designedTable, type SetUpTable } from './set-up-table'

const ADVANCED = { advancedPlay: true, points: { sorcerer: 60 } }
const EVERY_STYLE = SCENARIO_IDS.flatMap((scenario) =>
  PLACEMENT_STYLES.map((style) => [scenario, style] as const),
)

function placing(scenario: string, sorcerers: number): SetUpTable {
  return designedTable({ scenario, ...ADVANCED }, { sorcerer: sorcerers }, { wizard: 1 })
}

function setUpOf(table: SetUpTable): SetUp {
  const { setUp } = table.view
  if (!setUp) throw new Error('no set-up')
  return setUp
}

function fill(table: SetUpTable, style: PlacementStyle, seed: number): void {
  const setUp = setUpOf(table)
  const sorcerers = (table.view.designs.sorcerer?.sorcerer ?? 0) - sorcerersPlaced(setUp)
  const filling = { settings: table.view.settings, setUp, sorcerers, style }
  for (const command of fillingOf(filling, chanceFrom(seed))) table.play(command)
}

/** Straight distances between any two haunts. */
function spacing(table: SetUpTable): readonly number[] {
  const { grid } = boardOf(table.view.settings)
  const sites = Object.values(setUpOf(table).haunts).map((hex) => grid.indexOf(hex))
  return sites.flatMap((site, nth) => sites.slice(nth + 1).map((other) => hexesApart(grid, site, other)))
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

describe('placing the rest', () => {
  test.each(EVERY_STYLE)(
    '%s scenario, %s: only the wand is left to choose, whatever chance says',
    (scenario, style) => {
      const forces = fc.constantFrom(1, 7, 20)
      fc.assert(
        fc.property(fc.nat(), forces, (seed, sorcerers) => {
          const table = placing(scenario, sorcerers)
          fill(table, style, seed)
          expect(table.refusals).toEqual([])
          const missing = sorcererSteps(table.view, setUpOf(table)).filter(({ isDone }) => !isDone)
          expect(missing.map(({ clause }) => clause)).toEqual(['AR-3.4'])
          table.play({ type: 'hideWand', haunt: 'T1' })
          table.play({ type: 'finishPlacement' })
          expect(table.refusals).toEqual([])
          expect(table.position.now.segment).toBe('wizardPlacement')
        }),
        { numRuns: 8 },
      )
    },
  )

  test.each(PLACEMENT_STYLES)('%s puts a sorcerer next to every haunt when there are enough', (style) => {
    const table = placing('long', 9)
    fill(table, style, 3)
    table.play({ type: 'hideWand', haunt: 'T1' })
    table.play({ type: 'finishPlacement' })
    const summoning = { ...table.position, now: { segment: 'summon' as const, used: [], pending: null } }
    expect(new Set(summonChoices(summoning).map(({ haunt }) => haunt)).size).toBe(9)
  })

  test('a fortress lies closer than a ring, and a bluff lies wider', () => {
    const width = (style: PlacementStyle) =>
      mean(
        [1, 2, 3, 4].map((seed) => {
          const table = placing('basic', 6)
          fill(table, style, seed)
          return mean(spacing(table))
        }),
      )
    expect(width('fortress')).toBeLessThan(width('ring'))
    expect(width('ring')).toBeLessThan(width('bluff'))
  })

  test('a fortress lies in one of the two corners farthest from where the enemy comes in', () => {
    const { grid, entryHexes } = boardOf(placing('basic', 0).view.settings)
    const { columns, rows } = grid
    const away = (index: number, others: readonly number[]) =>
      Math.min(...others.map((other) => hexesApart(grid, index, other)))
    const entries = entryHexes.map((hex) => grid.indexOf(hex))
    const corners = [0, rows - 1, columns * rows - rows, columns * rows - 1]
    const remote = corners.toSorted((a, b) => away(b, entries) - away(a, entries)).slice(0, 2)
    const chosen = new Set<number>()
    for (let seed = 0; seed < 8; seed++) {
      const table = placing('basic', 0)
      fill(table, 'fortress', seed)
      const sites = Object.values(setUpOf(table).haunts).map((hex) => grid.indexOf(hex))
      const distance = (corner: number) => mean(sites.map((site) => hexesApart(grid, site, corner)))
      chosen.add(corners.toSorted((a, b) => distance(a) - distance(b))[0] ?? -1)
    }
    expect([...chosen].toSorted((a, b) => a - b)).toEqual(remote.toSorted((a, b) => a - b))
  })

  test('a bluff guards every haunt alike but for the odd ones, whose haunts chance picks', () => {
    const guarded = new Set<string>()
    for (let seed = 0; seed < 12; seed++) {
      const table = placing('basic', 7)
      fill(table, 'bluff', seed)
      const guards = guardsByHaunt(table)
      expect(guards.map(([, count]) => count).toSorted()).toEqual([1, 1, 1, 1, 1, 2])
      guarded.add(guards.find(([, count]) => count === 2)?.[0] ?? '')
    }
    expect(guarded.size).toBeGreaterThan(2)
  })

  test('which haunt lies where is left to chance', () => {
    const places = [1, 2, 3, 4, 5, 6].map((seed) => {
      const table = placing('basic', 0)
      fill(table, 'bluff', seed)
      return setUpOf(table).haunts.T1
    })
    expect(new Set(places).size).toBeGreaterThan(2)
  })

  test('never asks for anything illegal, whatever was placed before', () => {
    const hexes = boardOf(placing('long', 0).view.settings).grid.ids
    const anyHex = fc.constantFrom(...hexes)
    const placed = fc.array(fc.tuple(fc.constantFrom('T1', 'R2', 'C3', 'sorcerer'), anyHex), {
      maxLength: 12,
    })
    const styles = fc.constantFrom(...PLACEMENT_STYLES)
    fc.assert(
      fc.property(
        placed,
        fc.integer({ min: 0, max: 20 }),
        styles,
        fc.nat(),
        (earlier, sorcerers, style, seed) => {
          const table = placing('long', sorcerers)
          for (const [what, hex] of earlier) table.play(placementOf(what, hex))
          table.refusals.length = 0
          fill(table, style, seed)
          expect(table.refusals).toEqual([])
          expect(hauntsInHand(table.view.settings, setUpOf(table))).toEqual([])
        },
      ),
      { numRuns: 40 },
    )
  })
})

function guardsByHaunt(table: SetUpTable): readonly (readonly [haunt: string, guards: number])[] {
  const { grid } = boardOf(table.view.settings)
  const { haunts, sorcerers } = setUpOf(table)
  return Object.entries(haunts).map(([haunt, site]) => {
    const beside = Object.entries(sorcerers).filter(([hex]) =>
      areNeighbors(grid, grid.indexOf(site), grid.indexOf(hex)),
    )
    return [haunt, beside.reduce((sum, [, count]) => sum + count, 0)] as const
  })
}

function placementOf(what: string, hex: HexId) {
  return what === 'sorcerer'
    ? ({ type: 'placeSorcerers', hex, count: 1 } as const)
    : ({ type: 'placeHaunt', haunt: what as HauntId, hex } as const)
}
