import { describe, expect, test } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import { ARCHMAGI } from '@/games/archmagi/tables/archmagi'
import { ARTIFACTS } from '@/games/archmagi/tables/artifacts'
import { DRAWS, GENERATOR, LIMITS, MAP_FIGURES, RESERVES } from '@/games/archmagi/tables/figures'
import { MAPS } from '@/games/archmagi/tables/maps'
import { SEAT_ROWS } from '@/games/archmagi/tables/seats'
import { SPELLS } from '@/games/archmagi/tables/spells'
import { terrainByCode, terrainByRoll, TERRAINS } from '@/games/archmagi/tables/terrain'
import { UNITS } from '@/games/archmagi/tables/units'
import { RULEBOOK } from '@/games/archmagi/teaching/rulebook'
import { plainTextOf } from '@/teach/book/rulebook-index'

/** What a clause says, as it is read. */
function textOf(id: string): string {
  const clauses = RULEBOOK.sections.flatMap((section) => section.clauses)
  const { text } = present(
    clauses.find((clause) => clause.id === id),
    id,
  )
  return text.map((paragraph) => plainTextOf(RULEBOOK, paragraph)).join(' ')
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'] as const

function sum(rows: readonly { readonly count: number }[]): number {
  return rows.reduce((total, { count }) => total + count, 0)
}

/** How many hexes of a fixed map are land, and how many are lakes. */
function hexesOf(name: string): Readonly<Record<'land' | 'lake', number>> {
  const { rows } = present(
    MAPS.find((map) => map.name === name),
    name,
  )
  const kinds = rows
    .flatMap((row) => row.split(' '))
    .map((code) => TERRAINS.find(({ id }) => id === terrainByCode(code))?.kind)
  return {
    land: kinds.filter((kind) => kind === 'land').length,
    lake: kinds.filter((kind) => kind === 'lake').length,
  }
}

describe('the figures that the rulebook tells are those of the tables', () => {
  test('chits (AM-1.3)', () => {
    expect(textOf('AM-1.3')).toContain(
      `${ARCHMAGI.length} Archmagi, ${sum(UNITS)} unit chits of ${UNITS.length} types, ${sum(ARTIFACTS)} artifacts and ${sum(SPELLS)} spells`,
    )
  })

  test('the chart of terrains (AM-2.3)', () => {
    const chart = Array.from({ length: 20 }, (_, nth) => {
      const id = terrainByRoll(nth + 1)
      return `${nth + 1} ${TERRAINS.find((row) => row.id === id)?.name}`
    })
    expect(textOf('AM-2.3')).toContain(`: ${chart.join(', ')}.`)
  })

  test('the fixed maps (AM-2.13)', () => {
    const { land, lake } = hexesOf('Four Horns')
    expect(textOf('AM-2.13')).toContain(`${hexesOf('Mirror Isle').land} land hexes; Four Horns`)
    expect(textOf('AM-2.13')).toContain(`${land} land hexes and ${lake} lakes; Teaching Isle`)
    expect(textOf('AM-2.13')).toContain(`${hexesOf('Teaching Isle').land} land hexes. `)
  })

  test('what a map must have, and what the generator is told (AM-2.14, AM-2.15)', () => {
    const { leastLand, mostLand, startsApart } = MAP_FIGURES
    expect(textOf('AM-2.14')).toContain(`${leastLand} to ${mostLand} hexes`)
    expect(textOf('AM-2.14')).toContain(`${startsApart} or more apart`)
    const { columns, rows, land, reefs, abysses, share } = GENERATOR
    expect(textOf('AM-2.15')).toContain(
      `${columns} columns, ${rows} rows, ${land.usual} land hexes, ${reefs} Reefs and ${abysses} Abysses`,
    )
    expect(textOf('AM-2.15')).toContain(`${land.least} to ${land.most} land hexes`)
    expect(textOf('AM-2.15')).toContain(`${100 * share}% of the hexes off the edge`)
  })

  test('what is dealt and drawn, and the colors (AM-3.3, AM-3.4, AM-6.1, AM-7.1)', () => {
    expect(textOf('AM-3.3')).toContain(`${NUMBERS[DRAWS.dealtUnits]} unit chits into`)
    expect(textOf('AM-3.3')).toContain(`${NUMBERS[DRAWS.dealtSpells]} spells into`)
    for (const { name, number } of SEAT_ROWS)
      expect(textOf('AM-3.4')).toContain(`${name.toLowerCase()} for seat ${number}`)
    expect(textOf('AM-6.1')).toContain(`${NUMBERS[DRAWS.units]} unit chits`)
    expect(textOf('AM-7.1')).toContain(`${NUMBERS[RESERVES.spellDraw]} spell chits`)
  })

  test('what may be kept, and how long a game lasts (AM-6.7, AM-7.2, AM-V.4, AM-T.4)', () => {
    expect(textOf('AM-6.7')).toContain(`keep ${NUMBERS[RESERVES.unitReserve]} unit chits`)
    expect(textOf('AM-7.2')).toContain(`keep ${NUMBERS[RESERVES.spellReserve]} spells`)
    expect(textOf('AM-V.4')).toContain(`round ${LIMITS.rounds} `)
    expect(textOf('AM-T.4')).toContain(`${LIMITS.battleRounds} rounds at most`)
  })
})
