import { describe, expect, test } from 'vitest'
import { takeOff } from '@/games/arena/effects/enchantments'
import type { Position } from '@/games/arena/state/position'
import {
  cast,
  failures,
  happened,
  inPlay,
  itemUsed,
  marks,
  resolved,
  space,
  spell,
  told,
  use,
} from '../by-hand'
import { dispelArea } from '@/games/arena/effects/magic/dispel'
import { SPELLS, type SpellId } from '@/games/arena/tables/spells'

const o = { creature: 'o' }
const took = (id: SpellId, target: object, caster = 'c') => ({
  ...{ type: 'tookEffect', source: spell(id), caster, target, repeat: false },
})
const at = (name: string) => ({ kind: 'space', space: name })
const hexes = (terrain: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(terrain).map(([hex, kind]) => [hex, { terrain: kind }]))

describe('terrain (AA-22.18)', () => {
  const druid = { c: 'archdruid 0 C4' }
  test('becomes what was named', () => {
    const after = resolved({
      ...{ creatures: druid, casts: [cast('shape-land', { space: 'B4', terrain: 'Rocky' })] },
    })
    expect(happened(after)).toEqual([
      took('shape-land', { ...at('B4'), terrain: 'Rocky' }),
      { type: 'terrainChanged', hex: 'B4', from: 'Grass', to: 'Rocky', cost: 0 },
    ])
    expect(after.hex('B4')).toMatchObject({ terrain: 'Rocky', fresh: true })
    expect(after.hex('B5').fresh).toBe(false)
    expect(marks(after)).toEqual([])
  })
  test('fails where that is no step any more', () => {
    const casts = [cast('shape-land', { space: 'B4', terrain: 'Rocky' })]
    const after = resolved({ creatures: druid, casts, more: { hexes: hexes({ B4: 'River' }) } })
    expect(failures(after)).toEqual(['noEffect'])
    expect(after.hex('B4').terrain).toBe('River')
  })
  const eroded: readonly (readonly [string, string])[] = [
    ['Rocky', 'Grass'],
    ['Forest', 'Grass'],
    ['Grass', 'River'],
    ['River', 'Water'],
  ]
  test.each(eroded)('wears from %s to %s, and goes on', (from, to) => {
    const casts = [cast('erosion', { space: 'B4' })]
    const after = resolved({ creatures: druid, casts, more: { hexes: hexes({ B4: from }) } })
    expect(after.hex('B4').terrain).toBe(to)
    expect(after.position.enchantments).toMatchObject([
      { on: at('B4'), seat: 'west', ends: null, repeats: 'west', turn: 5 },
    ])
  })
  test('Water wears no further', () => {
    const casts = [cast('erosion', { space: 'B4' })]
    const after = resolved({ creatures: druid, casts, more: { hexes: hexes({ B4: 'Water' }) } })
    expect(failures(after)).toEqual(['noEffect'])
    expect(marks(after)).toEqual([])
  })
  test('is rocky where the earth has quaked, but for king hexes', () => {
    const casts = [cast('earthquake', { space: 'C2' })]
    const more = { hexes: hexes({ B2: 'Rocky', D1: 'Water' }) }
    const after = resolved({ creatures: druid, casts, more })
    const changes = told(after, 'terrainChanged').map(({ hex, from, to }) => `${hex} ${from} ${to}`)
    expect(changes.sort()).toEqual([
      'B1 Grass Rocky',
      'C2 River Rocky',
      'C3 River Rocky',
      'D1 Water Rocky',
      'D2 Grass Rocky',
    ])
    expect(happened(after)).toHaveLength(1 + changes.length)
    expect(after.hex('C1').terrain).toBe('King')
    expect(after.hex('B2').fresh).toBe(false)
    expect(after.hex('A1').terrain).toBe('Grass')
  })
  test('does not quake where no magic works', () => {
    const enchantments = [{ id: 'a', name: 'anti-magic', seat: 1, on: { space: 'C3' } }]
    const after = resolved({
      creatures: druid,
      casts: [cast('earthquake', { space: 'C2' })],
      more: { enchantments },
    })
    expect([after.hex('C2').terrain, after.hex('C3').terrain]).toEqual(['Rocky', 'River'])
  })
})

describe('storms (AA-22.19)', () => {
  const druid = { c: 'druid 0 C4' }
  const storms = (...ids: readonly string[]) => Object.fromEntries(ids.map((hex) => [hex, { storm: 6 }]))
  test('appear, and last three turns with this', () => {
    const after = resolved({ creatures: druid, casts: [cast('call-storm', { space: 'C5^' })] })
    expect(happened(after)).toEqual([
      took('call-storm', at('C5^')),
      { type: 'stormSet', hex: 'C5', on: true, cost: 0 },
    ])
    expect(after.hex('C5').storm).toBe(7)
    expect(after.hex('C6').storm).toBeNull()
  })
  test('appear where there is none only', () => {
    const after = resolved({
      creatures: druid,
      casts: [cast('call-storm', { space: 'C5^' })],
      more: { hexes: storms('C5') },
    })
    expect(failures(after)).toEqual(['noEffect'])
    expect(after.hex('C5').storm).toBe(6)
  })
  test('are gone from a whole area, and from nowhere else', () => {
    const casts = [cast('clear-skies', { space: 'C5^' })]
    const after = resolved({ creatures: druid, casts, more: { hexes: storms('C5', 'B5', 'C7') } })
    expect(told(after, 'stormSet')).toEqual([
      { type: 'stormSet', hex: 'C5', on: false, cost: 0 },
      { type: 'stormSet', hex: 'B5', on: false, cost: 0 },
    ])
    expect(['C5', 'B5', 'C7'].map((hex) => after.hex(hex).storm)).toEqual([null, null, 6])
    expect(failures(resolved({ creatures: druid, casts }))).toEqual(['noEffect'])
  })
})

describe('deaths by magic', () => {
  test('who rolls high for its Power dies of a blast, by number (AA-22.5)', () => {
    const creatures = {
      c: 'sorcerer 0 C4',
      o: 'orc 1 C5',
      g: 'giant 0 C5',
      s: 'kobold 1 C5',
      z: 'zombie 1 C5',
    }
    const after = resolved({ creatures, casts: [cast('fireball', { space: 'C5' })], rolls: [5, 6, 3, 6] })
    expect(told(after, 'blastRolled')).toEqual([
      { type: 'blastRolled', creature: 'o', roll: 5, need: 5 },
      { type: 'blastRolled', creature: 'g', roll: 6, need: 9 },
      { type: 'blastRolled', creature: 's', roll: 3, need: 4 },
      { type: 'blastRolled', creature: 'z', roll: 6, need: 5 },
    ])
    expect(told(after, 'died').map(({ creature, cause }) => [creature, cause])).toEqual([
      ['o', 'magic'],
      ['z', 'magic'],
    ])
  })
  test('a blast in an empty space has taken place', () => {
    const after = resolved({ creatures: { c: 'sorcerer 0 C4' }, casts: [cast('fireball', { space: 'C5' })] })
    expect(happened(after)).toEqual([took('fireball', at('C5'))])
  })
  test('one who is too strong is not slain, and that is told (AA-22.6)', () => {
    const slay = (words: string) =>
      resolved({ creatures: { c: 'necromancer 0 C4', o: words }, casts: [cast('slay', o)] })
    expect(happened(slay('dragon 1 C5'))).toEqual([
      { type: 'failed', source: spell('slay'), caster: 'c', why: 'noEffect', refund: 0 },
    ])
    expect(inPlay(slay('giant 1 C5'))).toEqual(['c'])
  })
  test('in a space nobody may be concerned, and it has taken place all the same', () => {
    const creatures = { c: 'high-priest 0 C4', o: 'orc 1 C5', v: 'vampire 1 C5', z: 'zombie 0 C5' }
    const banish = cast('banish-undead', { space: 'C5' })
    const after = resolved({ creatures, casts: [banish] })
    expect(told(after, 'died').map(({ creature }) => creature)).toEqual(['z'])
    const nobody = resolved({ creatures: { c: 'high-priest 0 C4', o: 'orc 1 C5' }, casts: [banish] })
    expect(happened(nobody)).toEqual([took('banish-undead', at('C5'))])
  })
})

describe('items (AA-22.23)', () => {
  const items = [
    { id: 'sword', type: 'magic-sword', by: 'o' },
    { id: 'bomb', type: 'grenade', by: 'o' },
  ]
  const creatures = { c: 'wizard 0 C4', o: 'orc 1 C5' }
  test('leave play, Tech or not', () => {
    const after = resolved({ creatures, casts: [cast('shatter', { item: 'bomb' })], more: { items } })
    expect(happened(after)).toEqual([
      took('shatter', { kind: 'item', item: 'bomb' }),
      { type: 'itemGone', item: 'bomb', card: 'grenade', by: 'destroyed' },
    ])
    expect(after.position.items.map(({ id }) => id)).toEqual(['sword'])
  })
  test('lose their ability for good', () => {
    const after = resolved({ creatures, casts: [cast('disenchant', { item: 'sword' })], more: { items } })
    expect(happened(after)).toEqual([
      took('disenchant', { kind: 'item', item: 'sword' }),
      { type: 'itemDisenchanted', item: 'sword' },
    ])
    expect(after.position.items.map(({ disenchanted }) => disenchanted)).toEqual([true, false])
  })
  test('take their enchantments with them (AA-21.5)', () => {
    const draft = {
      enchantments: [
        { id: 'x', source: spell('slow'), on: { kind: 'item', item: 'sword' } },
        { id: 'y', source: spell('slow'), on: { kind: 'item', item: 'bomb' } },
      ],
    }
    const ended = takeOff(draft as never, ({ on }) => on.kind === 'item' && (on.item as string) === 'sword')
    expect(ended).toEqual([
      {
        type: 'enchantmentEnded',
        enchantment: 'x',
        source: spell('slow'),
        on: { kind: 'item', item: 'sword' },
      },
    ])
    expect(draft.enchantments.map(({ id }) => id)).toEqual(['y'])
    expect(takeOff(draft as never, () => false)).toEqual([])
  })
})

describe('Mass Dispel (AA-22.22)', () => {
  const laid = (id: string, name: string, on: object) => ({ id, name, seat: 1, on })
  const enchantments = [
    laid('here', 'slow', { creature: 'o' }),
    laid('beside', 'slow', { creature: 'p' }),
    laid('above', 'slow', { creature: 'f' }),
    laid('far', 'slow', { creature: 'q' }),
    laid('wall', 'wall-of-wind', { edge: ['C5', 'C6'] }),
    laid('rim', 'wall-of-wind', { edge: ['C6', 'C7'] }),
    laid('off', 'wall-of-wind', { edge: ['C7', 'C8'] }),
    laid('ground', 'erosion', { space: 'B5' }),
    laid('there', 'erosion', { space: 'B2' }),
  ].map((one) => (one.name === 'erosion' ? { ...one, madeInTurn: 5, repeatSeat: 0 } : one))
  const creatures = { c: 'wizard 0 C4', o: 'orc 1 C5', p: 'orc 1 C6', f: 'imp 1 C5^', q: 'orc 1 C7' }
  const casts = [cast('mass-dispel', { space: 'C5' })]
  test('ends everything in the area: on creatures, on spaces, and on sides that lie in it', () => {
    const after = resolved({ creatures, casts, more: { enchantments } })
    expect(marks(after)).toEqual(['far', 'rim', 'off', 'there'])
    expect(told(after, 'enchantmentEnded').map(({ enchantment }) => enchantment)).toEqual([
      ...['here', 'beside', 'above', 'wall', 'ground'],
    ])
  })
  test('passes over where no magic works', () => {
    const still = laid('still', 'anti-magic', { space: 'C6' })
    const after = resolved({ creatures, casts, more: { enchantments: [...enchantments, still] } })
    expect(marks(after)).toContain('beside')
    expect(marks(after)).toContain('still')
    expect(marks(after)).not.toContain('here')
  })
  test('ends what is on items there', () => {
    const { position } = resolved({
      ...{ creatures, casts: [], more: { items: [{ id: 'i', type: 'grenade', by: 'o' }] } },
    })
    const on = { kind: 'item' as const, item: 'i' }
    const draft = {
      ...position,
      enchantments: [{ id: 'x', source: spell('slow'), on }],
    } as unknown as Position
    const work = { draft, magic: SPELLS['mass-dispel'], target: { kind: 'space', space: space('C5') } }
    expect(dispelArea(work as never)).toMatchObject([{ type: 'enchantmentEnded', enchantment: 'x', on }])
  })
  test('may find nothing', () => {
    expect(happened(resolved({ creatures, casts }))).toEqual([took('mass-dispel', at('C5'))])
  })
  test('lets control go back, and what was made vanish', () => {
    const after = resolved({
      creatures: { c: 'wizard 0 C4', o: ['orc 1 C5', { controller: 0 }], p: 'phantom 1 C6', q: 'orc 1 C7' },
      casts,
      more: {
        enchantments: [
          { ...laid('x', 'dominate', { creature: 'o' }), seat: 0 },
          laid('y', 'phantom-warrior', { creature: 'p' }),
        ],
      },
    })
    expect(after.creature('o').controller).toBe('east')
    expect(inPlay(after)).toEqual(['c', 'o', 'q'])
  })
})

describe('a use of an item or ability is told as such', () => {
  test('with who used it', () => {
    const items = [{ id: 'h', type: 'warhorn', by: 'c', uses: 1 }]
    const casts = [use('warhorn', { space: 'C4' }, { item: 'h', due: null }) as never]
    const after = resolved({ creatures: { c: 'orc 0 C4', z: 'zombie 0 C4' }, casts, more: { items } })
    expect(told(after, 'tookEffect')).toMatchObject([
      { source: itemUsed('warhorn'), caster: 'c', repeat: false },
    ])
    expect(told(after, 'enchanted').map(({ on }) => on)).toEqual([{ kind: 'creature', creature: 'c' }])
  })
})
