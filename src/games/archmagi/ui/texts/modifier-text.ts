import type { Tag } from '../../tables/vocabulary'

/** What is added to a battle roll, under the headings of its breakdown (AM-12.1). */
export const MODIFIER_NAMES: Readonly<Record<Tag, string>> = {
  base: 'strength',
  extraDie: 'extra die',
  home: 'home terrain',
  ambush: 'Ambush',
  surprise: 'Surprise',
  cavalry: 'Cavalry',
  poison: 'Poison',
  slay: 'Slay',
  cannibal: 'meal',
  artifact: 'artifact',
  aura: 'aura',
  archer: 'Archers',
  general: 'General',
  site: 'Site',
  spell: 'spell',
  curse: 'Curse',
  holyLight: 'Holy Light',
  strength: 'strength lent',
  bravery: 'bravery',
}
