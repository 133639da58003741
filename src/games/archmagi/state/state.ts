import type { HexId } from '@/engine/kernel/hex'
import type { ArchmagusType } from '../tables/archmagi'
import type { Outline } from '../tables/maps'
import type { Terrain } from '../tables/terrain'
import type { UnitTypeId } from '../tables/types'
import type { Cause, Lasting } from '../tables/effects'
import type { Traits, Until } from '../tables/vocabulary'
import type { Settings } from './settings'
import type {
  ArtifactId,
  BattleUse,
  Casting,
  ChitId,
  Die,
  MageSeat,
  Phase,
  Pile,
  PlanItem,
  SpellId,
  StackRef,
  Targets,
  TurnUse,
  UnitId,
  UnitType,
} from './terms'

/** A unit on the map (AM-0.2). */
export interface Unit {
  readonly id: UnitId
  readonly type: UnitTypeId
  readonly seat: MageSeat
  readonly hex: HexId
  readonly artifacts: readonly ArtifactId[]
  /** Its carrier (AM-9.8). */
  readonly riding: UnitId | null
  /** What it has done in this turn. */
  readonly used: readonly TurnUse[]
  /** Until when all seats see it (AM-5.6); `placed` is an Archmagus until its stack changes. */
  readonly shown: 'no' | 'battle' | 'turn' | 'placed'
  /** The seats that have looked at it in this turn. */
  readonly knownTo: readonly MageSeat[]
  /** Enemy stacks found without artifacts in this turn, which it may not name again (AM-8.5). */
  readonly foundBare: readonly StackRef[]
  /** What a created unit is where its spell does not say it: a copy, or as chosen (AM-S.68, AM-S.69). */
  readonly own: Traits | null
  /** The unit with which it falls. */
  readonly boundTo: UnitId | null
}

/** What a seat has beside its units. */
export interface Mage {
  /** Whether its Archmagus has been destroyed (AM-V.2). */
  readonly out: boolean
  readonly reserve: readonly UnitType[]
  readonly stored: readonly ArtifactId[]
  readonly spells: readonly SpellId[]
  /** Spells that it must discard (AM-7.2, AM-S.45). */
  readonly owed: number
  /** Whether it has traded two chits for an artifact in this turn (AM-6.9). */
  readonly traded: boolean
  /** What of the others' holdings lies open to it until the end of the turn (AM-S.41, AM-S.42). */
  readonly sees: readonly ('spells' | 'reserves')[]
}

/** What an effect lies on. */
export type Holder =
  | { readonly kind: 'unit'; readonly unit: UnitId }
  /** The stack that a unit is in, wherever that is. */
  | { readonly kind: 'stackOf'; readonly unit: UnitId }
  /** A side of the battle. */
  | { readonly kind: 'side'; readonly seat: MageSeat }
  | { readonly kind: 'battle' }
  | { readonly kind: 'hex'; readonly hex: HexId }
  | { readonly kind: 'hexside'; readonly between: readonly [HexId, HexId] }

/** What an effect does, beside what tables know of. */
export type EffectDoes =
  | Lasting
  /** The unit is there only for so long: created, or fetched from the Reserve (AM-E.7, AM-E.15). */
  | { readonly op: 'exists' }
  /** The unit belongs to another seat for so long (AM-S.16). */
  | { readonly op: 'charmed'; readonly owner: MageSeat }
  /** The unit takes its own form again (AM-E.17). */
  | ({ readonly op: 'form' } & Pick<Unit, 'type' | 'own' | 'artifacts'>)

/** Something in force for some time (AM-4.6). */
export interface Effect {
  readonly id: number
  readonly does: EffectDoes
  readonly on: Holder
  /** Who caused it, and by whose turns its rounds are counted. */
  readonly seat: MageSeat
  readonly until: Until<number>
  /** The spell that it is of. */
  readonly spell: SpellId | null
  /** With whose landing it ends for all (AM-S.63). */
  readonly caster: UnitId | null
}

/** What of an artifact is in use in a battle (AM-A.0.4). */
export interface InUse {
  readonly artifact: ArtifactId
  readonly choose: number | null
  /** Discarded in the Respite, or destroyed: it counts as the one artifact all the same. */
  readonly spent: boolean
}

/** One side of a battle. */
export interface BattleSide {
  /** Picked in secret, until both are revealed (AM-11.6). */
  readonly pick: UnitId | null
  readonly combatant: UnitId | null
  /** An attack chit in place of the combatant (AM-11.23), and who stepped back for it. */
  readonly chit: SpellId | null
  readonly held: UnitId | null
  /** Secret until both sides have committed. */
  readonly plan: readonly PlanItem[]
  readonly committed: boolean
  /** Whether it makes no more plans in this battle round. */
  readonly final: boolean
  readonly supports: readonly UnitId[]
  readonly inUse: Readonly<Record<UnitId, InUse>>
  readonly used: Readonly<Record<UnitId, readonly BattleUse[]>>
  /** Units that have survived a defeat (AM-K.24). */
  readonly defeated: readonly UnitId[]
  readonly killed: readonly UnitType[]
}

export type BattleStep = 'pickA' | 'pickD' | 'planD' | 'planA' | 'roll' | 'decide'

/** Everything fought between two seats in one hex in one turn (AM-0.6). */
export interface Battle {
  readonly hex: HexId
  /** The attacker, the active seat, and the defender (AM-0.7). */
  readonly a: MageSeat
  readonly d: MageSeat
  readonly round: number
  readonly exchange: number
  readonly step: BattleStep
  readonly sides: Readonly<Record<'a' | 'd', BattleSide>>
  /** Whether the round goes to Respite without a roll (AM-11.21). */
  readonly isCut: boolean
  /** Units that have left it: they take no more part, should they come back (AM-11.4). */
  readonly left: readonly UnitId[]
  /** Spells that wait for the end of the battle (AM-S.43, AM-S.44). */
  readonly revive: readonly {
    readonly seat: MageSeat
    readonly caster: UnitId
    readonly from: 'killed' | 'reserve'
  }[]
}

/** A spell on the table (AM-M.12): cast, or a response. */
export interface TableSpell extends Casting {
  /** By this it is named in responses: the spell, with a number where there are several. */
  readonly id: string
  readonly seat: MageSeat
  /** Whose the attack chit or the controlled unit will be (AM-M.18). */
  readonly for: MageSeat
  /** Where its caster stood. */
  readonly hex: HexId
  /** The spell that it answers, or goes with. */
  readonly to: string | null
  readonly retarget: Targets | null
  /** It can be answered; nobody answers any more; it does nothing; it has taken effect. */
  readonly state: 'open' | 'set' | 'cancelled' | 'done'
}

/** A unit struck by an area attack. */
export interface Struck {
  readonly unit: UnitId
  /** Whether a die has kept the spell from it (AM-M.16). */
  readonly isSpared: boolean
}

/** Dice that lie on the table and may be rolled again (AM-M.19). */
export type Rolled = { readonly dice: readonly Die[] } & (
  | { readonly kind: 'battle' }
  | { readonly kind: 'area'; readonly spell: string; readonly struck: readonly Struck[] }
  | { readonly kind: 'maze'; readonly unit: UnitId; readonly target: UnitId }
  | {
      readonly kind: 'guard' | 'theft'
      readonly thief: UnitId
      readonly artifact: ArtifactId
      readonly from: StackRef
    }
)

/** What somebody is asked beside the run of the phases (AM-U.9). */
export type Ask =
  | { readonly ask: 'respond'; readonly seat: MageSeat; readonly passed: readonly MageSeat[] }
  | { readonly ask: 'reroll'; readonly seat: MageSeat; readonly passed: readonly MageSeat[] }
  | { readonly ask: 'save'; readonly seat: MageSeat; readonly unit: UnitId; readonly cause: Cause }
  | {
      readonly ask: 'loot'
      readonly seat: MageSeat
      readonly artifact: ArtifactId
      readonly takers: readonly UnitId[]
    }
  | { readonly ask: 'replace'; readonly seat: MageSeat }
  | { readonly ask: 'flee'; readonly seat: MageSeat; readonly unit: UnitId }
  | {
      readonly ask: 'revive'
      readonly seat: MageSeat
      readonly from: 'killed' | 'reserve'
      readonly caster: UnitId
    }
  | {
      readonly ask: 'take'
      readonly seat: MageSeat
      readonly by: UnitId
      readonly from: StackRef
      readonly isSpell: boolean
    }
  | { readonly ask: 'fortune'; readonly seat: MageSeat }

/** What is still to be done of a command before anything else, the first first. */
export type Task =
  | Ask
  /** Goes round those who may answer what lies on the table, then resolves the answers (AM-M.12, AM-M.14). */
  | { readonly do: 'responses'; readonly next: MageSeat; readonly passed: readonly MageSeat[] }
  | { readonly do: 'spell'; readonly id: string }
  /** Takes spent chits from the table. */
  | { readonly do: 'clearTable' }
  /** `of`: what the unit is that does it, should it fall before (AM-11.18). */
  | { readonly do: 'item'; readonly seat: MageSeat; readonly item: PlanItem; readonly of: UnitTypeId | null }
  /** Names another combatant where one is gone (AM-11.20). */
  | { readonly do: 'combatants' }
  | { readonly do: 'endExchange' }
  /** Goes round those who may have dice rolled again, then tells what they say (AM-M.19). */
  | { readonly do: 'rerolls'; readonly passed: readonly MageSeat[] }
  /** `by`: the spell on the table that has it rolled again, unless that is cancelled. */
  | { readonly do: 'reroll'; readonly die: string; readonly by: string | null }
  | { readonly do: 'strike'; readonly unit: UnitId; readonly cause: Cause }
  /** Removes who is bound to the fallen, asks whether the game is over, and sees to what they carried (AM-11.54). */
  | { readonly do: 'bury' }
  | { readonly do: 'drown'; readonly unit: UnitId }
  | { readonly do: 'heirloom'; readonly artifact: ArtifactId; readonly from: StackRef }
  | { readonly do: 'respite' }
  | { readonly do: 'endBattle' }
  | { readonly do: 'clearBattle' }
  | { readonly do: 'endTurn' }
  | { readonly do: 'nextTurn' }

/** A unit that has fallen and whose artifacts have not been seen to. */
export interface Fallen {
  readonly id: UnitId
  readonly type: UnitTypeId
  readonly seat: MageSeat
  readonly hex: HexId
  readonly artifacts: readonly ArtifactId[]
  /** Who goes down with it (AM-9.13). */
  readonly passengers: readonly UnitId[]
}

/** How a game ended. */
export interface Ending {
  readonly winner: MageSeat | 'draw'
  readonly by: 'lastArchmagus' | 'together' | 'rounds'
}

export type SetupStep = 'map' | 'order' | 'deal' | 'pick' | 'place'

/** What the ground is like. */
export interface Ground {
  readonly outline: Outline
  readonly terrain: Readonly<Record<HexId, Terrain>>
  /** Start zones, one a seat. */
  readonly zones: readonly (readonly HexId[])[]
}

/** The whole game at one moment, as plain data. */
export interface State {
  /** What the players agreed on; it never changes during a game. */
  readonly settings: Settings
  readonly ground: Ground
  /** What comes before the first turn; null from then on. */
  readonly setup: { readonly step: SetupStep; readonly asked: MageSeat } | null
  /** The Archmagi that seats have been dealt or have picked (AM-3.3). */
  readonly archmagi: Readonly<Partial<Record<MageSeat, ArchmagusType>>>
  /** Seats in the order of play. */
  readonly order: readonly MageSeat[]
  readonly round: number
  readonly active: MageSeat
  readonly phase: Phase
  /** Whether the draw of the phase has been made (AM-6.1, AM-7.1). */
  readonly drawn: boolean
  readonly mages: Readonly<Record<MageSeat, Mage>>
  readonly units: readonly Unit[]
  readonly effects: readonly Effect[]
  readonly bags: Readonly<Record<Pile | 'terrain', Readonly<Record<string, number>>>>
  /** The chits that will be drawn first (AM-1.5), and who knows of them until the end of its turn. */
  readonly queues: Readonly<Record<Pile, readonly ChitId[]>>
  readonly seenQueues: readonly { readonly pile: Pile; readonly seat: MageSeat }[]
  /** Spells on Ancient Scrolls (AM-A.47). */
  readonly scrolls: Readonly<Partial<Record<ArtifactId, readonly SpellId[]>>>
  /** Artifacts that have changed hands in this phase (AM-8.7). */
  readonly given: readonly ArtifactId[]
  /** Artifacts that are with whoever has stolen them (AM-8.7). */
  readonly stolen: readonly ArtifactId[]
  /** Pairs that have been fought in this turn (AM-11.2). */
  readonly fought: readonly StackRef[]
  readonly battle: Battle | null
  readonly table: readonly TableSpell[]
  readonly rolled: Rolled | null
  readonly fallen: readonly Fallen[]
  readonly agenda: readonly Task[]
  /** The number of the next unit and the next effect. */
  readonly next: number
  readonly ending: Ending | null
}
