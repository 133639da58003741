import { describe, expect, test } from 'vitest'

import { ARCHMAGI } from '@/games/archmagi/tables/archmagi'
import { ARTIFACTS } from '@/games/archmagi/tables/artifacts'
import { SPELLS } from '@/games/archmagi/tables/spells'
import { TERRAINS } from '@/games/archmagi/tables/terrain'
import { UNITS } from '@/games/archmagi/tables/units'
import { artOf, artOfArtifact, artOfPile, artOfSpell, BANNER } from '@/games/archmagi/ui/board/art'
import { LOOKS } from '@/games/archmagi/ui/board/looks'

const UNIT_ART = [...ARCHMAGI, ...UNITS].map(({ id }) => artOf(id).path)

describe('the artwork', () => {
  test('shows an Archmagus and a unit each as what it is: few share a drawing', () => {
    expect(UNIT_ART).toHaveLength(11 + 132)
    expect(new Set(UNIT_ART).size).toBeGreaterThanOrEqual(90)
    expect(new Set(ARCHMAGI.map(({ id }) => artOf(id).path)).size).toBe(11)
  })

  test('shows what a spell has made as the spell that made it', () => {
    expect(artOf('@fire-elemental')).toBe(artOfSpell('fire-elemental'))
    expect(artOf('@familiar')).toBe(artOfSpell('familiar'))
    expect(artOf('@fire-elemental')).not.toBe(artOf('@ice-elemental'))
  })

  test('shows artifacts and spells by their kinds', () => {
    expect(new Set(ARTIFACTS.map(({ id }) => artOfArtifact(id).path)).size).toBeGreaterThanOrEqual(20)
    expect(new Set(SPELLS.map(({ id }) => artOfSpell(id).path)).size).toBeGreaterThanOrEqual(12)
    expect(artOfArtifact('potion-of-healing')).toBe(artOfArtifact('potions-of-war'))
  })

  test('has a banner for a stack that lies face down, which is no unit’s drawing', () => {
    expect(UNIT_ART).not.toContain(BANNER.path)
  })

  test('tells the four piles apart', () => {
    const piles = (['units', 'spells', 'artifacts', 'archmagi'] as const).map((pile) => artOfPile(pile).path)
    expect(new Set(piles).size).toBe(4)
  })

  test('has a look of its own for every terrain', () => {
    expect(new Set(TERRAINS.map(({ id }) => LOOKS[id])).size).toBe(25)
  })
})
