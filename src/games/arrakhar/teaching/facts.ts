import type { Json } from '@/engine/kernel/game'
import { listAt, valueAt } from '@/engine/files/json-look'
import { isTurnOver, type LastingFacts } from '@/engine/lesson/lesson-reach'
import { UNITS, type UnitType } from '../tables/units'

/** What never comes back: units that are eliminated or have left, haunts that are destroyed, turns that are over. */
export const FACTS: LastingFacts = {
  isGone: (pattern, now) =>
    listAt(pattern, 'units').some((wanted) => isUnitGone(wanted, now)) ||
    isHauntGone(pattern, now) ||
    isTurnOver(pattern, now),
}

function isUnitGone(wanted: Json, now: Json): boolean {
  const former = [...listAt(now, 'eliminated'), ...listAt(now, 'left')].flatMap((group) =>
    listAt(group, 'ids'),
  )
  if (listAt(wanted, 'ids').some((id) => former.includes(id))) return true
  const type = valueAt(wanted, 'type')
  // The wizard's side brings nobody new into play (AR-4.1); the sorcerer's may summon.
  const isWizards = typeof type === 'string' && isUnitType(type) && UNITS[type].side === 'wizard'
  return isWizards && !listAt(now, 'units').some((group) => valueAt(group, 'type') === type)
}

/** A haunt that is to stand somewhere, and does not stand any more (AR-6.7). */
function isHauntGone(pattern: Json, now: Json): boolean {
  const wanted = valueAt(pattern, 'haunts')
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) return false
  return Object.entries(wanted).some(
    ([haunt, hex]) => hex !== null && valueAt(valueAt(now, 'haunts'), haunt) === undefined,
  )
}

function isUnitType(type: string): type is UnitType {
  return Object.hasOwn(UNITS, type)
}
