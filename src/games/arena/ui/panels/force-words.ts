import { FORCE_PANEL } from '../../content/table-text'
import { hexesOf } from '../../rules/control'
import { type ArenaSeat, SEATS } from '../../rules/position'
import type { View } from '../../rules/view'

/** What a side has, in a line: creatures, hexes and, where somebody has magic, the pool for it. */
export function wordsOf(view: View, seat: ArenaSeat): string {
  const creatures = view.creatures.filter(({ controller }) => controller === seat).length
  return [
    FORCE_PANEL.creatures(creatures),
    FORCE_PANEL.hexes(hexesOf(view, seat).length),
    ...(hasMagic(view) ? [FORCE_PANEL.pool(view.pools[seat])] : []),
  ].join(', ')
}

/** Whether anybody has anything to cast from a pool. */
function hasMagic({ pools, spellCount }: View): boolean {
  return SEATS.some((seat) => pools[seat] > 0 || spellCount[seat] > 0)
}
