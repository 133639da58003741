import type { Battle } from '../state/state'
import type { BlockId } from '../state/vocabulary'
import type { Side } from '../tables/seats'
import { kindName, type Kind } from '../tables/kinds'

/** What is called by its name in sentences. */
export interface Names {
  readonly block: (id: BlockId) => string
}

/** What a block is called that the viewer does not see. */
const HIDDEN = 'a hidden block'

/** What blocks are called for a viewer: those that it sees, and those that its log has told it of. */
export function namesIn(
  { blocks }: { readonly blocks: readonly { readonly id: BlockId; readonly kind: Kind }[] },
  log: readonly { readonly events: readonly object[] }[] = [],
): Names {
  const kinds = new Map<BlockId, Kind>()
  for (const { events } of log)
    for (const event of events)
      if ('block' in event && 'kind' in event) kinds.set(event.block as BlockId, event.kind as Kind)
  for (const { id, kind } of blocks) kinds.set(id, kind)
  return {
    block(id) {
      const kind = kinds.get(id)
      return kind === undefined ? HIDDEN : kindName(kind)
    },
  }
}

interface Fighting {
  readonly blocks: readonly { readonly id: BlockId; readonly kind: Kind; readonly owner: Side }[]
  readonly battle: Battle | null
}

/**
 * What blocks are called at this moment: those of one kind and side that fight in the same battle by numbers, so that
 * each can be aimed at (FG-4).
 */
export function namesNow({ blocks, battle }: Fighting): Names {
  const names = namesIn({ blocks })
  const fighting = blocks.filter(({ id }) => battle?.active.includes(id))
  return {
    block(id) {
      const block = fighting.find((one) => one.id === id)
      const alike = fighting.filter(({ kind, owner }) => kind === block?.kind && owner === block.owner)
      const name = names.block(id)
      return alike.length > 1 ? `${name} ${alike.findIndex((one) => one.id === id) + 1}` : name
    },
  }
}
