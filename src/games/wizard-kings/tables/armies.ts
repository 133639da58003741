import { rowsOf } from '@/engine/basics/rows-of'

/** The seven armies (CP-1). */
// prettier-ignore
export const ARMIES = rowsOf<{ readonly id: string; readonly name: string; readonly adjective: string }>()([
  { id: 'amazons', name: 'Amazons', adjective: 'Amazon' },
  { id: 'barbarians', name: 'Barbarians', adjective: 'Barbarian' },
  { id: 'dwarves', name: 'Dwarves', adjective: 'Dwarven' },
  { id: 'elves', name: 'Elves', adjective: 'Elven' },
  { id: 'feudals', name: 'Feudals', adjective: 'Feudal' },
  { id: 'orcs', name: 'Orcs', adjective: 'Orcish' },
  { id: 'undead', name: 'Undead', adjective: 'Undead' },
])
export type ArmyId = (typeof ARMIES)[number]['id']
