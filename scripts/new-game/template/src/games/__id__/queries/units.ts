import type { HexId } from '@/engine/kernel/hex'
import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../clauses'
import type { State, Unit } from '../state'
import { COVER, terrainIn } from '../tables/map'
import { STANCES } from '../tables/stances'
import type { Side } from '../tables/units'

/** What an attacker needs on one die against a unit in the open (__XX__-2.2). */
const NEEDED = 4

/** The unit in a hex, or undefined. */
export function unitIn({ units }: State, hex: HexId): Unit | undefined {
  return units.find((unit) => unit.hex === hex)
}

/** Units of a side that are in play. */
export function unitsOf({ units }: State, side: Side): readonly Unit[] {
  return units.filter(({ seat }) => seat === side)
}

export function otherSide(side: Side): Side {
  return side === 'north' ? 'south' : 'north'
}

/** What an attacker needs against a unit where it stands and as it is (__XX__-2.2, __XX__-2.3). */
export function neededAgainst({ hex, stance }: Pick<Unit, 'hex' | 'stance'>): number {
  return NEEDED + COVER[terrainIn(hex)] + STANCES[stance].defense
}

/** Why a unit does nothing for a seat now: it is the other’s, or has acted (__XX__-1.2). */
export function idleRefusal({ seat, stance }: Unit, side: Side): Refusal<Clause> | undefined {
  if (seat !== side) return refuse('__XX__-1.2', 'That unit is the other side’s.')
  return stance === 'ready' ? undefined : refuse('__XX__-1.2', 'That unit has acted in this turn.')
}

export function refuse(clause: Clause, message: string): Refusal<Clause> {
  return { clause, message }
}
