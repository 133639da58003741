import { event, type EventOf } from '@/engine/declare/event'
import type { HexId } from '@/engine/kernel/hex'
import type { Casting, Die, Phase, PlanItem, StackRef, UnitId } from './state/terms'
import type { Ending, TableSpell } from './state/state'
import type { ArchmagusType } from './tables/archmagi'
import type { ArtifactId } from './tables/artifacts'
import type { ChitId } from './tables/chits'
import type { MageSeat } from './tables/seats'
import type { SpellId } from './tables/spells'
import type { Terrain } from './tables/terrain'
import type { UnitTypeId } from './tables/types'
import type { Doom } from './tables/effects'
import type { Pile, Tag } from './tables/vocabulary'

interface BySeat {
  readonly seat: MageSeat
}

interface OfUnit extends BySeat {
  readonly unit: UnitId
  /** What it is. */
  readonly kind: UnitTypeId
  readonly hex: HexId
}

/** What a side of a battle has planned. */
interface SeatPlan extends BySeat {
  readonly items: readonly PlanItem[]
}

/** Who fights for a side: a unit of some kind, or an attack chit (AM-11.23). */
interface ToldFighter extends BySeat {
  readonly kind: UnitTypeId | null
  readonly spell: SpellId | null
}

/** Only whoever it is about may know it (AM-D.2). */
const OWN = { audience: ({ seat }: BySeat) => [seat] }

/** Something that was hidden has been shown: it is not taken back. */
const SHOWN = { barrier: 'Something hidden has been shown.' }

/** What can happen: who may know of it, and whether it can be undone. */
export const EVENTS = {
  terrainFound: event<{ hex: HexId; terrain: Terrain }>(),
  landTooSmall: event<object>(),
  mapMade: event<object>(),
  turnOrderSet: event<{ order: readonly MageSeat[]; rolls: readonly { seat: MageSeat; value: number }[] }>(),
  archmagusPicked: event<BySeat & { archmagus: ArchmagusType }>(),
  archmagusPlaced: event<OfUnit>(),
  turnBegan: event<BySeat & { round: number }>(),
  phaseBegan: event<BySeat & { phase: Phase; round: number }>(),

  drew: event<BySeat & { pile: Pile; chits: readonly ChitId[] }>(OWN),
  drewMany: event<BySeat & { pile: Pile; count: number }>(),
  discarded: event<BySeat & { pile: Pile; chits: readonly ChitId[] }>(OWN),
  discardedMany: event<BySeat & { pile: Pile; count: number }>(),
  /** `lookedBy`: who has looked for more in vain; into which pile it looks it alone knows (AM-U.10). */
  bagEmpty: event<{ pile: Pile; lookedBy: MageSeat | null }>({
    audience: ({ lookedBy }) => (lookedBy === null ? 'all' : [lookedBy]),
  }),
  /** By a die where there was one (AM-S.45), else for what is above the limit (AM-7.2). */
  owes: event<BySeat & { count: number; roll: number | null }>(),
  deployed: event<OfUnit>(OWN),
  stackGrew: event<BySeat & { hex: HexId; site: UnitTypeId | null }>(),
  gaveArtifact: event<BySeat & { artifact: ArtifactId; to: UnitId }>(OWN),

  looked: event<BySeat & { stack: StackRef; kinds: readonly UnitTypeId[] }>({ ...OWN, ...SHOWN }),
  sawQueue: event<BySeat & { pile: Pile; chits: readonly ChitId[] }>({ ...OWN, ...SHOWN }),
  sawHoldings: event<BySeat & { what: 'spells' | 'reserves' }>({ ...OWN, ...SHOWN }),
  artifactsDisclosed: event<BySeat & { stack: StackRef; artifacts: readonly ArtifactId[] }>(SHOWN),
  thiefCaught: event<OfUnit>(),
  theftFailed: event<OfUnit & { artifact: ArtifactId }>(),
  /** `unit`: who carries it now, where all may know that (AM-5.9). */
  artifactTaken: event<BySeat & { artifact: ArtifactId; unit: UnitId | null }>(),
  /** What becomes of an artifact of the fallen (AM-A.0.8). */
  heirloomRolled: event<{ artifact: ArtifactId; roll: number }>(),
  artifactLost: event<{ artifact: ArtifactId }>(),
  /** It was of one use, and is used up. */
  artifactSpent: event<BySeat & { artifact: ArtifactId }>(),
  /** A Cannibal has eaten (AM-K.13). */
  fed: event<OfUnit & { victim: UnitTypeId }>(),

  /** All that others learn of a move (AM-9.16). */
  moved: event<BySeat & { path: readonly HexId[]; from: HexId; count: number }>(),
  movedUnits: event<BySeat & { units: readonly UnitId[]; from: HexId; path: readonly HexId[] }>(OWN),
  rode: event<BySeat & { unit: UnitId; carrier: UnitId | null }>(OWN),

  /** From the hex of its caster; a chit that stays hidden is left out (AM-M.6). */
  spellCast: event<BySeat & { casting: Casting; id: string; hex: HexId }>(SHOWN),
  spellAnswered: event<BySeat & { spell: SpellId; caster: UnitId; to: TableSpell['id'] }>(SHOWN),
  spellCancelled: event<{ spell: SpellId }>(),
  spellTaken: event<BySeat & { spell: SpellId }>(),
  spellFailed: event<{ spell: SpellId | null }>(),
  answerPassed: event<BySeat>(),
  /** A unit is immune to a spell, or a die has been rolled for that (AM-M.16). */
  immunityTested: event<OfUnit & { spell: SpellId; roll: number | null; isImmune: boolean }>(),
  /** How long something lasts that lasts as long as a die says (AM-4.6). */
  durationRolled: event<{ spell: SpellId | null; roll: number; of: 'rolls' | 'rounds' }>(),
  /** `spell`: the attack that they are rolled for, if it is one. */
  diceRolled: event<{
    dice: readonly Die[]
    about: 'battle' | 'area' | 'maze' | 'guard' | 'theft'
    hex: HexId
    spell: SpellId | null
  }>(),
  dieRolledAgain: event<BySeat & { die: Die }>(),

  battleBegan: event<{ hex: HexId; a: MageSeat; d: MageSeat }>(),
  picked: event<BySeat>(),
  planCommitted: event<BySeat>(),
  plansRevealed: event<{ hex: HexId; plans: Readonly<Record<'a' | 'd', SeatPlan>> }>(SHOWN),
  combatantSet: event<OfUnit>(SHOWN),
  attackEntered: event<BySeat & { spell: SpellId; hex: HexId }>(),
  retreated: event<BySeat & { from: HexId; to: HexId; sacrifice: UnitId }>(SHOWN),
  rollCompared: event<{
    hex: HexId
    a: number
    d: number
    fighters: Readonly<Record<'a' | 'd', ToldFighter>>
    parts: Readonly<Record<'a' | 'd', readonly { readonly key: Tag; readonly n: number }[]>>
  }>(),
  areaCompared: event<OfUnit & { attack: number; defense: number }>(),
  calledOff: event<BySeat & { hex: HexId }>(),
  battleEnded: event<{ hex: HexId; a: MageSeat; d: MageSeat }>(),

  /** All see what a unit is from now on (AM-5.6). */
  revealed: event<OfUnit>(SHOWN),
  survived: event<OfUnit & { by: 'regenerate' | 'priestess' | 'potion' | 'martyr' }>(),
  destroyed: event<OfUnit & { cause: Doom }>(),
  left: event<OfUnit & { to: HexId }>(),
  sideChanged: event<OfUnit>(),
  joined: event<OfUnit>(SHOWN),
  vanished: event<OfUnit>(),
  paralysed: event<OfUnit>(),
  banished: event<OfUnit>(),
  changedForm: event<OfUnit>(OWN),

  eliminated: event<BySeat>(),
  ended: event<Ending>(),
}

export type Event = EventOf<typeof EVENTS>
