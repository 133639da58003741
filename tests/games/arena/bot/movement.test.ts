import { describe, expect, test } from 'vitest'
import type { Position } from '@/games/arena/state/position'
import { arena } from '../on-the-table'
import { decided, ENEMYS } from './decided'

/** Spaces in which West stands when its Movement ends. */
function spacesAfter(position: Position): number {
  const ends = new Map(
    decided(position).flatMap((command) =>
      command.type === 'walk' ? [[command.unit, command.path.at(-1)]] : [],
    ),
  )
  const own = position.creatures.filter(({ controller }) => controller === 'west')
  return new Set(own.map(({ id, at }) => ends.get(id) ?? at)).size
}

test('whoever can take the king hex does', () => {
  const { position } = arena('movement', { ogre: 'ogre 0 C8', guard: 'kobold 1 C9', other: 'orc 1 A1' })
  expect(decided(position)[0]).toEqual({ type: 'walk', seat: 'west', unit: 'ogre', path: ['C9'] })
})

test('nobody walks into a fight that is lost', () => {
  const { position } = arena('movement', { kobold: 'kobold 0 C8', guard: 'giant 1 C9' })
  expect(decided(position)).not.toContainEqual(expect.objectContaining({ path: ['C9'] }))
})

test('a fight that is won is sought', () => {
  const { position } = arena('movement', { giant: 'giant 0 C5', prey: 'orc 1 C6', guard: 'giant 1 C9' })
  expect(decided(position)).toContainEqual({ type: 'walk', seat: 'west', unit: 'giant', path: ['C6'] })
})

test('who stands on the threatened king hex stays there', () => {
  const { position } = arena('movement', { guard: 'ogre 0 C1', raider: 'ogre 1 C2', far: 'orc 1 C9' })
  const moves = decided(position).filter(({ type }) => type === 'walk')
  expect(moves).toEqual([])
})

test('who is stranded beside the threatened king hex walks home', () => {
  const { position } = arena(
    'movement',
    { guard: 'ogre 0 C2', raider: 'centaur 1 A1', far: 'giant 1 C9' },
    { hexes: { C2: { terrain: 'Water' } } },
  )
  expect(decided(position)).toContainEqual({ type: 'walk', seat: 'west', unit: 'guard', path: ['C1'] })
})

test.each([
  ['a storm', 'gargoyle 1 C3', { C1: { storm: 7 } }],
  ['water', 'centaur 1 C3', { C2: { terrain: 'Water' } }],
])('%s that the enemy can do away with is no guard of the king hex', (_what, raider, barred) => {
  const { position } = arena(
    'movement',
    { guard: 'centaur 0 C1', raider, far: 'orc 1 C9' },
    { hexes: { ...ENEMYS, ...barred } },
  )
  expect(decided(position).filter(({ type }) => type === 'walk')).toEqual([])
})

test('who bars a flyer the way to the king hex does not fly off without somebody going home', () => {
  const { position } = arena('movement', {
    bar: 'gargoyle 0 C3^',
    orc: 'orc 0 C2',
    raider: 'helicopter 1 C5^',
    pilot: ['human-pilot 1 C5^', { on: 'raider' }],
    escort: 'griffin 1 C5^',
    other: ['human-pilot 1 C5^', { on: 'escort' }],
    far: 'giant 1 C9',
  })
  expect(decided(position)).toContainEqual({ type: 'walk', seat: 'west', unit: 'orc', path: ['C1'] })
})

test('nobody turns back against who comes too late', () => {
  const { position } = arena('movement', { centaur: 'centaur 0 C6', raider: 'ogre 1 C4' })
  expect(decided(position)).toContainEqual(
    expect.objectContaining({ type: 'walk', unit: 'centaur', path: ['C7', 'C8'] }),
  )
})

describe('within reach of a wand of fire', () => {
  const march = (items: readonly object[]) => {
    const { position } = arena(
      'movement',
      { a: 'elf 0 C3', b: 'elf 0 C3', c: 'elf 0 C3', mage: 'orc 1 C6', keeper: 'giant 1 C9' },
      { items },
    )
    return position
  }
  const wand = { id: 'wand', type: 'wand-of-fire', owner: 1, by: 'mage', uses: 3 }

  test('the weak spread out', () => {
    expect(spacesAfter(march([wand]))).toBeGreaterThan(spacesAfter(march([])))
  })

  test('they stay together where it has lost its magic', () => {
    expect(spacesAfter(march([{ ...wand, disenchanted: true }]))).toBe(spacesAfter(march([])))
  })
})

test('nobody waits where a swarm of meteors is to fall', () => {
  const target = { space: 'C5' }
  const swarm = { id: 'm', caster: 'mage', spell: 'meteor-swarm', target }
  const decidedBefore = (due: number) =>
    decided(
      arena(
        'movement',
        { wizard: 'wizard 0 C4', priest: 'high-priest 0 C4', mage: 'sorcerer 1 C8', keeper: 'giant 1 C9' },
        { casts: [{ ...swarm, due, madeInTurn: due - 4 }] },
      ).position,
    )
  const away: unknown = expect.objectContaining({ type: 'walk', path: [expect.stringMatching(/^[BCD]3$/)] })
  expect(decidedBefore(6)).toContainEqual(away)
  expect(decidedBefore(8)).not.toContainEqual(away)
})

describe('a flyer that must come down after a fight', () => {
  const attack = { type: 'fly', seat: 'west', unit: 'dragon', path: ['C5', 'C6'], land: false }
  const decidedOver = (control: 0 | 1) =>
    decided(
      arena(
        'movement',
        { dragon: 'dragon 0 C4', prey: 'gargoyle 1 C6^', guard: 'kraken 1 C9', home: 'ogre 0 C1' },
        { hexes: { C6: { control } } },
      ).position,
    )

  test('fights in the air where the beaten cannot go down before it', () => {
    expect(decidedOver(0)).toContainEqual(attack)
  })

  test('does not where they can', () => {
    expect(decidedOver(1)).not.toContainEqual(attack)
  })
})
