import type { Ability, Descriptor, Filter, HexClass, Pile, Slay, Tag, Until } from './vocabulary'

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

/** Why a unit is destroyed: also what nothing saves from (AM-11.53). */
export type Doom = Cause | 'helpless' | 'stranded' | 'sunk' | 'bound' | 'lost'

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
