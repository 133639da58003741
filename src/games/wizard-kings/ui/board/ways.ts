import { legalOf } from '@/engine/declare/legal'
import type { HexId } from '@/engine/kernel/hex'
import { onceForEach } from '@/engine/basics/once'
import { COMMANDS } from '../../commands'
import { isOnMap } from '../../queries/blocks'
import type { View } from '../../queries/view'
import { sightOf } from './sight'

/** What goes along a path. */
const movesOf = onceForEach((view: View) =>
  legalOf(COMMANDS, sightOf(view)).flatMap((one) => ('path' in one ? [one] : [])),
)

/** The hexes on the way of a block to a hex, its own first; null where it does not go there now (MV-1, SE-2). */
export function wayOf(view: View, block: string | undefined, hex: HexId): readonly HexId[] | null {
  if (view.viewer !== 'referee' && view.viewer !== view.actor) return null
  const move = movesOf(view).find((one) => one.block === block && one.path.at(-1) === hex)
  const mover = view.blocks.find(({ id }) => id === block)
  return move && mover ? [...(isOnMap(mover) ? [mover.at as HexId] : []), ...move.path] : null
}
