import { type Block, isSetUp, type State } from '../state/state'
import { bareSeat } from '../state/start'
import type { BlockId, Place } from '../state/vocabulary'
import type { Kind } from '../tables/kinds'
import { SEATS, type Side } from '../tables/seats'
import { waitingOf } from './set-up'
import type { View } from './view'

/** What is put where a viewer does not know what stands there. */
export type Filling = (
  owner: Side,
  at: Place,
  nth: number,
) => { readonly kind: Kind; readonly strength: number }

/** Anything, for what a seat may do depends on nothing that it does not know (FG-8). */
const ANYTHING: Filling = () => ({ kind: 'chaos.giant', strength: 1 })

/** A position that a view allows, with something in the place of all that the viewer does not know. */
export function supposed(view: View, filling: Filling = ANYTHING): State {
  const { settings, boards, turn, moon, step, actor, chooser, first, held, aftermath, ending } = view
  const { crossings, seaMoves, magic, recruits, battle } = view
  const hidden = [...hiddenOnMap(view, filling), ...hiddenAtEdge(view, filling)]
  return {
    ...{ settings, boards, turn, moon, step, actor, chooser, first, held, aftermath, ending },
    ...{ crossings, seaMoves, magic, recruits, battle },
    seats: { north: seatOf(view, 'north'), south: seatOf(view, 'south') },
    blocks: [...view.blocks, ...hidden],
    entries: [...view.known, ...entriesOf(view, hidden)],
  }
}

function seatOf({ seats }: View, side: Side): State['seats'][Side] {
  const { army, ready, capitals, builds } = seats[side]
  return { ...bareSeat(), army, ready, capitals: capitals ?? [], builds }
}

/** Stands in for a block that the viewer may not tell from others. */
function standIn(owner: Side, at: Place, nth: number, filling: Filling): Block {
  const id = `${owner}@${at}#${nth}` as BlockId
  return { id, owner, at, did: [], disbanded: null, ...filling(owner, at, nth) }
}

function standIns(owner: Side, at: Place, count: number, filling: Filling): readonly Block[] {
  return Array.from({ length: Math.max(0, count) }, (_, nth) => standIn(owner, at, nth, filling))
}

/** How many blocks of a stack the viewer does not see. */
export function hiddenIn({ blocks }: View, { hex, owner, count }: View['stacks'][number]): number {
  return count - blocks.filter((block) => block.at === hex && block.owner === owner).length
}

function hiddenOnMap(view: View, filling: Filling): readonly Block[] {
  return view.stacks.flatMap((stack) => standIns(stack.owner, stack.hex, hiddenIn(view, stack), filling))
}

/** Blocks of the other side that wait; while it deploys in secret those that stand already count as waiting. */
function hiddenAtEdge(view: View, filling: Filling): readonly Block[] {
  return SEATS.flatMap((side) => {
    const known = waitingOf(view, side).length
    const placed = isSetUp(view)
      ? view.blocks.filter(({ owner, strength }) => owner === side && strength > 0).length - known
      : 0
    return standIns(side, 'edge', view.seats[side].waiting - known - placed, filling)
  })
}

/** Entries of hidden blocks: any of the side in the hex, for which one it was the viewer does not know. */
function entriesOf(view: View, hidden: readonly Block[]): State['entries'] {
  const left = [...view.entries]
  for (const { hex, from } of view.known) {
    const nth = left.findIndex((one) => one.hex === hex && one.from === from)
    if (nth >= 0) left.splice(nth, 1)
  }
  const free = [...hidden]
  return left.flatMap(({ hex, from, owner }) => {
    const nth = free.findIndex((block) => block.at === hex && block.owner === owner)
    const [block] = nth < 0 ? [] : free.splice(nth, 1)
    return block ? [{ block: block.id, hex, from }] : []
  })
}
