import { type Side, UNITS } from '../../tables/units'
import { SEQUENCE_OF_PLAY, type Segment, type Table, type Unit } from '../../state/position'
import { pointsLeft } from '../movement-reach'
import { sideOf } from '../stacking'

/** How a movement to come is looked at. */
export interface Outlook {
  /** The next movement alone, or with the one after it. */
  readonly movements: 1 | 2
  /** Whether the wizard's side is counted with the most that haste can give (AR-9.3). */
  readonly isHasted: boolean
}

/** What each unit's own next movement gives, without haste still to be cast. */
export const NEXT_MOVEMENT: Outlook = { movements: 1, isHasted: false }

/** Whether a side's next movement belongs to the phase at hand. */
export function movesThisPhase({ side, now }: Table, mover: Side): boolean {
  const segments: readonly Segment[] = SEQUENCE_OF_PLAY[side]
  return side === mover && segments.indexOf(now.segment) <= segments.indexOf('movement')
}

/** Movement points that a unit can spend in its movements to come (AR-7.1, AR-9.4). */
export function pointsAhead(table: Table, unit: Unit, { movements, isHasted }: Outlook): number {
  const { movement, side } = UNITS[unit.type]
  const bonus = isHasted && side === 'wizard' ? mostHaste(table) : 0
  return nextPoints(table, unit, bonus) + (movements - 1) * (movement + bonus)
}

/** The highest bonus on the Haste Table (AR-9.3). */
export function mostHaste({ settings }: Table): number {
  return Math.max(...settings.tables.haste)
}

function nextPoints(table: Table, unit: Unit, bonus: number): number {
  // Once movement has begun, nothing more can be hastened.
  if (table.now.segment === 'movement' && table.side === sideOf(unit.type)) return pointsLeft(table, unit)
  const cast = movesThisPhase(table, sideOf(unit.type)) ? (table.haste[unit.id] ?? 0) : 0
  return UNITS[unit.type].movement + Math.max(cast, bonus)
}
