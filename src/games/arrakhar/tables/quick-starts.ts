import type { ScenarioId } from './scenarios'
import type { HauntId, Side, UnitType } from './units'

/** A ready-made set-up of both sides on the valley map; only the wand's haunt is left to be chosen. */
export interface QuickStart {
  readonly id: string
  readonly name: string
  readonly scenario: ScenarioId
  /** One sentence for the button. */
  readonly blurb: string
  /** Ids of presets (`PRESETS`). */
  readonly forces: Readonly<Record<Side, string>>
  readonly haunts: Readonly<Partial<Record<HauntId, string>>>
  /** Sorcerers by hex, next to haunts so that they can summon at once (AR-6.2). */
  readonly sorcerers: Readonly<Record<string, number>>
  /** Wizard-side counts by entry hex. */
  readonly entries: Readonly<Record<string, Readonly<Partial<Record<UnitType, number>>>>>
}

/** What Night patrol has in every reconstruction. */
// prettier-ignore
const NIGHT_PATROL = {
  name: 'Night patrol', scenario: 'short',
  haunts: { T1: '1706', T2: '0612', R1: '0808', R2: '1511', C1: '1304', C2: '1114' },
  sorcerers: { '1707': 1, '0611': 1, '0909': 1, '1411': 1, '1305': 1, '1213': 1 },
} as const

/** What Steel and flame has in every reconstruction. */
// prettier-ignore
const STEEL_AND_FLAME = {
  name: 'Steel and flame', scenario: 'basic',
  haunts: { T1: '0409', T2: '1704', R1: '1113', R2: '2012', C1: '1407', C2: '0714' },
  sorcerers: { '0509': 2, '1604': 2, '1212': 3, '1912': 2, '1408': 2, '0813': 2 },
} as const

/** What Against the horde has in every reconstruction. */
// prettier-ignore
const AGAINST_THE_HORDE = {
  name: 'Against the horde', scenario: 'basic',
  haunts: { T1: '1214', T2: '0708', R1: '1808', R2: '0814', C1: '1504', C2: '1209' },
  sorcerers: { '1213': 1, '0709': 1, '1708': 1, '0813': 1, '1604': 1, '1109': 1 },
} as const

/** What Nine haunts has in every reconstruction. */
// prettier-ignore
const NINE_HAUNTS = {
  name: 'Nine haunts', scenario: 'long',
  haunts: {
    T1: '1214', T2: '0708', T3: '0905',
    R1: '1808', R2: '0814', R3: '1712',
    C1: '1504', C2: '1209', C3: '0511',
  },
  sorcerers: {
    '1213': 2, '0709': 2, '0906': 2,
    '1708': 1, '0813': 1, '1711': 1,
    '1604': 2, '1109': 2, '0610': 1,
  },
} as const

/** The ready-made set-ups; the first is the one to begin with. */
// prettier-ignore
export const QUICK_STARTS: readonly QuickStart[] = [
  {
    id: 'first-clash', name: 'First clash', scenario: 'basic',
    blurb: 'Balanced forces on both sides, three ways in. Best for a first game.',
    forces: { sorcerer: 'sorcerer-balanced', wizard: 'wizard-balanced' },
    haunts: { T1: '1911', T2: '0706', R1: '1305', R2: '0512', C1: '1111', C2: '1515' },
    sorcerers: { '1811': 2, '0707': 1, '1306': 2, '0611': 1, '1110': 2, '1514': 1 },
    entries: {
      '0112': { wizard: 2,               dwarf: 4, elf: 4 },
      '0918': { wizard: 3, barbarian: 4, dwarf: 4, elf: 2 },
      '1401': { wizard: 3, barbarian: 4, dwarf: 2, elf: 4 },
    },
  },
  {
    id: 'skirmish', ...NIGHT_PATROL,
    blurb: 'A small company slips in from north and south. The quickest game.',
    forces: { sorcerer: 'sorcerer-cabal', wizard: 'wizard-patrol' },
    entries: {
      '0918': { wizard: 3, barbarian: 4, dwarf: 3, elf: 2 },
      '1401': { wizard: 2, barbarian: 2, dwarf: 4, elf: 4 },
    },
  },
  {
    id: 'steel-and-flame', ...STEEL_AND_FLAME,
    blurb: 'A rush of barbarians against a circle of fire-casting sorcerers.',
    forces: { sorcerer: 'sorcerer-fire', wizard: 'wizard-shock' },
    entries: {
      '0402': { wizard: 1, barbarian: 4,           elf: 3 },
      '1401': { wizard: 2, barbarian: 4, dwarf: 3         },
      '2214': { wizard: 1, barbarian: 4,           elf: 4 },
      '0918': { wizard: 1, barbarian: 4, dwarf: 3         },
    },
  },
  {
    id: 'against-the-horde', ...AGAINST_THE_HORDE,
    blurb: 'Thirteen wizards burn their way through a deep pool of orcs and ghouls.',
    forces: { sorcerer: 'sorcerer-horde', wizard: 'wizard-fire' },
    entries: {
      '0112': { wizard: 2,                         elf: 3 },
      '0918': { wizard: 4, barbarian: 2,           elf: 4 },
      '1401': { wizard: 4, barbarian: 2, dwarf: 2         },
      '2207': { wizard: 3,               dwarf: 4         },
    },
  },
  {
    id: 'nine-haunts', ...NINE_HAUNTS,
    blurb: 'Great hosts and nine places to search. An evening’s game.',
    forces: { sorcerer: 'sorcerer-dominion', wizard: 'wizard-host' },
    entries: {
      '0402': { wizard: 3, barbarian: 4, dwarf: 4         },
      '0918': { wizard: 4, barbarian: 4, dwarf: 4, elf: 4 },
      '1401': { wizard: 3, barbarian: 4,           elf: 4 },
      '2214': { wizard: 3,               dwarf: 6, elf: 5 },
    },
  },
  // The same set-ups with forces that the balanced reconstruction's costs allow.
  {
    id: 'skirmish-2', ...NIGHT_PATROL,
    blurb: 'A small company slips in from north and south. The quickest game.',
    forces: { sorcerer: 'sorcerer-cabal', wizard: 'wizard-patrol-2' },
    entries: {
      '0918': { wizard: 3, barbarian: 3, dwarf: 3, elf: 4 },
      '1401': { wizard: 2, barbarian: 2, dwarf: 4, elf: 4 },
    },
  },
  {
    id: 'steel-and-flame-2', ...STEEL_AND_FLAME,
    blurb: 'A rush of barbarians against a circle of fire-casting sorcerers.',
    forces: { sorcerer: 'sorcerer-fire', wizard: 'wizard-shock-2' },
    entries: {
      '0402': { wizard: 1, barbarian: 3, dwarf: 2, elf: 3 },
      '1401': { wizard: 2, barbarian: 3, dwarf: 2, elf: 2 },
      '2214': { wizard: 1, barbarian: 3, dwarf: 2, elf: 2 },
      '0918': { wizard: 1, barbarian: 2, dwarf: 2, elf: 2 },
    },
  },
  {
    id: 'against-the-horde-2', ...AGAINST_THE_HORDE,
    blurb: 'Eleven wizards burn their way through a deep pool of orcs and ghouls.',
    forces: { sorcerer: 'sorcerer-horde-2', wizard: 'wizard-fire-2' },
    sorcerers: { ...AGAINST_THE_HORDE.sorcerers, '1213': 2, '0709': 2 },
    entries: {
      '0112': { wizard: 2, barbarian: 1, dwarf: 2, elf: 3 },
      '0918': { wizard: 3, barbarian: 2, dwarf: 3, elf: 3 },
      '1401': { wizard: 3, barbarian: 2, dwarf: 3, elf: 1 },
      '2207': { wizard: 3, barbarian: 1, dwarf: 2, elf: 3 },
    },
  },
  {
    id: 'nine-haunts-2', ...NINE_HAUNTS,
    blurb: 'Great hosts and nine places to search. An evening’s game.',
    forces: { sorcerer: 'sorcerer-dominion', wizard: 'wizard-host-2' },
    entries: {
      '0402': { wizard: 3, barbarian: 4, dwarf: 4, elf: 4 },
      '0918': { wizard: 3, barbarian: 4, dwarf: 4, elf: 4 },
      '1401': { wizard: 3, barbarian: 3, dwarf: 3, elf: 4 },
      '2214': { wizard: 3,               dwarf: 5, elf: 5 },
    },
  },
]
