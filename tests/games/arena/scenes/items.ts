import { expect } from 'vitest'
import type { ItemCardId } from '@/games/arena/tables/items'
import { attackOf, flightOf, immuneTo, poisonOf, rangedOf } from '@/games/arena/queries/values'
import { type Scene, power, move, isOut, itemIn, under, slowedOrc } from './scene'

const boosted = (by: number): Scene => ({
  creatures: { c: 'giant 0 C4' },
  target: null,
  seen: (after) => {
    expect(power(after, 'c')).toBe(5 + by)
  },
})
const carried = (card: string, seen: Scene['seen']): Scene => ({ creatures: { c: `${card} 0 C4` }, seen })

/** A scene for every item, borne by 'c' as 'i'; what is always on is only looked at. */
export const ITEM_SCENES: Readonly<Record<ItemCardId, Scene>> = {
  'magic-sword': carried('orc', (after) => {
    expect(power(after, 'c')).toBe(2)
  }),
  'potion-of-giant-strength': boosted(1),
  'potion-of-speed': {
    creatures: { c: 'orc 0 C4' },
    target: null,
    seen: (after) => {
      expect(move(after, 'c')).toBe(2)
    },
  },
  grenade: boosted(3),
  'ring-of-regeneration': carried('orc', (after) => {
    expect(under(after, 'c', 'saveFromCombatDeath')).toBe(true)
  }),
  'amulet-of-protection-from-magic': carried('orc', (after) => {
    expect(under(after, 'c', 'protectFromSpells')).toBe(true)
  }),
  'boots-of-striding': carried('orc', (after) => {
    expect(move(after, 'c')).toBe(2)
  }),
  'giants-club': carried('giant', (after) => {
    expect(power(after, 'c')).toBe(7)
  }),
  'soul-blade': carried('orcish-archer', (after) => {
    expect(attackOf(after.position, after.creature('c'))).toBe('Targeted')
    expect(rangedOf(after.position, after.creature('c'))?.attack).toBe('Standard')
  }),
  'holy-symbol': {
    creatures: { c: 'paladin 0 C4', o: 'zombie 1 C5' },
    target: { space: 'C5' },
    seen: (after) => {
      expect(isOut(after, 'o')).toBe(true)
      expect(itemIn(after, 'i')?.uses).toBe(1)
    },
  },
  'wand-of-fire': {
    creatures: { c: 'orc 0 C4', o: 'kobold 1 C5' },
    target: { space: 'C5' },
    rolls: [4],
    seen: (after) => {
      expect(isOut(after, 'o')).toBe(true)
      expect(itemIn(after, 'i')?.uses).toBe(2)
    },
  },
  'wand-of-dispelling': {
    creatures: { c: 'orc 0 C4', o: 'orc 0 C4' },
    more: slowedOrc,
    target: { enchantment: 'x' },
    seen: (after) => {
      expect(after.position.enchantments).toEqual([])
    },
  },
  'cloak-of-wings': carried('orc', (after) => {
    expect(flightOf(after.position, after.creature('c'))).toEqual({ speed: 1, duration: 1 })
  }),
  'jet-pack': carried('orc', (after) => {
    expect(flightOf(after.position, after.creature('c'))).toEqual({ speed: 2, duration: 1 })
  }),
  longbow: carried('orc', (after) => {
    expect(rangedOf(after.position, after.creature('c'))).toMatchObject({ power: 1, min: 1, max: 1 })
  }),
  'magic-bow': carried('archer', (after) => {
    expect(rangedOf(after.position, after.creature('c'))?.power).toBe(2)
    expect(power(after, 'c')).toBe(0)
  }),
  'venom-vial': {
    creatures: { c: 'orc 0 C4' },
    target: null,
    seen: (after) => {
      expect(poisonOf(after.position, after.creature('c'))).toBe(2)
      expect(itemIn(after, 'i')).toBeUndefined()
    },
  },
  'assassins-dagger': carried('orc', (after) => {
    expect(poisonOf(after.position, after.creature('c'))).toBe(1)
  }),
  'field-dressing': {
    creatures: { c: 'orc 0 C4' },
    target: null,
    seen: (after) => {
      expect(under(after, 'c', 'saveFromCombatDeath')).toBe(true)
    },
  },
  'emp-charge': {
    creatures: { c: 'orc 0 C4', o: 'stone-golem 1 C5', p: 'ogre 1 C5' },
    target: { space: 'C5' },
    seen: (after) => {
      expect(['o', 'p'].map((id) => power(after, id))).toEqual([2, 3])
    },
  },
  'helm-of-will': carried('orc', ({ position, ...after }) => {
    expect(immuneTo(position, after.creature('c'), 'Charm')).toBe(true)
  }),
  'scroll-of-recall': {
    creatures: { c: 'orc 0 C4' },
    target: null,
    seen: (after) => {
      expect(after.creature('c').at).toBe('C1')
    },
  },
  'armor-plating': carried('robot-soldier', (after) => {
    expect(power(after, 'c')).toBe(2)
  }),
  warhorn: {
    creatures: { c: 'orc 0 C4', o: 'orc 1 C4', p: 'wolf 0 C4' },
    target: { space: 'C4' },
    seen: (after) => {
      expect(['c', 'o', 'p'].map((id) => power(after, id))).toEqual([2, 2, 1])
    },
  },
}
