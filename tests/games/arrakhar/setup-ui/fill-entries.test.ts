import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import { SCENARIO_IDS } from '@/games/arrakhar/tables/scenarios'
import { TYPES_OF } from '@/games/arrakhar/tables/units'
import { boardOf } from '@/games/arrakhar/queries/board'
import { NONE } from '@/games/arrakhar/queries/counts'
import { wizardSteps } from '@/games/arrakhar/ui/setup/check-steps'
import { ENTRIES, ENTRY_STYLES, entriesFilled, type EntryStyle } from '@/games/arrakhar/ui/setup/fill-entries'
import { chanceFrom } from './chance-from'
import { type SetUpTable } from './set-up-table'
import { enteringTable } from './entering-table'

const FORCE = { wizard: 5, barbarian: 4, dwarf: 9, elf: 4 }
const EVERY_STYLE = SCENARIO_IDS.flatMap((scenario) =>
  ENTRY_STYLES.map((style) => [scenario, style] as const),
)

const setUpOf = (table: SetUpTable) => table.view.setUp ?? { haunts: {}, sorcerers: {}, entries: {} }

interface Plan {
  readonly style: EntryStyle
  readonly seed: number
  readonly lead?: HexId | undefined
}

function fill(table: SetUpTable, { style, seed, lead }: Plan): void {
  const { settings, designs } = table.view
  const force = designs.wizard ?? NONE
  const filling = { settings, setUp: setUpOf(table), force, style, lead }
  for (const command of entriesFilled(filling, chanceFrom(seed))) table.play(command)
}

function taken(table: SetUpTable): readonly HexId[] {
  const { entries } = setUpOf(table)
  return boardOf(table.view.settings).entryHexes.filter((hex) => ENTRIES.unitsIn(entries, hex) > 0)
}

describe('placing the rest of the wizard’s side', () => {
  test.each(EVERY_STYLE)('%s scenario, %s: a legal placement that can be finished', (scenario, style) => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const table = enteringTable({ scenario }, FORCE)
        fill(table, { style, seed })
        expect(wizardSteps(table.view, setUpOf(table)).every(({ isDone }) => isDone)).toBe(true)
        expect(taken(table)).toHaveLength({ oneColumn: 1, twoColumns: 2, spread: 6 }[style])
        table.play({ type: 'finishPlacement' })
        expect(table.refusals).toEqual([])
        expect(table.position.turn).toBe(1)
      }),
      { numRuns: 6 },
    )
  })

  test('whoever has an entry hex keeps it', () => {
    const table = enteringTable({ scenario: 'basic' }, FORCE)
    const [hex] = boardOf(table.view.settings).entryHexes
    if (!hex) throw new Error('no gates')
    table.play(ENTRIES.moreAt({}, hex, { elf: 3 }))
    fill(table, { style: 'oneColumn', seed: 1, lead: boardOf(table.view.settings).entryHexes[4] })
    expect(setUpOf(table).entries[hex]).toMatchObject({ elf: 3, dwarf: 0 })
    expect(table.refusals).toEqual([])
  })

  test('a column waits in the entry hex that was picked', () => {
    const table = enteringTable({ scenario: 'basic' }, FORCE)
    const lead = boardOf(table.view.settings).entryHexes[2]
    fill(table, { style: 'oneColumn', seed: 5, lead })
    expect(taken(table)).toEqual([lead])
  })

  test('two columns share every type', () => {
    const table = enteringTable({ scenario: 'basic' }, FORCE)
    fill(table, { style: 'twoColumns', seed: 2 })
    const [one, other] = taken(table)
    if (!one || !other) throw new Error('not two columns')
    const { entries } = setUpOf(table)
    for (const type of TYPES_OF.wizard)
      expect(Math.abs((entries[one]?.[type] ?? 0) - (entries[other]?.[type] ?? 0))).toBeLessThanOrEqual(1)
  })
})
