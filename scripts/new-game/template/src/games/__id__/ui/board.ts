import type { BoardCounter } from '@/board/board-props'
import type { BoardLook } from '@/table/play/play-model'
import { neededAgainst } from '../queries/units'
import type { Unit, View } from '../state'
import { MAP, TERRAIN } from '../tables/map'
import { STANCES } from '../tables/stances'
import { NAMES } from '../tables/units'

/** A shield; put icons of the game’s own in its place. */
const ICON = { path: 'M128 16 224 56v72c0 62-48 100-96 116-48-16-96-54-96-116V56z' }

/** What stands where. */
export function boardOf(view: View): BoardLook {
  return {
    grid: MAP,
    terrain: TERRAIN,
    stacks: view.units.map((unit) => ({ hex: unit.hex, counters: [counterOf(view, unit)] })),
  }
}

/** A unit as its counter: what an attacker needs against it, its stance, and its crown for whoever knows. */
function counterOf(view: View, unit: Unit): BoardCounter {
  const { id, seat, stance } = unit
  const { sign, says } = STANCES[stance]
  return {
    id,
    icon: ICON,
    side: seat === 'north' ? 'first' : 'second',
    factors: `${neededAgainst(unit)}+`,
    label: NAMES.unit(id),
    flipped: false,
    spent: seat === view.active && stance !== 'ready',
    badges: [
      ...(sign === null ? [] : [{ text: sign, label: says, tone: 'plain' } as const]),
      ...(view.crowns[seat] === id ? [{ text: 'C', label: 'carries the crown', tone: 'good' } as const] : []),
    ],
  }
}
