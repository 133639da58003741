/** The two seats; each commands the side of the same name. */
export type Side = 'sorcerer' | 'wizard'
export type UnitType = 'wizard' | 'barbarian' | 'dwarf' | 'elf' | 'sorcerer' | 'demon' | 'orc' | 'ghoul'
export type Spell = 'haste' | 'fireball' | 'summon'
export type HauntKind = 'temple' | 'ruin' | 'crypt'

/** A row of the unit chart (AR-1.5). */
export interface UnitData {
  readonly side: Side
  /** Movement factor in hexes. */
  readonly movement: number
  readonly combat: number
  /** Whether it may attack in combat; spellcasters only defend (AR-10.1). */
  readonly attacks: boolean
  readonly spells: readonly Spell[]
  /** The type against which it fights one odds column better (AR-10.6). */
  readonly bonusAgainst: UnitType | null
}

/** Unit chart: figures of the rulebook (sections 1.2, 3.3, 3.5); costs are in `RECONSTRUCTIONS`. */
// prettier-ignore
export const UNITS: Readonly<Record<UnitType, UnitData>> = {
  wizard:    { side: 'wizard',   movement: 4, combat: 0.5, attacks: false, spells: ['haste', 'fireball'],  bonusAgainst: null },
  barbarian: { side: 'wizard',   movement: 6, combat: 2,   attacks: true,  spells: [],                     bonusAgainst: 'demon' },
  dwarf:     { side: 'wizard',   movement: 4, combat: 1,   attacks: true,  spells: [],                     bonusAgainst: 'orc' },
  elf:       { side: 'wizard',   movement: 4, combat: 1,   attacks: true,  spells: [],                     bonusAgainst: 'ghoul' },
  sorcerer:  { side: 'sorcerer', movement: 4, combat: 0.5, attacks: false, spells: ['summon', 'fireball'], bonusAgainst: null },
  demon:     { side: 'sorcerer', movement: 6, combat: 2,   attacks: true,  spells: [],                     bonusAgainst: null },
  orc:       { side: 'sorcerer', movement: 4, combat: 1,   attacks: true,  spells: [],                     bonusAgainst: null },
  ghoul:     { side: 'sorcerer', movement: 4, combat: 1,   attacks: true,  spells: [],                     bonusAgainst: null },
}

/** A unit type in words, one and several. */
export const UNIT_NAMES: Readonly<Record<UnitType, { readonly one: string; readonly many: string }>> = {
  wizard: { one: 'wizard', many: 'wizards' },
  barbarian: { one: 'barbarian', many: 'barbarians' },
  dwarf: { one: 'dwarf', many: 'dwarves' },
  elf: { one: 'elf', many: 'elves' },
  sorcerer: { one: 'sorcerer', many: 'sorcerers' },
  demon: { one: 'demon', many: 'demons' },
  orc: { one: 'orc', many: 'orcs' },
  ghoul: { one: 'ghoul', many: 'ghouls' },
}

export const UNIT_TYPES = Object.keys(UNITS) as readonly UnitType[]

/** The types a side designs its force from, in the order of the chart. */
export const TYPES_OF: Readonly<Record<Side, readonly UnitType[]>> = {
  wizard: ['wizard', 'barbarian', 'dwarf', 'elf'],
  sorcerer: ['sorcerer', 'demon', 'orc', 'ghoul'],
}

/** Points for one unit by type (AR-1.5). */
export type Costs = Readonly<Record<UnitType, number>>

/** The costs of the first reconstruction: see `RECONSTRUCTIONS` for what the text fixes. */
export const COSTS: Costs = {
  wizard: 3,
  barbarian: 2,
  dwarf: 1,
  elf: 1,
  sorcerer: 3,
  demon: 2,
  orc: 1,
  ghoul: 1,
}

/** Counters of each type that the game supplies (AR-1.4). */
export const COUNTERMIX = 20

/** Most units of a side in one hex of the board (AR-7.6). */
export const STACKING_LIMIT = 4

export const HAUNT_IDS = ['T1', 'T2', 'T3', 'R1', 'R2', 'R3', 'C1', 'C2', 'C3'] as const
/** A haunt by kind and number: temples T, ruins R, crypts C. */
export type HauntId = (typeof HAUNT_IDS)[number]

/** What a kind of haunt summons (AR-6.3). */
export const SUMMONED_AT: Readonly<Record<HauntKind, UnitType>> = {
  temple: 'demon',
  ruin: 'orc',
  crypt: 'ghoul',
}

/** The kind of a haunt, told by its letter. */
export function hauntKindOf(haunt: HauntId): HauntKind {
  return ({ T: 'temple', R: 'ruin', C: 'crypt' } as const)[haunt[0] as 'T' | 'R' | 'C']
}

/** Counted units in words: '2 elves', '1 elf'. */
export function countOf(count: number, type: UnitType): string {
  return `${count} ${count === 1 ? UNIT_NAMES[type].one : UNIT_NAMES[type].many}`
}
