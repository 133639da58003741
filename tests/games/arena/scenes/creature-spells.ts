import { expect } from 'vitest'
import type { SpellId } from '@/games/arena/tables/spells'
import { isClosed } from '@/games/arena/queries/in-force'
import { attackOf, flightOf, isUntargetable, poisonOf } from '@/games/arena/queries/values'
import {
  type Scene,
  power,
  move,
  isOut,
  itemIn,
  under,
  cardsAt,
  corpses,
  space,
  at,
  deadElf,
  orcOfEast,
  orcOfWest,
} from './scene'

/** Scenes of the spells that harm, heal and deceive. */
export const CREATURE_SPELLS = {
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
} satisfies Partial<Record<SpellId, Scene>>
