import { hexesOf } from './control'
import { priceOf } from '../queries/armies'
import { canHold, cardOf, otherSeat, sideIn } from '../queries/creatures'
import { kingOf } from '../queries/entry'
import type { ArenaSeat, Ending, Table } from '../state/position'
import { groundOf } from '../queries/spaces'

/** How the game ends in the Winning phase of this turn, or undefined if it goes on (AA-23). */
export function endingNow(table: Table): Ending | undefined {
  return endingByKing(table) ?? endingByElimination(table) ?? endingByTurnLimit(table)
}

/**
 * A creature on the ground of the other side's king hex wins; the active seat is looked at first (AA-23.1). As
 * this comes after Combat and Retreat, defenders there must be beaten first (AA-23.2).
 */
function endingByKing(table: Table): Ending | undefined {
  const winner = [table.active, otherSeat(table.active)].find((seat) =>
    sideIn(table, groundOf(kingOf(table, otherSeat(seat))), seat).some(canHold),
  )
  return winner && { winner, by: 'king' }
}

/** Whoever has nothing left but vehicles and illusions loses (AA-23.3). */
function endingByElimination(table: Table): Ending | undefined {
  const survives = (seat: ArenaSeat) =>
    table.creatures.some(
      (creature) => creature.controller === seat && canHold(creature) && !cardOf(creature).vehicle,
    )
  const [west, east] = [survives('west'), survives('east')]
  if (west && east) return undefined
  if (!west && !east) return { winner: 'draw', by: 'elimination' }
  return { winner: west ? 'west' : 'east', by: 'elimination' }
}

/** After the last turn more hexes win, then the dearer side (AA-23.4). */
function endingByTurnLimit(table: Table): Ending | undefined {
  if (table.turn < table.settings.turnLimit) return undefined
  const hexes = (seat: ArenaSeat) => hexesOf(table, seat).length
  const margin = hexes('west') - hexes('east') || worthOf(table, 'west') - worthOf(table, 'east')
  if (margin === 0) return { winner: 'draw', by: 'turnLimit' }
  return { winner: margin > 0 ? 'west' : 'east', by: 'turnLimit' }
}

/** Total cost of the creatures that a seat controls and of the items that they carry (AA-23.4). */
export function worthOf({ creatures, items, settings }: Table, seat: ArenaSeat): number {
  const own = creatures.filter(({ controller }) => controller === seat)
  const carried = items.filter(({ place }) => 'by' in place && own.some(({ id }) => id === place.by))
  return (
    own.reduce((sum, { card }) => sum + priceOf(settings, card), 0) +
    carried.reduce((sum, { card }) => sum + priceOf(settings, card), 0)
  )
}
