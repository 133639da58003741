import type { BoardEffect } from '@/board/motion/board-effect'
import { creatureOf } from '../../rules/creatures'
import type { HexId } from '@/engine/hex'
import type { Event } from '../../rules/events'
import type { Creature, Space, Table } from '../../rules/position'
import { airOf, groundOf, hexOf } from '../../rules/spaces'
import { countersIn, relocated, seenAs, type Told, unitOf, unseen } from './scene'

/** The events that are seen here: units change their place. */
export const MOVES = ['placed', 'walked', 'flew', 'landed', 'carried', 'retreated'] as const
type MoveEvent = Extract<Event, { type: (typeof MOVES)[number] }>

/** What is seen of units that change their place, with whoever rides on them. */
export function effectsOfMove(table: Table, event: MoveEvent): Told {
  switch (event.type) {
    case 'placed':
      return setDown(table, creatureOf(table, event.creature), groundOf(event.hex))
    case 'landed':
      return setDown(table, unitOf(table, event.unit), event.at)
    case 'walked':
      return gone(table, unitOf(table, event.unit), [event.from, ...event.path.map(groundOf)])
    case 'flew': {
      const { path, from, landed } = event
      const end = path.at(-1) ?? hexOf(from)
      const space = landed ? groundOf(end) : airOf(end)
      return gone(table, unitOf(table, event.unit), [from, ...path.slice(0, -1).map(airOf), space])
    }
    case 'carried':
      return gone(table, creatureOf(table, event.creature), [event.from, event.to])
    case 'retreated':
      return gone(table, unitOf(table, event.unit), [event.from, event.to])
  }
}

/** A unit slides along spaces; whoever only takes off or lands hops in its hex. */
function gone(table: Table, leader: Creature | undefined, spaces: readonly Space[]): Told {
  const end = spaces.at(-1)
  if (!leader || end === undefined) return unseen(table)
  const after = relocated(table, leader, end)
  const path = spaces.map(hexOf)
  const effect: BoardEffect = { kind: 'move', path, ...arriving(table, after, leader, hexOf(end)) }
  return { table: after, effects: [effect] }
}

function setDown(table: Table, leader: Creature | undefined, at: Space): Told {
  if (!leader) return unseen(table)
  const after = relocated(table, leader, at)
  const hex = hexOf(at)
  return { table: after, effects: [{ kind: 'land', hex, ...arriving(table, after, leader, hex) }] }
}

/** A unit as it is where it comes to, and who stood there before. */
function arriving(table: Table, after: Table, leader: Creature, hex: HexId) {
  const arrived = creatureOf(after, leader.id) ?? leader
  return { counters: [seenAs(after, arrived)], before: countersIn(table, hex, [leader.id]) }
}
