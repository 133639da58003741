import { expect } from 'vitest'
import type { SpellId } from '@/games/arena/tables/spells'
import { barrierBetween, isAntiMagic } from '@/games/arena/queries/in-force'
import { flightOf } from '@/games/arena/queries/values'
import {
  type Scene,
  power,
  move,
  isOut,
  itemIn,
  under,
  space,
  at,
  slowedOrc,
  orcOfEast,
  orcOfWest,
} from './scene'

/** Scenes of the spells about magic itself, the land, the sky and time. */
export const FIELD_SPELLS = {
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
} satisfies Partial<Record<SpellId, Scene>>
