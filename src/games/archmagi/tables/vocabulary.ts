import type { Clause } from '../clauses'

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
  'ambush' | 'archer' | 'cannibal' | 'carry' | 'cavalry' | 'extraDie' | 'poison' | 'surprise' | 'transport'

export type Keyword = PlainKeyword | FiguredKeyword | 'slay' | 'paralyze'

/** A keyword as a unit has it. */
export type Ability =
  | { readonly k: PlainKeyword }
  | { readonly k: FiguredKeyword; readonly n: number }
  | { readonly k: 'slay'; readonly n: number; readonly vs: Filter }
  /** `chance`: works on a die up to this, and else not (the Maze). */
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
  /** Printed; what is created has one, too. */
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

type Lent = Ability | { readonly descriptor: Descriptor }

/** What lies on a unit, a side, a battle or a hex for some time, or is done by an artifact while it is used. */
export type Lasting =
  | {
      readonly op: 'mod'
      readonly n: number
      readonly to: 'self' | 'side' | 'foe' | 'both'
      readonly tags: readonly Tag[]
      readonly vs?: Filter
      readonly who?: Filter
    }
  | {
      readonly op: 'negate'
      readonly tags: readonly Tag[]
      readonly of: 'holder' | 'opponent' | 'enemySide' | 'bothSides'
    }
  | { readonly op: 'zeroBrm'; readonly vs: Filter }
  | { readonly op: 'grant'; readonly give: readonly Lent[]; readonly choose?: readonly (readonly Lent[])[] }
  | { readonly op: 'immune'; readonly to: 'spells'; readonly from: 'all' | 'enemy'; readonly chance?: number }
  | { readonly op: 'paralyze' }
  | { readonly op: 'block'; readonly what: 'side' | 'hex' | 'gate'; readonly who?: Filter }
  | { readonly op: 'noBattle'; readonly scope: 'hex' | 'stackOfCaster' }
  | { readonly op: 'noSpells'; readonly who: 'all' | 'unit' }
  | { readonly op: 'randomCombatant' }

/** What an artifact does for whoever carries it and is able to (AM-A.0.3). */
export type Carried =
  | Lasting
  | {
      readonly op: 'moveRule'
      readonly set?: number
      readonly add?: number
      readonly passEnemies?: true
      readonly on: 'bearer'
    }
  | Limit

/** A change of a limit or of a number of draws (AM-E.30). */
export interface Limit {
  readonly op: 'limit'
  readonly what: 'unitReserve' | 'spellReserve' | 'spellDraw'
  readonly set?: number
  readonly add?: number
}

/** Whom or what an effect is on: a slot of the targets, or who is known without being named. */
export type On =
  | Slot
  | 'bearer'
  | 'casterStack'
  | 'ownSide'
  | 'enemySide'
  | 'battle'
  | 'opponents'
  | 'stackHex'
  | 'randomEnemy'
  | 'poisonSpell'

/** What is done once, when magic or an action takes effect (AM-E). */
export type Deed =
  | {
      readonly op: 'attackChit'
      readonly brm: number
      readonly desc: readonly Descriptor[]
      readonly slay: readonly Slay[]
    }
  | {
      readonly op: 'createUnit'
      readonly name: string
      readonly brm: number
      readonly desc: readonly Descriptor[]
      readonly abil: readonly Ability[]
      readonly until: Until
      readonly asCombatant: 'optional'
      readonly role?: 'defend'
      readonly copyOf?: 'foe'
      readonly bind?: 'foe' | 'caster'
      readonly choose?: readonly Slot[]
    }
  | {
      readonly op: 'areaAttack'
      readonly area: 'stack' | 'hex' | 'battle' | 'randomUnit'
      readonly on: On
      readonly who: Filter
      readonly brm: number
      readonly desc: readonly Descriptor[]
      readonly slay: readonly Slay[]
    }
  | {
      readonly op: 'control'
      readonly on: On
      readonly until: Until
      readonly random?: true
      readonly asCombatant?: 'must'
      readonly who?: Filter
    }
  | { readonly op: 'destroy'; readonly what: 'unit' | 'artifact'; readonly on: On }
  | { readonly op: 'banish'; readonly on: On }
  | { readonly op: 'leave'; readonly on: On | readonly On[]; readonly to?: Slot; readonly forced?: true }
  | {
      readonly op: 'fetch'
      readonly from: 'reserve' | 'stack'
      readonly on: On
      readonly until: Until
      readonly asCombatant: 'optional'
    }
  | {
      readonly op: 'deploy'
      readonly who: Filter
      readonly at: 'casterHex' | 'selfHex'
      readonly on?: Slot
    }
  | { readonly op: 'replace'; readonly on: On; readonly with: Slot; readonly until: 'permanent' | 'turn' }
  | { readonly op: 'revive'; readonly from: 'killed' | 'reserve'; readonly at: 'casterHex' }
  | { readonly op: 'teleport'; readonly on: On; readonly to: Slot }
  | { readonly op: 'takeArtifact'; readonly on: On; readonly chance: number; readonly guardChance: number }
  | { readonly op: 'draw'; readonly pile: Pile | '$pile'; readonly n: number }
  | {
      readonly op: 'discard'
      readonly who: 'all' | 'seat'
      readonly of: readonly ('spell' | 'unit')[]
      readonly n?: number
      readonly dice?: '1d6'
    }
  | {
      readonly op: 'look'
      readonly what: 'stack' | 'stackOrPile' | 'spellReserves' | 'unitReserves'
      readonly on: On
      readonly n?: number
    }
  | {
      readonly op: 'exchange'
      readonly give: { readonly pile: Pile; readonly n: number }
      readonly get: { readonly pile: Pile; readonly n: number }
    }
  | {
      readonly op: 'save'
      readonly who: true | 'bearer'
      readonly where?: 'selfHex'
      readonly causes: readonly Cause[]
    }
  | { readonly op: 'endBattle' }
  | { readonly op: 'counter'; readonly on: On; readonly keep?: true }
  | { readonly op: 'retarget'; readonly on: On }
  | { readonly op: 'reroll'; readonly on: On }
  | { readonly op: 'extendRange' }
  | Limit

/** Something of magic that lasts: what it is, on whom and until when. */
export type LastingMagic = Lasting & { readonly on?: On; readonly until?: Until }

/** What a spell, a power or an action does. */
export type EffectSpec = Deed | LastingMagic

/** Why a unit is about to be destroyed (AM-11.50, AM-11.51). */
export type Cause = 'roll' | 'attack' | 'spell'

/** More against some. */
export interface Slay {
  readonly n: number
  readonly vs: Filter
}

/** What a target is called in a command. */
export type Slot =
  | 'unit'
  | 'heroes'
  | 'chit'
  | 'stack'
  | 'stacks'
  | 'hex'
  | 'side'
  | 'artifact'
  | 'spell'
  | 'die'
  | 'foe'
  | 'caster'
  | 'kin'
  | 'gift'
  | 'poison'
  | 'what'
  | 'pile'

type Range = 'battle' | 'casterHex' | 'range' | 'adjacent' | 'any' | 'elsewhere'

/** What has to be named, and what may be (AM-E.0.2). */
export type TargetSpec =
  | {
      readonly slot: 'unit'
      readonly kind: 'unit'
      readonly side: 'own' | 'enemy'
      readonly where: Range
      readonly who: Filter
      readonly revealed?: true
      readonly unmoved?: true
      readonly combatant?: true
    }
  | {
      readonly slot: 'heroes'
      readonly kind: 'unitList'
      readonly side: 'own'
      readonly where: Range
      readonly who: Filter
      readonly optional: true
    }
  | { readonly slot: 'chit'; readonly kind: 'reserveUnit'; readonly who: Filter }
  | {
      readonly slot: 'stack'
      readonly kind: 'stack'
      readonly side: 'enemy'
      readonly where: Range
      readonly hexClass?: HexClass
      readonly optional?: true
    }
  | {
      readonly slot: 'stacks'
      readonly kind: 'stackList'
      readonly side: 'enemy'
      readonly where: Range
      readonly max: number
    }
  | {
      readonly slot: 'hex'
      readonly kind: 'hex'
      readonly where: Range
      readonly empty?: true
      readonly emptyOrFriendly?: true
    }
  | { readonly slot: 'side'; readonly kind: 'hexside'; readonly where: Range }
  | {
      readonly slot: 'artifact'
      readonly kind: 'artifact'
      readonly side: 'enemy'
      readonly where: Range
      readonly inUse: true
    }
  | { readonly slot: 'spell'; readonly kind: 'spell'; readonly side: 'other'; readonly turnable?: true }
  | { readonly slot: 'die'; readonly kind: 'die' }
  | { readonly slot: 'foe'; readonly kind: 'attack' }
  | { readonly slot: 'foe'; readonly kind: 'enemyCombatant'; readonly who: Filter }
  | { readonly slot: 'caster'; readonly kind: 'self' }
  | {
      readonly slot: 'kin' | 'gift' | 'poison' | 'what' | 'pile'
      readonly kind: 'choice'
      readonly of: readonly string[]
    }

export type HexClass = 'land' | 'water'

/** A kind of unit chit. */
export interface UnitRow {
  readonly id: string
  readonly name: string
  readonly count: number
  /** A terrain, or every coastal hex. */
  readonly home: string
  readonly brm: number
  /** As printed; what follows from that is left out. */
  readonly is: readonly Descriptor[]
  readonly has: readonly Ability[]
}

/** When a power or an action is used. */
type Window = 'passive' | 'recruitUnits' | 'recruitSpells' | 'scout' | 'plan' | 'save' | 'reroll'

export interface Power {
  readonly id: string
  readonly name: string
  readonly clause: Clause
  readonly window: Window
  /** Whether its Archmagus need not be in the battle. */
  readonly anywhere?: true
  /** Once in how long it may be used; as often as one likes when left out. */
  readonly uses?: 'turn' | 'battle'
  /** Paid with all spells held, of which there must be one. */
  readonly cost?: 'spells'
  readonly targets: readonly TargetSpec[]
  readonly effects: readonly EffectSpec[]
  readonly text: string
}

export interface ArchmagusRow {
  readonly id: string
  readonly name: string
  readonly brm: number
  readonly is: readonly Descriptor[]
  readonly has: readonly Ability[]
  readonly powers: readonly Power[]
}

/** What an artifact does with a unit as its bearer. */
type InUse = Lasting & { readonly on?: 'bearer'; readonly until?: Until }

export interface ArtifactRow {
  readonly id: string
  readonly name: string
  readonly clause: Clause
  readonly count: number
  readonly wielder: Filter
  /** Discarded in the Respite of the battle round in which it was used (AM-A.0.6). */
  readonly oneUse?: true
  readonly always?: readonly (Carried & { readonly on?: 'bearer' })[]
  readonly outside?: readonly InUse[]
  readonly inUse?: readonly InUse[]
  readonly action?: {
    readonly window: Window
    readonly targets: readonly TargetSpec[]
    readonly effects: readonly EffectSpec[]
  }
  /** How many spells are drawn onto it (AM-A.47). */
  readonly holds?: number
  readonly text: string
}

export interface SpellRow {
  readonly id: string
  readonly name: string
  readonly clause: Clause
  readonly count: number
  readonly timing: 'recruit' | 'scout' | 'move' | 'battle' | 'any'
  /** Who casts it beside being a Spellcaster. */
  readonly by?: 'Mage'
  readonly targets: readonly TargetSpec[]
  readonly effects: readonly EffectSpec[]
  /** Whether Spell Turn finds it another target (AM-M.18). */
  readonly turnable?: true
  /** Whether Neutralize Poison answers it. */
  readonly isPoison?: true
  /** Where the battle must be. */
  readonly inClass?: HexClass
  readonly text: string
}

/** Rows of a kind under the ids that they give themselves. */
export function rowsOf<Row extends { readonly id: string }>() {
  return <const Id extends string>(
    rows: readonly (Omit<Row, 'id'> & { readonly id: Id })[],
  ): readonly (Omit<Row, 'id'> & { readonly id: Id })[] => rows
}
