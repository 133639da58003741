import type { Json } from '@/engine/kernel/game'

type Keyed = Readonly<Record<string, Json>>

/** A game ready to play (AM-O.2). */
export interface Preset {
  readonly id: string
  readonly name: string
  readonly blurb: string
  readonly seats: 2 | 3 | 4
  /** What of the settings is not as usual, and the position that it begins with, if not an empty map: as in files. */
  readonly settings: Keyed
  readonly position?: Keyed
}

/** The ready games; the first is the one to begin with. */
// prettier-ignore
export const PRESETS: readonly Preset[] = [
  {
    id: 'first-duel', name: 'First Duel', seats: 2,
    blurb: 'Two ready armies face each other, and Crimson marches first. Twelve rounds at most.',
    settings: { map: 'teaching-isle', responseWindows: 'fast', deferDiscards: true, pileFilter: 'onMap', roundLimit: 12, templeRule: 'chart' },
    // Who goes first draws nothing in that turn: with a whole turn Crimson won three games of five.
    position: {
      phase: 'movement',
      seats: [
        { reserve: ['castle-site', 'militia', 'griffons'], spells: ['fireball', 'shield', 'counterspell', 'blessings', 'fire-elemental'] },
        { reserve: ['crypt', 'goblins', 'trolls'], spells: ['lightning-bolt', 'curse', 'spell-turn', 'earth-elemental', 'sleep'] },
      ],
      units: [
        { id: 'w1', type: 'wizard', seat: 1, hex: 'B3' },
        { id: 'a1', type: 'swordsmen', seat: 1, hex: 'B3' },
        { id: 'a2', type: 'yeomen', seat: 1, hex: 'B3' },
        { id: 'a3', type: 'knights', seat: 1, hex: 'C3' },
        { id: 'a4', type: 'pikemen', seat: 1, hex: 'C3' },
        { id: 'a5', type: 'cavalier', seat: 1, hex: 'C3', artifacts: ['rune-blade'] },
        { id: 'w2', type: 'necromancer', seat: 2, hex: 'F4' },
        { id: 'b1', type: 'skeletons', seat: 2, hex: 'F4' },
        { id: 'b2', type: 'zombies', seat: 2, hex: 'F4' },
        { id: 'b3', type: 'orcs', seat: 2, hex: 'E4' },
        { id: 'b4', type: 'ghouls', seat: 2, hex: 'E4' },
        { id: 'b5', type: 'war-chief', seat: 2, hex: 'E4', artifacts: ['gauntlets-of-might'] },
      ],
    },
  },
  {
    id: 'battle-lesson', name: 'Battle Lesson', seats: 2,
    blurb: 'One castle, two armies in it, and all hands open: see how a battle works.',
    settings: { map: 'teaching-isle', responseWindows: 'fast', openHands: true, roundLimit: 2 },
    position: {
      phase: 'battle',
      seats: [
        { spells: ['fireball', 'smite', 'counterspell', 'winds'] },
        { spells: ['shield', 'sleep', 'spell-turn', 'probability-shift'] },
      ],
      units: [
        { id: 'w1', type: 'sorcerer', seat: 1, hex: 'B3' },
        { id: 'a1', type: 'orcs', seat: 1, hex: 'F4' },
        { id: 'a2', type: 'war-chief', seat: 1, hex: 'F4', artifacts: ['gauntlets-of-might'] },
        { id: 'a3', type: 'shaman', seat: 1, hex: 'F4' },
        { id: 'a4', type: 'elves', seat: 1, hex: 'F4' },
        { id: 'a5', type: 'trolls', seat: 1, hex: 'F4' },
        { id: 'a6', type: 'giant-catapult', seat: 1, hex: 'F4' },
        { id: 'w2', type: 'priestess', seat: 2, hex: 'F5' },
        { id: 'b1', type: 'swordsmen', seat: 2, hex: 'F4' },
        { id: 'b2', type: 'castle-site', seat: 2, hex: 'F4' },
        { id: 'b3', type: 'yeomen', seat: 2, hex: 'F4' },
        { id: 'b4', type: 'cavalier', seat: 2, hex: 'F4', artifacts: ['holy-mace'] },
        { id: 'b5', type: 'zealots', seat: 2, hex: 'F4' },
        { id: 'b6', type: 'ranger', seat: 2, hex: 'F4' },
        { id: 'b7', type: 'magician', seat: 2, hex: 'F4' },
      ],
    },
  },
  {
    id: 'spell-lesson', name: 'Spell Lesson', seats: 2,
    blurb: 'Seven spells in hand, and targets for them by land and sea.',
    settings: { map: 'teaching-isle', roundLimit: 3 },
    position: {
      phase: 'scout',
      seats: [
        { reserve: ['wraith', 'hydra'], spells: ['plague', 'tidal-wave', 'lightning-strike', 'polymorph', 'haste', 'farcast', 'teleport'] },
        { reserve: ['knights'], spells: ['counterspell', 'spell-steal', 'spell-turn', 'probability-shift', 'neutralize-poison'] },
      ],
      units: [
        { id: 'w1', type: 'seer', seat: 1, hex: 'D3' },
        { id: 'a1', type: 'ranger', seat: 1, hex: 'D3' },
        { id: 'a2', type: 'orcs', seat: 1, hex: 'D3' },
        { id: 'a3', type: 'master-thief', seat: 1, hex: 'D3' },
        { id: 'a4', type: 'trolls', seat: 1, hex: 'D3' },
        { id: 'a5', type: 'peasant-rabble', seat: 1, hex: 'D3' },
        { id: 'w2', type: 'wizard', seat: 2, hex: 'D4' },
        { id: 'b1', type: 'elves', seat: 2, hex: 'D4' },
        { id: 'b2', type: 'paladin', seat: 2, hex: 'D4', artifacts: ['holy-mace'] },
        { id: 'b3', type: 'trireme', seat: 2, hex: 'D2' },
        { id: 'b4', type: 'skeletons', seat: 2, hex: 'E3' },
        { id: 'b5', type: 'harpies', seat: 2, hex: 'E3' },
      ],
    },
  },
  {
    id: 'standard-duel', name: 'Standard Duel', seats: 2,
    blurb: 'Both players draw everything and start at opposite ends of Mirror Isle.',
    settings: { map: 'mirror-isle' },
  },
  {
    id: 'unknown-isle', name: 'Unknown Isle', seats: 2,
    blurb: 'Mirror Isle, but its land is unknown until you explore it.',
    settings: { map: 'mirror-isle', terrainMethod: 'd20', exploration: true },
  },
  {
    id: 'new-world', name: 'New World', seats: 2,
    blurb: 'Dice make a land of 30 hexes, a different one each time.',
    settings: { map: { generator: { columns: 11, rows: 9, land: 30, reefs: 2, abysses: 2 } }, terrainMethod: 'd20' },
  },
  {
    id: 'three-towers', name: 'Three Towers', seats: 3,
    blurb: 'Three players on Mirror Isle, all equally far apart.',
    settings: { map: 'mirror-isle', roundLimit: 25, deferDiscards: true },
  },
  {
    id: 'war-of-the-four-horns', name: 'War of the Four Horns', seats: 4,
    blurb: 'Four players in the corners of Four Horns, with two lakes between them.',
    settings: { map: 'four-horns', roundLimit: 25, deferDiscards: true },
  },
]
