import { describe, expect, test } from 'vitest'
import type { SpellId } from '@/games/arena/tables/spells'
import { misfitOf } from '@/games/arena/queries/magic/targets'
import { arena } from '../../on-the-table'
import { aim, itemUsed, spell } from '../by-hand'

type Named = Readonly<Record<string, unknown>> | null
type Creatures = Readonly<Record<string, string>>

/** Why magic of West's does not fit a target: a word of the sentence, or nothing. */
function misfit(id: SpellId, named: Named, creatures: Creatures, more: object = {}): string | undefined {
  const game = arena('movement', { c: 'wizard 0 C4', ...creatures }, { ...more })
  const sentence = misfitOf(game.position, aim(game, spell(id), named))
  if (sentence !== undefined) expect(sentence).toMatch(/^[A-Z].*\.$/)
  return sentence
}

describe('what is asked of a creature (AA-20.15)', () => {
  const o = { creature: 'o' }
  const onGiant = { g: 'giant 1 C5', o: 'orc 1 C5 on g' }
  const underOrc = { o: 'giant 1 C5', r: 'orc 1 C5 on o' }
  test('Dominate: neither vehicle, mount nor rider', () => {
    expect(misfit('dominate', o, { o: 'orc 1 C5' })).toBeUndefined()
    expect(misfit('dominate', o, { o: 'jeep 1 C5' })).toContain('vehicle')
    expect(misfit('dominate', o, onGiant)).toContain('neither mount nor rider')
    expect(misfit('dominate', o, underOrc)).toContain('neither mount nor rider')
    expect(misfit('dominate', o, { o: 'giant 1 C5', g: 'giant 1 C5', r: 'orc 1 C5 on g' })).toBeUndefined()
  })
  test('Control Animal: an animal', () => {
    expect(misfit('control-animal', o, { o: 'bear 1 C5' })).toBeUndefined()
    expect(misfit('control-animal', o, { o: 'orc 1 C5' })).toContain('be animal')
    expect(misfit('control-animal', o, { o: 'warhorse 1 C5' })).toContain('vehicle')
  })
  test('Slow asks for nothing', () => {
    for (const words of ['orc 1 C5', 'jeep 1 C5', 'imp 1 C5^'])
      expect(misfit('slow', o, { o: words })).toBeUndefined()
    expect(misfit('slow', o, onGiant)).toBeUndefined()
    expect(misfit('slow', o, underOrc)).toBeUndefined()
  })
  test('Entangle: on the ground', () => {
    expect(misfit('entangle', o, { o: 'imp 1 C5' })).toBeUndefined()
    expect(misfit('entangle', o, { o: 'imp 1 C5^' })).toContain('on the ground')
  })
  test('Recall: of the own side, and without riders, though it may ride', () => {
    expect(misfit('recall', o, { o: 'orc 0 C5' })).toBeUndefined()
    expect(misfit('recall', o, { o: 'orc 1 C5' })).toContain('own side')
    expect(misfit('recall', o, { g: 'giant 0 C5', o: 'orc 0 C5 on g' })).toBeUndefined()
    expect(misfit('recall', o, { o: 'giant 0 C5', r: 'orc 0 C5 on o' })).toContain('not carry')
  })
  test('a vehicle without a pilot is of no side', () => {
    expect(misfit('recall', o, { o: 'jeep 0 C5' })).toContain('own side')
  })
})

describe('where Teleport goes (AA-22.26)', () => {
  const hexes = { B4: { terrain: 'Water' } }
  const to = (hex: string, creatures: Creatures = {}) => misfit('teleport', { to: hex }, creatures, { hexes })
  test('open ground', () => {
    expect(to('C5')).toBeUndefined()
    expect(to('C5', { o: 'orc 0 C5' })).toBeUndefined()
    expect(to('C5', { o: 'imp 1 C5^' })).toBeUndefined()
  })
  test('neither the air, a king hex, water nor where enemies stand', () => {
    expect(to('C5^')).toContain('ground')
    expect(to('C1')).toContain('king')
    expect(to('C9')).toContain('king')
    expect(to('B4')).toContain('enter')
    expect(to('C5', { o: 'orc 1 C5' })).toContain('Enemies')
  })
  test('a caster that carries somebody stays', () => {
    expect(to('C5', { c: 'giant 0 C4', r: 'orc 0 C4 on c' })).toContain('not carry')
  })
})

describe('what is asked of the dead (AA-22.24, AA-22.25)', () => {
  const dead = (type: string, owner: number) => ({ corpses: [{ id: 'x', type, owner, at: 'C5' }] })
  const x = { corpse: 'x' }
  test('Resurrect: of the own army, and no machine', () => {
    expect(misfit('resurrect', x, {}, dead('elf', 0))).toBeUndefined()
    expect(misfit('resurrect', x, {}, dead('elf', 1))).toContain('own army')
    expect(misfit('resurrect', x, {}, dead('tank', 0))).toContain('machine')
  })
  test('Create Zombie takes any', () => {
    expect(misfit('create-zombie', x, {}, dead('elf', 1))).toBeUndefined()
    expect(misfit('create-zombie', x, {}, dead('tank', 0))).toBeUndefined()
  })
})

describe('what is asked of a space (AA-20.6, AA-22.18)', () => {
  const hexes = { B4: { terrain: 'Rocky' }, B3: { terrain: 'Forest' }, B2: { terrain: 'Water' } }
  const at = (id: SpellId, named: Named) => misfit(id, named, {}, { hexes })
  test('magic for the ground, for the air, and for both', () => {
    expect(at('hallucinatory-terrain', { space: 'C5' })).toBeUndefined()
    expect(at('hallucinatory-terrain', { space: 'C5^' })).toContain('ground')
    expect(at('call-storm', { space: 'C5^' })).toBeUndefined()
    expect(at('call-storm', { space: 'C5' })).toContain('air')
    expect(at('anti-magic', { space: 'C5' })).toBeUndefined()
    expect(at('anti-magic', { space: 'C5^' })).toBeUndefined()
  })
  test('a king hex does not change, but storms and areas may be about it', () => {
    expect(at('erosion', { space: 'C1' })).toContain('change')
    expect(at('shape-land', { space: 'C9', terrain: 'Grass' })).toContain('change')
    expect(at('call-storm', { space: 'C1^' })).toBeUndefined()
    expect(at('earthquake', { space: 'C1' })).toBeUndefined()
    expect(at('anti-magic', { space: 'C1' })).toBeUndefined()
  })
  test('Shape Land goes one step (AA-4.3)', () => {
    const shape = (hex: string, terrain: string) => at('shape-land', { space: hex, terrain })
    expect(shape('B4', 'Grass')).toBeUndefined()
    expect(shape('B3', 'Grass')).toBeUndefined()
    expect(shape('B2', 'River')).toBeUndefined()
    expect(shape('B1', 'River')).toBeUndefined()
    expect(shape('B4', 'Forest')).toContain('Rocky does not become Forest')
    expect(shape('B1', 'Water')).toContain('one step')
    expect(shape('B1', 'Grass')).toContain('one step')
  })
  test('Erosion asks for no step that is named', () => {
    expect(at('erosion', { space: 'B2' })).toBeUndefined()
    expect(at('erosion', { space: 'B2', terrain: 'Rocky' })).toBeUndefined()
  })
  test('a place without terrain does not change', () => {
    const game = arena('movement', { c: 'wizard 0 C4' })
    expect(misfitOf(game.position, aim(game, spell('fireball'), { space: 'C10' }))).toContain('change')
  })
  test('no terrain that is named is no misfit', () => {
    expect(at('shape-land', { space: 'B4' })).toBeUndefined()
  })
})

describe('what is asked of items, and of what is aimed at otherwise (AA-22.23)', () => {
  const items = [
    { id: 'tech', type: 'grenade', by: 'c' },
    { id: 'magic', type: 'magic-sword', by: 'c' },
  ]
  test('Tech is destroyed but not disenchanted', () => {
    const at = (id: SpellId, item: string) => misfit(id, { item }, {}, { items })
    expect(at('disenchant', 'magic')).toBeUndefined()
    expect(at('disenchant', 'tech')).toContain('Disenchant does nothing to Tech')
    expect(at('shatter', 'magic')).toBeUndefined()
    expect(at('shatter', 'tech')).toBeUndefined()
  })
  test('nothing is asked of enchantments, of sides, and of what is not there', () => {
    const enchantments = [{ id: 'e', name: 'slow', seat: 1, on: { creature: 'c' } }]
    expect(misfit('dispel-magic', { enchantment: 'e' }, {}, { enchantments })).toBeUndefined()
    expect(misfit('wall-of-wind', { edge: ['C4', 'C5'] }, {})).toBeUndefined()
    expect(misfit('dominate', { creature: 'z' }, {})).toBeUndefined()
    expect(misfit('disenchant', { item: 'z' }, {})).toBeUndefined()
  })
  test('an item without demands asks for none', () => {
    const game = arena('movement', { c: 'orc 0 C4' })
    expect(misfitOf(game.position, aim(game, itemUsed('grenade'), null))).toBeUndefined()
  })
})
