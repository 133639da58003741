import type { Viewer } from '@/engine/kernel/game'
import { isSeenBy } from './queries/view'
import { isSetUp, type State } from './state/state'
import { SEATS, type Side } from './tables/seats'

/**
 * The same position with everything exchanged that a viewer may not know (FG-2); undefined where all lies open: blocks
 * that stand are others, of other strength and in another order, and builds are others.
 */
export function withOtherSecrets(state: State, viewer: Viewer): State | undefined {
  const { settings, ending, blocks, seats, actor, aftermath } = state
  if (viewer === 'referee' || settings.openTable || ending) return undefined
  const hidden = blocks.filter((block) => !isSeenBy(state, block, viewer))
  const others = hidden.map((block) => ({
    ...block,
    kind: 'chaos.giant' as const,
    strength: block.strength === 0 ? 0 : 1,
    did: [],
  }))
  const isOther = (side: Side) => side !== viewer
  return {
    ...state,
    // The last first: in a view they have no order.
    blocks: [...blocks.filter((block) => isSeenBy(state, block, viewer)), ...others.reverse()],
    recruits: isOther(actor) ? [] : state.recruits,
    crossings: isOther(actor) ? [] : state.crossings,
    aftermath: aftermath && isOther(actor) ? { ...aftermath, crossings: [] } : aftermath,
    seats: Object.fromEntries(
      SEATS.map((side) => [side, isOther(side) ? otherSeat(state, side) : seats[side]]),
    ) as State['seats'],
  }
}

function otherSeat(state: State, side: Side): State['seats'][Side] {
  const { builds, capitals, ...seat } = state.seats[side]
  return { ...seat, builds: builds && [], capitals: isSetUp(state) ? [] : capitals }
}
