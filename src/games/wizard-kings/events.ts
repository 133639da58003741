import { event, type EventOf } from '@/engine/declare/event'
import type { HexId } from '@/engine/kernel/hex'
import type { Ending, Step } from './state/state'
import type { BlockId } from './state/vocabulary'
import type { ArmyId, ChaosKind, Kind, SpellId } from './tables/kinds'
import type { CityId, PlacedBoard } from './tables/atlas'
import type { Moon } from './tables/moon'
import type { Side } from './tables/seats'

interface BySide {
  readonly seat: Side
}

/** A block of which all know what it is, for it fights. */
interface OfBlock extends BySide {
  readonly block: BlockId
  readonly kind: Kind
  readonly hex: HexId
}

type Place = HexId | 'edge'
type Rolls = readonly number[]

/** Only its own side may know it (FG-2). */
const OWN = { audience: ({ seat }: BySide) => [seat] }

/** Something that was hidden has been shown: it is not taken back (FG-11). */
const SHOWN = { barrier: 'Something hidden has been shown.' }

/** What can happen: who may know of it, and whether it can be undone. */
export const EVENTS = {
  rolledOff: event<{ north: Rolls; south: Rolls; chooser: Side | null }>(),
  boardChosen: event<BySide & PlacedBoard>(),
  edgeChosen: event<BySide & { isTurned: boolean }>(),
  armyChosen: event<BySide & { army: ArmyId }>(),
  choseSecretly: event<BySide & { what: 'pool' | 'force' | 'capitals' | 'deploy' }>(),
  poolChosen: event<BySide & { kinds: readonly ChaosKind[] }>(OWN),
  forceChosen: event<BySide & { kinds: readonly Kind[] }>(OWN),
  capitalsChosen: event<BySide & { cities: readonly CityId[] }>(OWN),
  deployed: event<BySide & { hex: HexId; kinds: readonly Kind[] }>(OWN),
  capitalsShown: event<BySide & { cities: readonly CityId[] }>(SHOWN),
  moonRolled: event<{ roll: number; moon: Moon | null }>(),
  turnBegan: event<{ turn: number; moon: Moon }>(),
  initiativeRolled: event<{ north: Rolls; south: Rolls; first: Side | null }>(),
  phaseBegan: event<BySide & { step: Step; turn: number }>(),

  /** All that the other side learns of a move (FG-1). */
  moved: event<BySide & { from: Place; path: readonly HexId[]; isBySea: boolean; isAttack: boolean }>(),
  movedBlock: event<BySide & { block: BlockId; kind: Kind; from: Place; path: readonly HexId[] }>(OWN),
  /** While blocks move the wizard itself stays hidden (FG-9). */
  magicWorked: event<BySide & { hex: HexId; spell: SpellId; side: readonly [HexId, HexId] | null }>(SHOWN),
  fatigueRolled: event<BySide & { hex: HexId; roll: number; level: number; isFatigued: boolean }>(),
  recruitedThere: event<BySide & { hex: HexId }>(),
  recruited: event<BySide & { block: BlockId; kind: Kind; hex: HexId; steps: number }>(OWN),

  battleOpened: event<{ hex: HexId; attacker: Side; main: Place }>(SHOWN),
  blocksShown: event<
    BySide & { hex: HexId; blocks: readonly { readonly kind: Kind; readonly strength: number }[] }
  >(SHOWN),
  roundBegan: event<{ hex: HexId; round: number }>(),
  fired: event<OfBlock & { rolls: Rolls; hitNumber: number; hits: number }>(),
  spellCast: event<OfBlock & { spell: SpellId; target: Kind | null }>(),
  spellRolled: event<
    BySide & { hex: HexId; spell: SpellId; rolls: Rolls; hitOn: number; hits: number; at: Kind | null }
  >(),
  paidSteps: event<OfBlock & { steps: number }>(),
  warded: event<BySide & { hex: HexId; hits: number }>(),
  hit: event<OfBlock & { left: number }>(),
  /** `isLost`: out of the game; `by` what, where it was no hit (EL-1 to EL-3). */
  eliminated: event<OfBlock & { isLost: boolean; by: 'hit' | 'trapped' | 'sea' }>(),
  learned: event<OfBlock & { strength: number }>(),
  healed: event<OfBlock & { strength: number }>(),
  bound: event<OfBlock>(),
  joined: event<OfBlock & { by: 'summon' | 'raise' }>(),
  hitsWait: event<BySide & { hex: HexId; count: number }>(),
  retreated: event<OfBlock & { to: HexId; isForced: boolean }>(),
  held: event<OfBlock>(),
  battleEnded: event<{ hex: HexId; winner: Side }>(),
  regrouped: event<BySide & { from: HexId; to: HexId }>(),
  regroupedBlock: event<BySide & { block: BlockId; kind: Kind; from: HexId; to: HexId }>(OWN),

  studied: event<BySide & { hex: HexId; roll: number; isWiser: boolean }>(),
  disbanded: event<BySide & { hex: HexId }>(),
  disbandedCastle: event<BySide & { kind: Kind; hex: HexId }>(OWN),
  buildsCommitted: event<BySide>(),
  /** Blocks that have appeared in a hex or at the edge, and castles there that have grown (BD-2). */
  builtThere: event<BySide & { at: Place; count: number; grown: number }>(SHOWN),
  built: event<BySide & { block: BlockId; kind: Kind; at: Place; strength: number }>(OWN),
  goldCounted: event<{ turn: number; north: number; south: number }>(),
  ended: event<Ending>({ barrier: 'The game is over.' }),
}

export type Event = EventOf<typeof EVENTS>
