import { describe, expect, test } from 'vitest'
import { ABILITIES } from '@/games/arena/tables/abilities'
import { SPELL_IDS, SPELLS, type SpellId } from '@/games/arena/tables/spells'
import { kindNamedBy, metBy, namesTerrain, targetRefusal } from '@/games/arena/queries/magic/targets'
import type { MagicSource, Target } from '@/games/arena/state/position'
import { arena } from '../../on-the-table'
import { ability, aim, clauseOf, itemUsed, spell } from '../by-hand'

describe('what a declaration names (B-1)', () => {
  const named: readonly (readonly [SpellId, Target['kind']])[] = [
    ['sanctuary', 'self'],
    ['teleport', 'to'],
    ['slay', 'creature'],
    ['create-zombie', 'corpse'],
    ['shatter', 'item'],
    ['anti-magic', 'space'],
    ['fireball', 'space'],
    ['earthquake', 'space'],
    ['plague', 'space'],
    ['dispel-magic', 'enchantment'],
    ['wall-of-wind', 'edge'],
  ]
  test.each(named)('%s', (id, kind) => {
    expect(kindNamedBy(SPELLS[id])).toBe(kind)
  })
  test('only Shape Land says what the ground becomes (AA-22.18)', () => {
    expect(SPELL_IDS.filter((id) => namesTerrain(SPELLS[id]))).toEqual(['shape-land'])
    expect(namesTerrain(ABILITIES['quick-growth'])).toBe(false)
  })
})

const setOut = () =>
  arena(
    'movement',
    { d: 'orc 0 C4', c: 'wizard 0 C4', o: 'orc 1 C5' },
    {
      items: [
        { id: 'i', type: 'grenade', by: 'o' },
        { id: 'j', type: 'magic-sword', by: 'd' },
      ],
      corpses: [
        { id: 'x', type: 'elf', owner: 1, at: 'C5' },
        { id: 'y', type: 'orc', owner: 0, at: 'C6' },
      ],
      enchantments: [
        { id: 'e', name: 'slow', seat: 1, on: { creature: 'o' } },
        { id: 'f', name: 'haste', seat: 1, on: { creature: 'd' } },
      ],
    },
  )
type Named = Readonly<Record<string, unknown>> | null
function met(named: Named) {
  const game = setOut()
  return metBy(game.position, aim(game, spell('slay'), named))
}

describe('what a target is in play (AA-20.2 to AA-20.11)', () => {
  test('the caster itself, though it says where to', () => {
    const caster = { kind: 'creature', creature: setOut().creature('c') }
    expect(met(null)).toEqual(caster)
    expect(met({ to: 'C5' })).toEqual(caster)
  })
  test('the creature, corpse, item or enchantment of that name', () => {
    const game = setOut()
    const table = game.position
    expect(met({ creature: 'o' })).toEqual({ kind: 'creature', creature: game.creature('o') })
    expect(met({ corpse: 'y' })).toEqual({ kind: 'corpse', corpse: table.corpses[1] })
    expect(met({ item: 'j' })).toEqual({ kind: 'item', item: table.items[1] })
    expect(met({ enchantment: 'f' })).toEqual({ kind: 'enchantment', enchantment: table.enchantments[1] })
  })
  test('the space, and the side of two hexes', () => {
    expect(met({ space: 'C5^' })).toEqual({ kind: 'space', space: 'C5^' })
    expect(met({ edge: ['C4', 'C5'] })).toEqual({ kind: 'edge' })
  })
  test.each(['creature', 'corpse', 'item', 'enchantment'])('nothing for a %s of another name', (kind) => {
    expect(met({ [kind]: 'z' })).toBeUndefined()
  })
  test('nothing for a creature that is still in hand', () => {
    const game = setOut()
    const table = game.position
    const creatures = table.creatures.map((one) => ({ ...one, at: null }))
    const { target, caster } = aim(game, spell('slay'), { creature: 'o' })
    expect(metBy({ ...table, creatures }, { target, caster })).toBeUndefined()
  })
})

describe('a target of the wrong kind, or not in play, is refused (AA-3.9)', () => {
  const refusal = (source: MagicSource, named: Named) => {
    const game = setOut()
    return targetRefusal(game.position, aim(game, source, named))
  }
  const refused = (id: SpellId, named: Named) => clauseOf(refusal(spell(id), named))
  const right: readonly (readonly [SpellId, Readonly<Record<string, unknown>> | null])[] = [
    ['sanctuary', null],
    ['teleport', { to: 'A1' }],
    ['slay', { creature: 'o' }],
    ['create-zombie', { corpse: 'x' }],
    ['shatter', { item: 'i' }],
    ['fireball', { space: 'A1' }],
    ['fireball', { space: 'E7^' }],
    ['shape-land', { space: 'A1', terrain: 'Rocky' }],
    ['dispel-magic', { enchantment: 'e' }],
    ['wall-of-thorns', { edge: ['A1', 'A2'] }],
    ['wall-of-thorns', { edge: ['A2', 'A1'] }],
  ]
  test.each(right)('%s at what it is for', (id, named) => {
    expect(refused(id, named)).toBeUndefined()
  })
  const wrong: readonly (readonly [SpellId, Readonly<Record<string, unknown>> | null])[] = [
    ['slay', null],
    ['slay', { space: 'C5' }],
    ['sanctuary', { creature: 'c' }],
    ['teleport', null],
    ['fireball', { creature: 'o' }],
    // Not on the board.
    ['fireball', { space: 'C10' }],
    ['fireball', { space: 'F1^' }],
    ['teleport', { to: 'C10' }],
    ['wall-of-thorns', { edge: ['A1', 'A8'] }],
    ['wall-of-thorns', { edge: ['C9', 'C10'] }],
    ['wall-of-thorns', { edge: ['C10', 'C9'] }],
    ['wall-of-thorns', { edge: ['C4', 'C4'] }],
    ['wall-of-thorns', { edge: ['C4', 'C6'] }],
    // No terrain named.
    ['shape-land', { space: 'B4' }],
    // Not in play.
    ['slay', { creature: 'z' }],
    ['create-zombie', { corpse: 'z' }],
    ['shatter', { item: 'z' }],
    ['dispel-magic', { enchantment: 'z' }],
  ]
  test.each(wrong)('%s at what it is not for', (id, named) => {
    expect(refused(id, named)).toBe('AA-3.9')
  })
  test('abilities and items are asked as spells are', () => {
    const [petrify, wand] = [ability('petrify'), itemUsed('wand-of-fire')]
    expect(refusal(petrify, { creature: 'o' })).toBeUndefined()
    expect(clauseOf(refusal(petrify, null))).toBe('AA-3.9')
    expect(refusal(wand, { space: 'C5' })).toBeUndefined()
    expect(clauseOf(refusal(wand, { creature: 'o' }))).toBe('AA-3.9')
  })
  test('what is told names the place, the terrain or the target', () => {
    const message = (id: SpellId, named: Named) => refusal(spell(id), named)?.message
    expect(message('fireball', { creature: 'o' })).toContain('Fireball')
    expect(message('fireball', { space: 'C10' })).toContain('board')
    expect(message('shape-land', { space: 'B4' })).toContain('terrain')
    expect(message('slay', { creature: 'z' })).toContain('in play')
  })
})
