import { event, type EventOf } from '@/engine/declare/event'
import type { HexId } from '@/engine/kernel/hex'
import type { Casting, Die, Phase, PlanItem, StackRef, UnitId } from './state/terms'
import type { Ending, TableSpell } from './state/state'
import type { ArtifactId } from './tables/artifacts'
import type { ChitId } from './tables/chits'
import type { MageSeat } from './tables/seats'
import type { SpellId } from './tables/spells'
import type { Terrain } from './tables/terrain'
import type { UnitTypeId } from './tables/types'
import type { Cause } from './tables/effects'
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

/** Only whoever it is about may know it (AM-D.2). */
const OWN = { audience: ({ seat }: BySeat) => [seat] }

/** Something that was hidden has been shown: it is not taken back. */
const SHOWN = { barrier: 'Something hidden has been shown.' }

/** What can happen: who may know of it, and whether it can be undone. */
export const EVENTS = {
  terrainFound: event<{ hex: HexId; terrain: Terrain }>(),
  landTooSmall: event<object>(),
  turnOrderSet: event<{ order: readonly MageSeat[]; rolls: readonly { seat: MageSeat; value: number }[] }>(),
  archmagusPlaced: event<OfUnit>(),
  turnBegan: event<BySeat & { round: number }>(),
  phaseBegan: event<BySeat & { phase: Phase }>(),

  drew: event<BySeat & { pile: Pile; chits: readonly ChitId[] }>(OWN),
  drewMany: event<BySeat & { pile: Pile; count: number }>(),
  discarded: event<BySeat & { pile: Pile; chits: readonly ChitId[] }>(OWN),
  discardedMany: event<BySeat & { pile: Pile; count: number }>(),
  bagEmpty: event<{ pile: Pile }>(),
  owes: event<BySeat & { count: number }>(),
  deployed: event<OfUnit>(OWN),
  stackGrew: event<BySeat & { hex: HexId; site: UnitTypeId | null }>(),
  gaveArtifact: event<BySeat & { artifact: ArtifactId; to: UnitId }>(OWN),

  looked: event<BySeat & { stack: StackRef; kinds: readonly UnitTypeId[] }>({ ...OWN, ...SHOWN }),
  sawQueue: event<BySeat & { pile: Pile; chits: readonly ChitId[] }>({ ...OWN, ...SHOWN }),
  sawHoldings: event<BySeat & { what: 'spells' | 'reserves' }>({ ...OWN, ...SHOWN }),
  artifactsDisclosed: event<BySeat & { stack: StackRef; artifacts: readonly ArtifactId[] }>(SHOWN),
  thiefCaught: event<OfUnit>(),
  theftFailed: event<OfUnit & { artifact: ArtifactId }>(),
  artifactTaken: event<BySeat & { artifact: ArtifactId; unit: UnitId | null }>(),
  artifactLost: event<{ artifact: ArtifactId }>(),

  moved: event<BySeat & { path: readonly HexId[]; from: HexId; count: number }>(),
  movedUnits: event<BySeat & { units: readonly UnitId[]; to: HexId }>(OWN),
  rode: event<BySeat & { unit: UnitId; carrier: UnitId | null }>(OWN),

  spellCast: event<BySeat & { casting: Casting; id: string }>(SHOWN),
  spellAnswered: event<BySeat & { spell: SpellId; caster: UnitId; to: TableSpell['id'] }>(SHOWN),
  spellCancelled: event<{ spell: SpellId }>(),
  spellTaken: event<BySeat & { spell: SpellId }>(),
  spellFailed: event<{ spell: SpellId | null }>(),
  answerPassed: event<BySeat>(),
  diceRolled: event<{ dice: readonly Die[]; about: 'battle' | 'area' | 'maze' | 'guard' | 'theft' }>(),
  dieRolledAgain: event<BySeat & { die: Die }>(),

  battleBegan: event<{ hex: HexId; a: MageSeat; d: MageSeat }>(),
  picked: event<BySeat>(),
  planCommitted: event<BySeat>(),
  plansRevealed: event<{ a: readonly PlanItem[]; d: readonly PlanItem[] }>(SHOWN),
  combatantSet: event<OfUnit>(SHOWN),
  attackEntered: event<BySeat & { spell: SpellId }>(),
  retreated: event<BySeat & { from: HexId; to: HexId; sacrifice: UnitId }>(SHOWN),
  rollCompared: event<{
    a: number
    d: number
    parts: Readonly<Record<'a' | 'd', readonly { readonly key: Tag; readonly n: number }[]>>
  }>(),
  areaCompared: event<OfUnit & { attack: number; defense: number }>(),
  calledOff: event<BySeat & { hex: HexId }>(),
  battleEnded: event<{ hex: HexId; a: MageSeat; d: MageSeat }>(),

  survived: event<OfUnit & { by: 'regenerate' | 'priestess' | 'potion' | 'martyr' | 'luck' }>(),
  destroyed: event<OfUnit & { cause: Cause | 'lost' }>(),
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
