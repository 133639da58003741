import type { Block, State } from '../state/state'
import type { Kind } from '../tables/kinds'

/** Blocks of a kind in a side’s pool, in their order in the position (EL-4). */
export function inPool(
  { blocks }: Pick<State, 'blocks'>,
  owner: Block['owner'],
  kind: Kind,
): readonly Block[] {
  return blocks.filter((block) => block.at === 'pool' && block.owner === owner && block.kind === kind)
}
