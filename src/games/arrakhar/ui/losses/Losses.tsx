import * as Panel from '@/table/panel/Losses'
import { LOSSES_TEXT, pileText } from '../../tables/losses-text'
import { type Side, TYPES_OF } from '../../tables/units'
import type { FormerUnit, Table } from '../../state/position'
import { faceUp } from '../board/board-view'

/**
 * The dead of both sides, and apart from them those who left the valley. Orcs that came back as others stay among
 * the dead: which counters are in use again would tell the sorcerer's pool.
 */
export function Losses({ table: { eliminated, left } }: { readonly table: Table }) {
  const { pile, dead, gone, goneName } = LOSSES_TEXT
  return (
    <Panel.Losses
      piles={[
        { name: pile.sorcerer, sign: dead, groups: groupsOf(eliminated, 'sorcerer') },
        { name: pile.wizard, sign: dead, groups: groupsOf(eliminated, 'wizard') },
        { name: goneName, sign: gone, groups: groupsOf(left, 'wizard') },
      ]}
      inOrder={eliminated.map(faceUp)}
    />
  )
}

/** A side's counters among some that left play, type by type in the order of the chart. */
function groupsOf(units: readonly FormerUnit[], side: Side): Panel.CasualtyPile['groups'] {
  return TYPES_OF[side].flatMap((type) => {
    const alike = units.filter((unit) => unit.type === type)
    const [first] = alike
    return first ? [{ count: alike.length, words: pileText(alike.length, type), counter: faceUp(first) }] : []
  })
}
