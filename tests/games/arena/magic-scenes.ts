import { expect } from 'vitest'
import type { AbilityId } from '@/games/arena/content/abilities'
import type { ItemCardId } from '@/games/arena/content/items'
import type { SpellId } from '@/games/arena/content/spells'
import { barrierBetween, isAntiMagic, isClosed } from '@/games/arena/rules/magic/in-force'
import type { Corpse, Item, Space } from '@/games/arena/rules/position'
import {
  attackOf,
  flightOf,
  immuneTo,
  isUnder,
  isUntargetable,
  moveOf,
  poisonOf,
  powerOf,
  rangedOf,
} from '@/games/arena/rules/values'
import type { Game } from './on-the-table'

/** One use of a card: who stands where, what it is aimed at, and what must be seen when it has worked. */
export interface Scene {
  /** Creatures by id, as `arena` takes them; the caster is 'c', at C4 unless it says otherwise. */
  readonly creatures: Readonly<Record<string, string | readonly [string, object]>>
  readonly target?: object | null
  readonly more?: Readonly<Record<string, unknown>>
  readonly rolls?: readonly number[]
  readonly seen: (after: Game, before: Game) => void
}

const power = (game: Game, id: string) => powerOf(game.position, game.creature(id))
const move = (game: Game, id: string) => moveOf(game.position, game.creature(id))
const isOut = (game: Game, id: string) => !game.position.creatures.some((one) => (one.id as string) === id)
const itemIn = (game: Game, id: string): Item | undefined =>
  game.position.items.find((item) => (item.id as string) === id)
const under = (game: Game, id: string, key: Parameters<typeof isUnder>[2]) =>
  isUnder(game.position, game.creature(id), key)
const cardsAt = (game: Game, space: string) =>
  game.position.creatures.filter(({ at }) => (at as string) === space).map(({ card }) => card as string)
const corpses = ({ position }: Game): readonly Corpse[] => position.corpses
const space = (name: string) => name as Space

const at = (creature: string) => ({ creature })
const orcOfEast = { o: 'orc 1 C5' }
const orcOfWest = { o: 'orc 0 C5' }
const deadElf = { corpses: [{ id: 'x', type: 'elf', owner: 1, at: 'C5' }] }
const slowedOrc = { enchantments: [{ id: 'x', name: 'slow', seat: 1, on: { creature: 'o' } }] }

/** A scene for every spell card; a card without one does not compile. */
export const SPELL_SCENES: Readonly<Record<SpellId, Scene>> = {
  pacify: {
    creatures: { c: 'enchantress 0 C4', o: 'ninja 1 C5' },
    target: at('o'),
    seen: (after) => {
      expect(attackOf(after.position, after.creature('o'))).toBe('Blunt')
      expect(poisonOf(after.position, after.creature('o'))).toBe(0)
    },
  },
  rally: {
    creatures: { c: 'enchantress 0 C4', o: 'orc 1 C5', p: 'orc 0 C5', far: 'orc 0 C6' },
    target: { space: 'C5' },
    seen: (after) => {
      expect(['o', 'p', 'far'].map((id) => power(after, id))).toEqual([2, 2, 1])
    },
  },
  hold: {
    creatures: { c: 'enchantress 0 C4', ...orcOfEast },
    target: at('o'),
    seen: (after) => {
      expect(under(after, 'o', 'hold')).toBe(true)
    },
  },
  dominate: {
    creatures: { c: 'enchantress 0 C4', ...orcOfEast },
    target: at('o'),
    seen: (after) => {
      expect(after.creature('o').controller).toBe('west')
    },
  },
  venom: {
    creatures: { c: 'orc-shaman 0 C4', ...orcOfWest },
    target: at('o'),
    seen: (after) => {
      expect(poisonOf(after.position, after.creature('o'))).toBe(2)
    },
  },
  cripple: {
    creatures: { c: 'orc-shaman 0 C4', o: 'centaur 1 C5' },
    target: at('o'),
    seen: (after) => {
      expect(move(after, 'o')).toBe(1)
      expect(after.position.enchantments).toEqual([])
    },
  },
  wings: {
    creatures: { c: 'orc-shaman 0 C4', ...orcOfWest },
    target: at('o'),
    seen: (after) => {
      expect(flightOf(after.position, after.creature('o'))).toEqual({ speed: 2, duration: 1 })
    },
  },
  regeneration: {
    creatures: { c: 'orc-shaman 0 C4', ...orcOfWest },
    target: at('o'),
    seen: (after) => {
      expect(under(after, 'o', 'saveFromCombatDeath')).toBe(true)
    },
  },
  'create-zombie': {
    creatures: { c: 'necromancer 0 C4' },
    more: deadElf,
    target: { corpse: 'x' },
    seen: (after) => {
      expect(cardsAt(after, 'C5')).toEqual(['zombie'])
      expect(corpses(after)).toEqual([])
      expect(after.position.creatures.at(-1)?.controller).toBe('west')
    },
  },
  sickness: {
    creatures: { c: 'necromancer 0 C4', o: 'giant 1 C5' },
    target: at('o'),
    seen: (after) => {
      expect(power(after, 'o')).toBe(4)
      expect(after.position.enchantments).toHaveLength(1)
    },
  },
  slay: {
    creatures: { c: 'necromancer 0 C4', o: 'giant 1 C5' },
    target: at('o'),
    seen: (after) => {
      expect(isOut(after, 'o')).toBe(true)
    },
  },
  plague: {
    creatures: { c: 'necromancer 0 C3', o: 'orc 1 C5', p: 'ogre 1 C6', q: 'ogre 1 C7' },
    target: { space: 'C5' },
    seen: (after) => {
      expect(['o', 'p', 'q'].map((id) => power(after, id))).toEqual([0, 2, 3])
    },
  },
  spark: {
    creatures: { c: 'sorcerer 0 C4', o: 'kobold 1 C5' },
    target: at('o'),
    seen: (after) => {
      expect(isOut(after, 'o')).toBe(true)
    },
  },
  shatter: {
    creatures: { c: 'sorcerer 0 C4', ...orcOfEast },
    more: { items: [{ id: 'i', type: 'longbow', by: 'o', owner: 1 }] },
    target: { item: 'i' },
    seen: (after) => {
      expect(itemIn(after, 'i')).toBeUndefined()
    },
  },
  fireball: {
    creatures: { c: 'sorcerer 0 C4', o: 'orc 1 C6', p: 'kobold 0 C6' },
    target: { space: 'C6' },
    rolls: [4, 4],
    seen: (after) => {
      expect(['o', 'p'].map((id) => isOut(after, id))).toEqual([false, true])
    },
  },
  'meteor-swarm': {
    creatures: { c: 'sorcerer 0 C4', o: 'orc 1 C6', p: 'orc 1 C7', q: 'orc 1 C8' },
    target: { space: 'C6' },
    rolls: [4, 3],
    seen: (after) => {
      expect(['o', 'p', 'q'].map((id) => isOut(after, id))).toEqual([true, false, false])
    },
  },
  bless: {
    creatures: { c: 'high-priest 0 C4', ...orcOfWest },
    target: at('o'),
    seen: (after) => {
      expect(power(after, 'o')).toBe(3)
    },
  },
  sanctuary: {
    creatures: { c: 'high-priest 0 C4' },
    target: null,
    seen: (after) => {
      expect(under(after, 'c', 'saveFromCombatDeath')).toBe(true)
    },
  },
  'banish-undead': {
    creatures: { c: 'high-priest 0 C4', o: 'zombie 1 C5', p: 'vampire 1 C5', q: 'orc 1 C5' },
    target: { space: 'C5' },
    seen: (after) => {
      expect(['o', 'p', 'q'].map((id) => isOut(after, id))).toEqual([true, false, false])
    },
  },
  resurrect: {
    creatures: { c: 'high-priest 0 C4' },
    more: { corpses: [{ id: 'x', type: 'elf', owner: 0, at: 'C5' }] },
    target: { corpse: 'x' },
    seen: (after) => {
      expect(cardsAt(after, 'C5')).toEqual(['elf'])
      expect(corpses(after)).toEqual([])
    },
  },
  'holy-word': {
    creatures: { c: 'high-priest 0 C4', o: 'ogre 1 C5', p: 'giant 1 C5' },
    target: { space: 'C4' },
    seen: (after) => {
      expect(['o', 'p'].map((id) => power(after, id))).toEqual([1, 5])
      expect(after.position.enchantments).toHaveLength(1)
    },
  },
  'phantom-warrior': {
    creatures: { c: 'illusionist 0 C4' },
    target: { space: 'C5' },
    seen: (after) => {
      expect(cardsAt(after, 'C5')).toEqual(['phantom'])
    },
  },
  blur: {
    creatures: { c: 'illusionist 0 C4', ...orcOfWest },
    target: at('o'),
    seen: (after) => {
      expect(isUntargetable(after.position, after.creature('o'), 'targetedAttack')).toBe(true)
      expect(isUntargetable(after.position, after.creature('o'), 'enemyMagic')).toBe(false)
    },
  },
  invisibility: {
    creatures: { c: 'illusionist 0 C4', ...orcOfWest },
    target: at('o'),
    seen: (after) => {
      expect(isUntargetable(after.position, after.creature('o'), 'enemyMagic')).toBe(true)
    },
  },
  nightmare: {
    creatures: { c: 'illusionist 0 C4', o: 'orc 1 C5', p: 'zombie 1 C5', q: 'robot-soldier 1 C5' },
    target: { space: 'C5' },
    seen: (after, before) => {
      expect(['o', 'p', 'q'].map((id) => power(before, id) - power(after, id))).toEqual([1, 0, 0])
    },
  },
  'hallucinatory-terrain': {
    creatures: { c: 'illusionist 0 C4' },
    target: { space: 'C6' },
    seen: ({ position }) => {
      expect(['C6', 'B5', 'C4', 'C6^'].map((name) => isClosed(position, space(name)))).toEqual([
        true,
        true,
        false,
        false,
      ])
    },
  },
  'spell-shield': {
    creatures: { c: 'wizard 0 C4', ...orcOfWest },
    target: at('o'),
    seen: (after) => {
      expect(under(after, 'o', 'shieldFromMagic')).toBe(true)
    },
  },
  silence: {
    creatures: { c: 'wizard 0 C4', o: 'necromancer 1 C5' },
    target: at('o'),
    seen: (after) => {
      expect(under(after, 'o', 'silence')).toBe(true)
    },
  },
  'dispel-magic': {
    creatures: { c: 'wizard 0 C4', ...orcOfWest },
    more: slowedOrc,
    target: { enchantment: 'x' },
    seen: (after) => {
      expect(move(after, 'o')).toBe(1)
      expect(after.position.enchantments).toEqual([])
    },
  },
  'block-magic': {
    creatures: { c: 'wizard 0 C4', o: 'necromancer 0 C5', g: 'giant 1 C6' },
    more: {
      casts: [{ id: 'k', caster: 'o', spell: 'slay', target: { creature: 'g' }, madeInTurn: 3, due: 5 }],
      phase: 'magic2',
    },
    target: at('o'),
    seen: (after) => {
      expect(isOut(after, 'g')).toBe(false)
      expect(after.position.casts).toEqual([])
    },
  },
  disenchant: {
    creatures: { c: 'wizard 0 C4', ...orcOfEast },
    more: { items: [{ id: 'i', type: 'magic-sword', by: 'o', owner: 1 }] },
    target: { item: 'i' },
    seen: (after, before) => {
      expect([power(before, 'o'), power(after, 'o')]).toEqual([2, 1])
      expect(itemIn(after, 'i')?.disenchanted).toBe(true)
    },
  },
  'anti-magic': {
    creatures: { c: 'wizard 0 C4' },
    target: { space: 'C5' },
    seen: ({ position }) => {
      expect([isAntiMagic(position, space('C5')), isAntiMagic(position, space('C5^'))]).toEqual([true, false])
    },
  },
  'mass-dispel': {
    creatures: { c: 'wizard 0 C4', ...orcOfWest },
    more: slowedOrc,
    target: { space: 'C6' },
    seen: (after) => {
      expect(after.position.enchantments).toEqual([])
    },
  },
  entangle: {
    creatures: { c: 'druid 0 C4', ...orcOfEast },
    target: at('o'),
    seen: (after) => {
      expect(under(after, 'o', 'entangle')).toBe(true)
    },
  },
  'shape-land': {
    creatures: { c: 'druid 0 C4' },
    target: { space: 'B4', terrain: 'Forest' },
    seen: (after) => {
      expect(after.hex('B4').terrain).toBe('Forest')
    },
  },
  'clear-skies': {
    creatures: { c: 'druid 0 C4' },
    more: { hexes: { B5: { storm: 6 }, C7: { storm: 6 } } },
    target: { space: 'C5^' },
    seen: (after) => {
      expect([after.hex('B5').storm, after.hex('C7').storm]).toEqual([null, 6])
    },
  },
  'call-storm': {
    creatures: { c: 'druid 0 C4' },
    target: { space: 'C5^' },
    seen: (after) => {
      expect(after.hex('C5').storm).toBe(7)
    },
  },
  'control-animal': {
    creatures: { c: 'druid 0 C4', o: 'bear 1 C5' },
    target: at('o'),
    seen: (after) => {
      expect(after.creature('o').controller).toBe('west')
    },
  },
  'wall-of-thorns': {
    creatures: { c: 'druid 0 C4' },
    target: { edge: ['C5', 'C6'] },
    seen: ({ position }) => {
      expect(barrierBetween(position, space('C6') as never, space('C5') as never, 'ground')).toBe(true)
      expect(barrierBetween(position, space('C6') as never, space('C5') as never, 'air')).toBe(false)
    },
  },
  earthquake: {
    creatures: { c: 'archdruid 0 C4' },
    target: { space: 'C6' },
    seen: (after) => {
      expect(['C6', 'B5', 'C7', 'C4'].map((hex) => after.hex(hex).terrain)).toEqual([
        'Rocky',
        'Rocky',
        'Rocky',
        'River',
      ])
    },
  },
  erosion: {
    creatures: { c: 'archdruid 0 C4' },
    target: { space: 'B4' },
    seen: (after) => {
      expect(after.hex('B4').terrain).toBe('River')
      expect(after.position.enchantments.map(({ repeats }) => repeats)).toEqual(['west'])
    },
  },
  'free-movement': {
    creatures: { c: 'chronomancer 0 C4', ...orcOfWest },
    target: at('o'),
    seen: (after) => {
      expect(under(after, 'o', 'freeMovement')).toBe(true)
    },
  },
  slow: {
    creatures: { c: 'chronomancer 0 C4', o: 'centaur 1 C5' },
    target: at('o'),
    seen: (after) => {
      expect(move(after, 'o')).toBe(1)
      expect(after.creature('o').move).toBe(0)
    },
  },
  haste: {
    creatures: { c: 'chronomancer 0 C4', ...orcOfWest },
    target: at('o'),
    seen: (after) => {
      expect(move(after, 'o')).toBe(2)
    },
  },
  recall: {
    creatures: { c: 'chronomancer 0 C4', o: 'orc 0 C6' },
    target: at('o'),
    seen: (after) => {
      expect(after.creature('o').at).toBe('C1')
    },
  },
  'wall-of-wind': {
    creatures: { c: 'chronomancer 0 C4' },
    target: { edge: ['C5', 'C6'] },
    seen: ({ position }) => {
      expect(barrierBetween(position, space('C5') as never, space('C6') as never, 'air')).toBe(true)
      expect(barrierBetween(position, space('C5') as never, space('C6') as never, 'ground')).toBe(false)
    },
  },
  teleport: {
    creatures: { c: 'chronomancer 0 C4' },
    target: { to: 'C7' },
    seen: (after) => {
      expect(after.creature('c').at).toBe('C7')
    },
  },
  'time-snare': {
    creatures: { c: 'chronomancer 0 C4', o: 'giant-bird 1 C6' },
    target: { space: 'C6' },
    seen: (after) => {
      expect(move(after, 'o')).toBe(0)
      expect(flightOf(after.position, after.creature('o'))?.speed).toBe(2)
    },
  },
}

/** A scene for every ability of a creature; one that is always on is only looked at. */
export const ABILITY_SCENES: Readonly<Record<AbilityId, Scene>> = {
  'quick-growth': {
    creatures: { c: 'treant 0 B4' },
    target: null,
    seen: (after) => {
      expect(power(after, 'c')).toBe(6)
      expect(after.creature('c').uses['quick-growth']).toBe(1)
    },
  },
  regeneration: {
    creatures: { c: 'troll 0 C4' },
    seen: (after) => {
      expect(under(after, 'c', 'saveFromCombatDeath')).toBe(true)
    },
  },
  petrify: {
    creatures: { c: 'medusa 0 C4', o: 'ogre 1 C5' },
    target: at('o'),
    seen: (after) => {
      expect(isOut(after, 'o')).toBe(true)
    },
  },
  'siren-song': {
    creatures: { c: 'siren 0 C4', o: 'ogre 1 C5' },
    target: at('o'),
    seen: (after) => {
      expect(attackOf(after.position, after.creature('o'))).toBe('Blunt')
    },
  },
  'holy-aura': {
    creatures: { c: 'angel 0 C4' },
    seen: ({ position, ...after }) => {
      expect(immuneTo(position, after.creature('c'), 'Death')).toBe(true)
      expect(immuneTo(position, after.creature('c'), 'Charm')).toBe(false)
    },
  },
  'hover-jets': {
    creatures: { c: 'hovercraft 0 C4', p: 'human-pilot 0 C4 on c' },
    target: null,
    seen: (after) => {
      expect(under(after, 'c', 'freeMovement')).toBe(true)
    },
  },
}

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
