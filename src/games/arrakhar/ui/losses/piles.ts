import type { BoardCounter } from '@/board/board-props'
import { capitalized } from '@/engine/phrases'
import { ICONS } from '../../content/icons'
import { factorText } from '../../content/text'
import { type Side, TYPES_OF, UNITS, type UnitType } from '../../content/units'
import type { FormerUnit } from '../../rules/position'
import { unitName } from '../sentences/unit-name'

/** Counters of one type in a pile. */
export interface Heap {
  readonly type: UnitType
  readonly count: number
  readonly counter: BoardCounter
}

/** A side's counters among some that left play, type by type in the order of the chart. */
export function heapsOf(units: readonly FormerUnit[], side: Side): readonly Heap[] {
  return TYPES_OF[side].flatMap((type) => {
    const alike = units.filter((unit) => unit.type === type)
    const [first] = alike
    return first ? [{ type, count: alike.length, counter: faceUp(first) }] : []
  })
}

/** A unit out of play as its counter: nothing that it did last is left on it. */
export function faceUp({ id, type }: FormerUnit): BoardCounter {
  const { side, combat, movement } = UNITS[type]
  return {
    id,
    icon: ICONS[type],
    side: side === 'sorcerer' ? 'first' : 'second',
    factors: `${factorText(combat)}-${movement}`,
    label: capitalized(unitName(id, type)),
    flipped: false,
    spent: false,
    badges: [],
  }
}
