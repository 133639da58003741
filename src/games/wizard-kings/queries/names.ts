import type { BlockId } from '../state/vocabulary'
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
