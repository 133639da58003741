import type { OpenSave } from '@/engine/save/save'
import { arenaSaveAt, saveAt } from '../saves'

/** Games to open; the first is the one to begin with. */
export type Files = readonly [OpenSave, ...OpenSave[]]

/** What goes on with a game, whichever it is. */
export const CONTINUE = /^Continue (Arrakhar’s Wand|Arena)/

const STACKS = {
  '0412': '2 elf',
  '0509': 'sorcerer',
  '0611': 'wizard',
  '0708': 'barbarian',
  '0709': '3 elf',
  '0710': '2 ghoul',
  '0808': 'demon',
}
const CHANGES = { wand: { hex: '0412' }, pool: { demon: 2, orc: 3, ghoul: 2 } }

/** In the middle of each kind of segment, one with dice thrown by hand. */
const WAND: Files = [
  saveAt('wizard haste', STACKS, CHANGES, { seed: 1 }),
  saveAt('wizard movement', STACKS, CHANGES, { seed: 2 }),
  saveAt('wizard combat', STACKS, CHANGES, { seed: 3 }),
  saveAt('sorcerer wanderingOrcs', STACKS, CHANGES, { seed: 4 }),
  saveAt('sorcerer summon', STACKS, CHANGES),
  saveAt('sorcerer fireball', STACKS, CHANGES, { seed: 5 }),
]

const CREATURES = [
  'west human-grunt C1',
  'west human-soldier B3',
  'west warhorse B3',
  'west sorcerer C3',
  'west archer C4',
  'west swordmaster B4',
  'west gargoyle D3',
  'east human-grunt C9',
  'east wizard C5',
  'east kobold B4',
  'east ogre B4',
  'east orc D4',
]
const MORE = {
  pools: [20, 20],
  spells: [
    ['spark', 'fireball'],
    ['spell-shield', 'block-magic'],
  ],
  items: [{ id: 'grenade-1', type: 'grenade', owner: 0, at: 'B3' }],
}

/** In each kind of phase, one with dice thrown by hand. */
const ARENA: Files = [
  arenaSaveAt(['movement', CREATURES, MORE], { seed: 1 }),
  arenaSaveAt(['terrain', CREATURES, { ...MORE, budget: 8 }], { seed: 2 }),
  arenaSaveAt(['equip1', CREATURES, MORE], { seed: 3 }),
  arenaSaveAt(['magic1', CREATURES, MORE], { seed: 4 }),
  arenaSaveAt(['combat', CREATURES, MORE], { seed: null }),
  arenaSaveAt(['combat', CREATURES, MORE], { seed: 5 }),
]

/** Each game with its files. */
export const FILES: readonly (readonly [name: string, files: Files])[] = [
  ['Arrakhar’s Wand', WAND],
  ['Arena', ARENA],
]
