import { FORCE_PANEL } from '../../content/table-text'
import { hexesOf } from '../../rules/control'
import type { ArenaSeat } from '../../rules/position'
import type { View } from '../../rules/view'

/** What a side has, in a line: creatures, hexes and, where there is magic, its pool. */
export function wordsOf(view: View, seat: ArenaSeat): string {
  const creatures = view.creatures.filter(({ controller }) => controller === seat).length
  return [
    FORCE_PANEL.creatures(creatures),
    FORCE_PANEL.hexes(hexesOf(view, seat).length),
    ...(view.settings.ruleset === 'basic' ? [] : [FORCE_PANEL.pool(view.pools[seat])]),
  ].join(', ')
}
