/** What a unit is (AM-K.1 to AM-K.7). */
export type Descriptor =
  | 'Air'
  | 'Animal'
  | 'ArchMagus'
  | 'Chaos'
  | 'Cold'
  | 'Construct'
  | 'Demihuman'
  | 'Demon'
  | 'Dragon'
  | 'Dwarf'
  | 'Earth'
  | 'Elemental'
  | 'Evil'
  | 'Female'
  | 'Fey'
  | 'Fire'
  | 'Giant'
  | 'Good'
  | 'Hero'
  | 'Human'
  | 'Humanoid'
  | 'Lawful'
  | 'Living'
  | 'Mage'
  | 'Male'
  | 'Monster'
  | 'Nonliving'
  | 'Plant'
  | 'Priest'
  | 'Rogue'
  | 'Sea'
  | 'Ship'
  | 'Site'
  | 'Spellcaster'
  | 'Swarm'
  | 'Undead'
  | 'Warrior'
  | 'Water'
  | 'Wood'

/** What is worked out of where something is and what it does (AM-E.0.1). */
export type Circumstance = 'Slow' | 'Mounted' | 'Transported' | 'AttackChit'

/** What a unit can do without a figure (AM-K.10 to AM-K.36). */
type PlainKeyword =
  | 'flying'
  | 'general'
  | 'guard'
  | 'martyr'
  | 'negateSite'
  | 'regenerate'
  | 'scout'
  | 'skirmish'
  | 'spellImmune'
  | 'steal'
  | 'swift'
  | 'swimmer'
  | 'vanish'
  | 'verySwift'

/** What a unit can do by a figure. */
type FiguredKeyword =
  | 'ambush'
  | 'archer'
  | 'cannibal'
  | 'carry'
  | 'cavalry'
  | 'extraDie'
  | 'poison'
  | 'surprise'
  | 'transport'

export type Keyword = PlainKeyword | FiguredKeyword | 'slay' | 'paralyze'

/** A keyword as a unit has it. */
export type Ability =
  | { readonly k: PlainKeyword }
  | { readonly k: FiguredKeyword; readonly n: number }
  | { readonly k: 'slay'; readonly n: number; readonly vs: Filter }
  /** For rounds, where turns are printed (AM-4.8). `chance`: works on a die up to this, and else not (the Maze). */
  | { readonly k: 'paralyze'; readonly until: Until; readonly chance?: number }

/** Whom something is about (AM-E.0.1). */
export type Filter =
  | true
  | { readonly is: Descriptor | Circumstance }
  | { readonly has: Keyword }
  | { readonly not: Filter }
  | { readonly all: readonly Filter[] }
  | { readonly any: readonly Filter[] }

/** What something is and can do: all that filters ask for. */
export interface Traits {
  /** The battle roll modifier (AM-0.3), printed; attacks and what is created have one, too. */
  readonly brm: number
  readonly is: readonly (Descriptor | Circumstance)[]
  readonly has: readonly Ability[]
}

/** How often: a number, or as many as a die says. */
export type Count = number | '1d6'

/** How long something lasts (AM-4.6); a state of a unit that an artifact lends has none, it is carried. */
export type Until<N extends Count = Count> =
  | { readonly rolls: N }
  | { readonly rounds: N }
  | 'battle'
  | 'turn'
  | 'untilLand'
  | 'untilCasterLand'
  | 'permanent'

export const PILES = ['units', 'spells', 'artifacts', 'archmagi'] as const
export type Pile = (typeof PILES)[number]

/** What a modifier of a battle roll is by its nature (AM-12.1, AM-12.6). */
export type Tag =
  | 'base'
  | 'extraDie'
  | 'home'
  | 'ambush'
  | 'surprise'
  | 'cavalry'
  | 'poison'
  | 'slay'
  | 'cannibal'
  | 'artifact'
  | 'aura'
  | 'archer'
  | 'general'
  | 'site'
  | 'spell'
  | 'curse'
  | 'holyLight'
  | 'strength'
  | 'bravery'

/** More against some. */
export interface Slay {
  readonly n: number
  readonly vs: Filter
}

export type HexClass = 'land' | 'water'
