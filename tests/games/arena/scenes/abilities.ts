import { expect } from 'vitest'
import type { AbilityId } from '@/games/arena/tables/abilities'
import { attackOf, immuneTo } from '@/games/arena/queries/values'
import { type Scene, power, isOut, under, at } from './scene'

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
