import type { Magic } from './magic'

/** The abilities of creatures (D-2). */
// prettier-ignore
export const ABILITY_ROWS = {
  'quick-growth': { name: 'Quick Growth', type: 'Creature', level: 1, casting: 'Instant', target: 'Self', range: 0, duration: '1 phase', effects: [{ key: 'power', amount: 2 }] },
  'regeneration': { name: 'Regeneration', type: 'Creature', level: 3, casting: 'Continuous', target: 'Self', range: 0, duration: 'Continuous', effects: [{ key: 'saveFromCombatDeath' }] },
  'petrify': { name: 'Petrify', type: 'Creature', level: 2, casting: 'Half Turn', target: 'Creature', range: 1, duration: 'Instantaneous', effects: [{ key: 'kill', maxPower: 3 }] },
  'siren-song': { name: 'Siren Song', type: 'Charm', level: 2, casting: 'Instant', target: 'Creature', range: 2, duration: '1 phase', effects: [{ key: 'attackType', to: 'Blunt' }] },
  'holy-aura': { name: 'Holy Aura', type: 'Holy', level: 1, casting: 'Continuous', target: 'Self', range: 0, duration: 'Continuous', effects: [{ key: 'immunity', types: ['Death'] }] },
  'hover-jets': { name: 'Hover Jets', type: 'Tech', level: 1, casting: 'Instant', target: 'Self', range: 0, duration: '1 phase', effects: [{ key: 'freeMovement' }] },
} as const satisfies Readonly<Record<string, Magic>>
