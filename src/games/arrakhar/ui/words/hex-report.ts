import { WORDS } from '../../tables/words-text'
import { hexesOfHaunts } from '../../queries/haunts'
import { boardOf } from '../../queries/board'
import type { Table } from '../../state/position'
import { enemyOf, sideOf, stacksOf } from '../../queries/stacking'

/** The stacks of both sides, the phasing side's first, the haunts with the wand, and the entry hexes. */
export function notableHexes(table: Table) {
  const { side, wand } = table
  const haunts = hexesOfHaunts(table)
  const groups = [
    ...[side, enemyOf(side)].map((owner) => ({
      title: WORDS.stacksOf(owner),
      hexes: stacksOf(table).flatMap(({ hex, units }) =>
        units.some(({ type }) => sideOf(type) === owner) ? [hex] : [],
      ),
    })),
    { title: WORDS.places, hexes: [...new Set(wand.hidden ? haunts : [...haunts, wand.hex])] },
    { title: WORDS.entries, hexes: boardOf(table.settings).entryHexes },
  ]
  return groups.map(({ title, hexes }) => ({ title, hexes: hexes.toSorted() }))
}
