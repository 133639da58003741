import { cardOf } from '../creatures'
import { holdsEnemy, mayEnterAir, mayEnterGround, mayStepInAir, mayStepOnGround } from '../entry'
import type { Creature, Space, Table } from '../../state/position'
import { airOf, boardOf, groundOf, hexAt, hexOf, inSpaceOrder, isAir } from '../spaces'

/** As what a unit retreats: an attacker goes back, a defender anywhere near (AA-15.3, AA-15.4). */
export type RetreatAs = 'attacker' | 'defender'

/** Where a unit may retreat to, in the order of spaces; [] if it has no way out (AA-15.3 to AA-15.7). */
export function retreatsFor(table: Table, leader: Creature, as: RetreatAs): readonly Space[] {
  const { at, controller, cameFrom } = leader
  if (!at || !controller) return []
  const isOpen = (to: Space) => mayGo(table, leader, at, to) && !holdsEnemy(table, to, controller)
  if (as === 'attacker' && cameFrom) return [cameFrom].filter(isOpen)
  const near = boardOf(table).ids.map((hex) => (isAir(at) ? airOf(hex) : groundOf(hex)))
  const below = isAir(at) ? [groundOf(hexOf(at))] : []
  const own = [...below, ...near].filter((to) => hexAt(table, hexOf(to))?.control === controller)
  return inSpaceOrder(boardOf(table), own.filter(isOpen))
}

/**
 * Whether a unit may go from its space to another in retreat, passing through none (AA-15.12); what slows or
 * holds it does not matter (AA-15.7).
 */
function mayGo(table: Table, leader: Creature, from: Space, to: Space): boolean {
  const [start, end] = [hexOf(from), hexOf(to)]
  if (start === end) {
    if (from === to) return false
    return isAir(to) ? mayEnterAir(table, end) : mayEnterGround(table, leader, end)
  }
  if (isAir(from) !== isAir(to)) return false
  const { move, flight } = cardOf(leader)
  // A speed of its own only is printed; who flies by magic is held by nothing.
  if (isAir(from)) return flight?.speed !== 0 && mayStepInAir(table, start, end)
  return (leader.printedMove ?? move) > 0 && mayStepOnGround(table, leader, start, end)
}
