import type { Chip } from '@/table/panel/UnitChips'
import { powerOf, rangedOf } from '../../queries/values'
import type { Creature, CreatureId, Table } from '../../state/position'
import { creatureInWords } from '../words/hex-words'
import { artOf } from '../board/art'
import { PLACES } from '../board/looks'

/** A creature as a small counter among the controls, with what it brings to a fight or a shot. */
export function chipOf(
  table: Table,
  creature: Creature,
  by: 'fight' | 'shot',
): Chip & { readonly id: CreatureId } {
  const figure = by === 'fight' ? powerOf(table, creature) : (rangedOf(table, creature)?.power ?? 0)
  return {
    id: creature.id,
    side: PLACES[creature.controller ?? creature.owner],
    icon: artOf(creature.card).path,
    label: creatureInWords(table, creature),
    foot: String(figure),
  }
}
