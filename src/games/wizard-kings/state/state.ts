import type { ValueOf } from '@/engine/declare/kind'
import { byKey, flag, id, listed, oneOf, row, whole } from '@/engine/declare/kinds'
import { record } from '@/engine/declare/record'
import { variants } from '@/engine/declare/variants'
import type { HexId } from '@/engine/kernel/hex'
import { FIGURES } from '../tables/figures'
import { SLOTS } from '../tables/slots'
import { SETTINGS } from './settings'
import {
  army,
  block,
  type BlockId,
  board,
  city,
  cityOrEdge,
  hex,
  kind,
  moon,
  origin,
  seat,
  slot,
  spot,
} from './vocabulary'

/** What a block has done, or is, until the end of the turn. */
export const DEEDS = ['moved', 'cast', 'fatigued', 'learned', 'fought', 'regrouped'] as const
export type Deed = (typeof DEEDS)[number]

const BLOCK = record({
  id: id<BlockId>('block'),
  kind,
  owner: seat,
  at: spot,
  /** Steps; none off the map but at the edge (TM-2). */
  strength: whole(0, 4),
  did: listed(oneOf(DEEDS), DEEDS.length).usuallyUnsaid([]),
  /** The turn in which a castle was disbanded (CS-6). */
  disbanded: whole(0, 99).orNull().usuallyUnsaid(null),
})
export interface Block extends ValueOf<typeof BLOCK> {}

/**
 * What is built in a Build Phase: a cadre, one block at one step (TM-4), in a capital or at the edge, or a step of a
 * castle (BD-3).
 */
export const BUILD = variants('build', {
  cadre: { kind, at: cityOrEdge },
  castle: { kind, city },
})
export type Build = ValueOf<typeof BUILD>

const SEAT = record({
  army: army.orNull().usually(null),
  capitals: listed(city, 2).usually([]),
  /** Whether its blocks are deployed (SU-8). */
  ready: flag.usuallyUnsaid(true),
  /** What it has committed to build; null before (BD-2). */
  builds: listed(BUILD, 20).orNull().usuallyUnsaid(null),
})
export interface SeatState extends ValueOf<typeof SEAT> {}

/** How many blocks have crossed from a hex to the next (HX-1). */
const CROSSING = record({
  lane: oneOf(['land', 'water', 'air']),
  from: origin,
  to: hex,
  total: whole(1, 99),
  /** Those that are not native to what makes the crossing strict (HX-4). */
  foreign: whole(0, 99).usuallyUnsaid(0),
})
export interface Crossing extends ValueOf<typeof CROSSING> {}

/** What a spell of the Move Phase does until the phase ends (SP-4.11, SP-4.12). */
const MAGIC = variants('kind', {
  bridge: { side: row<readonly [HexId, HexId]>(hex, 2, 'must be two hexes') },
  haste: { hex, bonus: whole(1, 9) },
})

/** A block that has entered a hex with enemies in this turn, and from where (CB-2, CB-3). */
const ENTRY = record({ block, hex, from: origin })

const BATTLE = record({
  hex,
  attacker: seat,
  main: origin,
  round: whole(1, FIGURES.lastRound),
  stage: oneOf(['fatigue', 'slots', 'hits']),
  /** The slot that is open (CB-8); null where a case leaves the order open. */
  slot: whole(0, SLOTS.length - 1).orNull(),
  active: listed(block),
  acted: listed(block).usuallyUnsaid([]),
  bound: listed(block).usuallyUnsaid([]),
  /** What spells add to hit numbers in this round, and no longer (SP-2, SP-4.4, SP-4.5). */
  mods: byKey(block, whole(-20, 20)).usuallyUnsaid({}),
  /** Hits that spells will still take off each side in this round (SP-4.6). */
  ward: record({ north: whole(0, 99), south: whole(0, 99) }).usuallyUnsaid({ north: 0, south: 0 }),
  /** Retreats of this round (HX-8). */
  crossings: listed(CROSSING).usuallyUnsaid([]),
  eliminated: listed(block).usuallyUnsaid([]),
  /**
   * Hits that wait for the owner to choose among equally strong blocks; `by`: the wizard that may learn (CB-13,
   * WZ-4).
   */
  hits: record({ count: whole(1, 99), fits: listed(block), by: block.orNull() })
    .orNull()
    .usuallyUnsaid(null),
})
export interface Battle extends ValueOf<typeof BATTLE> {}

const AFTERMATH = record({
  hex,
  winner: seat,
  /** What the winner has begun to do: regroup either way, or recruit instead (RG-1, RG-4). */
  mode: oneOf(['out', 'in', 'recruit']).orNull().usuallyUnsaid(null),
  crossings: listed(CROSSING).usuallyUnsaid([]),
})

/** The steps of set-up (SU-2 to SU-8), then those of a turn (TS-1). */
const SET_UP = ['rollOff', 'boards', 'edge', 'armies', 'pool', 'force', 'capitals', 'deploy', 'moon'] as const
const OF_A_TURN = [
  'initiative',
  'moves',
  'recruiting',
  'battles',
  'battle',
  'aftermath',
  'study',
  'builds',
] as const
export const STEPS = [...SET_UP, ...OF_A_TURN] as const
export type Step = (typeof STEPS)[number]

/** Whether a game is still being set up. */
export function isSetUp({ step }: { readonly step: Step }): boolean {
  return SET_UP.some((one) => one === step)
}

/** How a game ended (VC). */
const ENDING = record({
  winner: oneOf(['north', 'south', 'draw']),
  level: oneOf(['win', 'strategic', 'marginal', 'draw']),
  by: oneOf(['early', 'lastTurn', 'wizards', 'resigned']),
})
export interface Ending extends ValueOf<typeof ENDING> {}

/** The whole game at one moment, as plain data; its file is the position format. */
export const STATE = record({
  /** What the players agreed on; it never changes during a game. */
  settings: SETTINGS,
  boards: listed(record({ slot, board, rotated: flag.usually(false) }), 4).usually([]),
  turn: whole(0, 99).usually(1),
  moon: moon.usually('waxing'),
  step: oneOf(STEPS),
  /** Who is asked; in a battle it follows from that. */
  actor: seat.usually('north'),
  /** Who won the roll for the map (SU-2). */
  chooser: seat.orNull().usuallyUnsaid(null),
  /** Who moves first in this turn, and is called First in it (TM-10); null before the roll (TS-3). */
  first: seat.orNull().usuallyUnsaid(null),
  seats: record({ north: SEAT, south: SEAT }),
  blocks: listed(BLOCK).usually([]),
  /** Of the Move Phase that runs (HX-1, SE-3, SP-4.11). */
  crossings: listed(CROSSING).usuallyUnsaid([]),
  seaMoves: record({ from: listed(hex), to: listed(hex) }).usuallyUnsaid({ from: [], to: [] }),
  magic: listed(MAGIC).usuallyUnsaid([]),
  /** Blocks that have recruited (TM-13) on this occasion (RC-1). */
  recruits: listed(block).usuallyUnsaid([]),
  entries: listed(ENTRY).usuallyUnsaid([]),
  /** Whose blocks held which city when the Combat Phase began (TS-6). */
  held: byKey(city, seat).usuallyUnsaid({}),
  battle: BATTLE.orNull().usuallyUnsaid(null),
  aftermath: AFTERMATH.orNull().usuallyUnsaid(null),
  ending: ENDING.orNull().usuallyUnsaid(null),
})
export interface State extends ValueOf<typeof STATE> {}
