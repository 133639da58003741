import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HexId } from '@/engine/hex'
import { SCENARIO_IDS } from '@/games/arrakhar/content/scenarios'
import type { HauntId } from '@/games/arrakhar/content/units'
import { boardOf } from '@/games/arrakhar/rules/board'
import { placementFaults, sorcerersPlaced } from '@/games/arrakhar/rules/placement'
import type { SetUp } from '@/games/arrakhar/rules/position'
import { summonChoices } from '@/games/arrakhar/rules/segments/summon-choices'
import { fillingOf, hauntsInHand } from '@/games/arrakhar/ui/setup/fill-placement'
import { designedTable, type SetUpTable } from './set-up-table'

const ADVANCED = { advancedPlay: true, points: { sorcerer: 60 } }

function placing(scenario: string, sorcerers: number): SetUpTable {
  return designedTable({ scenario, ...ADVANCED }, { sorcerer: sorcerers }, { wizard: 1 })
}

function setUpOf(table: SetUpTable): SetUp {
  const { setUp } = table.view
  if (!setUp) throw new Error('no set-up')
  return setUp
}

function fill(table: SetUpTable): void {
  const setUp = setUpOf(table)
  const left = (table.view.designs.sorcerer?.sorcerer ?? 0) - sorcerersPlaced(setUp)
  for (const command of fillingOf(table.view.settings, setUp, left)) table.play(command)
}

describe('placing the rest', () => {
  test.each(SCENARIO_IDS)('leaves nothing but the wand to choose (%s scenario)', (scenario) => {
    for (const sorcerers of [1, 7, 20]) {
      const table = placing(scenario, sorcerers)
      fill(table)
      expect(table.refusals).toEqual([])
      expect(faultsOf(table)).toEqual(['AR-3.4'])
    }
  })

  test('puts a sorcerer next to every haunt when there are enough', () => {
    const table = placing('long', 9)
    fill(table)
    table.play({ type: 'hideWand', haunt: 'T1' })
    table.play({ type: 'finishPlacement' })
    const summoning = { ...table.position, now: { segment: 'summon' as const, used: [], pending: null } }
    expect(new Set(summonChoices(summoning).map(({ haunt }) => haunt)).size).toBe(9)
  })

  test('never asks for anything illegal, whatever was placed before', () => {
    const hexes = boardOf(placing('long', 0).view.settings).grid.ids
    const anyHex = fc.constantFrom(...hexes)
    const placed = fc.array(fc.tuple(fc.constantFrom('T1', 'R2', 'C3', 'sorcerer'), anyHex), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(placed, fc.integer({ min: 0, max: 20 }), (earlier, sorcerers) => {
        const table = placing('long', sorcerers)
        for (const [what, hex] of earlier) table.play(placementOf(what, hex))
        table.refusals.length = 0
        fill(table)
        expect(table.refusals).toEqual([])
        expect(hauntsInHand(table.view.settings, setUpOf(table))).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})

function placementOf(what: string, hex: HexId) {
  return what === 'sorcerer'
    ? ({ type: 'placeSorcerers', hex, count: 1 } as const)
    : ({ type: 'placeHaunt', haunt: what as HauntId, hex } as const)
}

function faultsOf(table: SetUpTable): readonly string[] {
  const { settings, now, wandHaunt, designs } = table.view
  const faults = placementFaults({
    settings,
    segment: now.segment,
    setUp: setUpOf(table),
    wandHaunt,
    designs,
  })
  return faults.map(({ clause }) => clause)
}
