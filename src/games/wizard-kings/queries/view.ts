import type { Viewer } from '@/engine/kernel/game'
import type { HexId } from '@/engine/kernel/hex'
import { type Battle, type Block, isSetUp, type SeatState, type State } from '../state/state'
import type { Kind } from '../tables/kinds'
import { SEATS, type Side } from '../tables/seats'
import { isOnMap, printed } from './blocks'
import { waitingOf } from './set-up'

/** What is public of a side’s blocks in a hex (FG-1, FG-8). */
export interface SeenStack {
  readonly hex: HexId
  readonly owner: Side
  readonly count: number
}

/** What a viewer sees of a seat: its builds are secret until both are placed, its capitals until both have deployed. */
export interface SeenSeat extends Pick<SeatState, 'army' | 'ready'> {
  readonly capitals: SeatState['capitals'] | null
  readonly hasCommitted: boolean
  readonly builds: SeatState['builds']
  /** Blocks at the edge; how many, and where they come in, is public (FG-1, FG-10). */
  readonly waiting: number
  /** Wizards and chaos blocks out of the game. */
  readonly lost: readonly Kind[]
}

/** Where blocks have come in, and from where; which ones is secret (FG-1). */
export interface SeenEntry {
  readonly hex: HexId
  readonly from: HexId | 'edge'
  readonly owner: Side
}

/** What a viewer may know of a game. */
export interface View extends Pick<
  State,
  | 'settings'
  | 'boards'
  | 'turn'
  | 'moon'
  | 'step'
  | 'actor'
  | 'chooser'
  | 'first'
  | 'held'
  | 'aftermath'
  | 'ending'
  | 'crossings'
  | 'seaMoves'
  | 'magic'
  | 'recruits'
> {
  readonly viewer: Viewer
  readonly seats: Readonly<Record<Side, SeenSeat>>
  /**
   * Blocks of which the viewer knows what they are: its own wherever they are, and those that fight while they do
   * (FG-2, FG-4, FG-5).
   */
  readonly blocks: readonly Block[]
  readonly stacks: readonly SeenStack[]
  readonly entries: readonly SeenEntry[]
  /** The entries of blocks that the viewer knows. */
  readonly known: State['entries']
  readonly battle: Battle | null
}

/** Whether a viewer knows all that a seat knows. */
function isOwn({ settings, ending }: State, seat: Side, viewer: Viewer): boolean {
  return viewer === seat || viewer === 'referee' || settings.openTable || ending !== null
}

/** Whether a viewer knows what a block is (FG-2, FG-4); what is out of the game lies open (FG-1). */
export function isSeenBy(state: State, block: Block, viewer: Viewer): boolean {
  if (isOwn(state, block.owner, viewer) || block.at === 'lost') return true
  const { battle } = state
  return battle !== null && (battle.active.includes(block.id) || battle.eliminated.includes(block.id))
}

/** Whether where a block stands is still secret, for its side is deploying (SU-8). */
function isDeployedInSecret(state: State, block: Block): boolean {
  return isSetUp(state) && isOnMap(block)
}

/** What a viewer may know: a seat, or all who look at the table (FG-7). */
export function viewOf(state: State, viewer: Viewer): View {
  const { settings, boards, turn, moon, step, actor, chooser, first, held, aftermath, ending } = state
  const known = state.blocks.filter((block) => isSeenBy(state, block, viewer))
  const ids = new Set(known.map(({ id }) => id))
  const isMover = isOwn(state, actor, viewer)
  return {
    ...{ settings, boards, turn, moon, step, actor, chooser, first, held, ending, viewer },
    // What crosses where in which lane tells what it is (HX-1); so it does after a battle (HX-8).
    crossings: isMover ? state.crossings : [],
    aftermath: aftermath && (isMover ? aftermath : { ...aftermath, crossings: [] }),
    seaMoves: state.seaMoves,
    magic: state.magic,
    recruits: isMover ? state.recruits : [],
    seats: { north: seenSeat(state, 'north', viewer), south: seenSeat(state, 'south', viewer) },
    blocks: known,
    stacks: stacksOf(state, viewer),
    entries: entriesSeen(state),
    known: state.entries.filter(({ block }) => ids.has(block)),
    battle: state.battle,
  }
}

function seenSeat(state: State, seat: Side, viewer: Viewer): SeenSeat {
  const { army, capitals, ready, builds } = state.seats[seat]
  const isWhole = isOwn(state, seat, viewer)
  const hidden = isWhole
    ? 0
    : state.blocks.filter((one) => one.owner === seat && isDeployedInSecret(state, one)).length
  return {
    ...{ army, ready },
    capitals: isWhole || !isSetUp(state) ? capitals : null,
    hasCommitted: builds !== null,
    builds: isWhole ? builds : null,
    waiting: waitingOf(state, seat).length + hidden,
    lost: state.blocks
      .filter((block) => block.at === 'lost' && block.owner === seat && printed(block).class !== 'army')
      .map(({ kind }) => kind),
  }
}

function stacksOf(state: State, viewer: Viewer): readonly SeenStack[] {
  return SEATS.flatMap((owner) => {
    const counts = new Map<HexId, number>()
    for (const block of state.blocks) {
      if (block.owner !== owner || !isOnMap(block)) continue
      if (isDeployedInSecret(state, block) && !isOwn(state, owner, viewer)) continue
      const hex = block.at as HexId
      counts.set(hex, (counts.get(hex) ?? 0) + 1)
    }
    return [...counts].map(([hex, count]) => ({ hex, owner, count })).sort(byHex)
  })
}

/** In an order that tells nothing of the blocks (FG-8). */
function byHex(one: { readonly hex: HexId }, other: { readonly hex: HexId }): number {
  return one.hex < other.hex ? -1 : one.hex > other.hex ? 1 : 0
}

function entriesSeen({ entries, blocks }: State): readonly SeenEntry[] {
  return entries.flatMap(({ block, hex, from }) => {
    const owner = blocks.find(({ id }) => id === block)?.owner
    return owner ? [{ hex, from, owner }] : []
  })
}
