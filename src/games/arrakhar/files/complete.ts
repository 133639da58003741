import { namesIn } from '@/engine/declare/grouped'
import type { Problem } from '@/engine/kernel/refusal'
import { COUNTERMIX, type UnitType } from '../tables/units'
import { countOf, countsOf } from '../queries/counts'
import { isSetUp } from '../queries/guards'
import {
  type Designating,
  type Designation,
  type FormerUnit,
  type GivenPosition,
  NO_SET_UP,
  type Position,
  type Progress,
  type Secrets,
  type Settings,
  type Unit,
  type UnitId,
} from '../state/position'
import { type Listed, numberedIn } from './numbering'

/** Every unit of a file by name: its own, or its type and number in the order of the listing. */
export function listedIn({ units, eliminated, left }: GivenPosition): Listed {
  const numbers: Record<string, number> = {}
  const namer = (type: UnitType) => () => `${type}-${(numbers[type] = (numbers[type] ?? 0) + 1)}` as UnitId
  const former = (groups: GivenPosition['left']) =>
    groups.flatMap((group) =>
      namesIn(group, namer(group.type)).map((id): FormerUnit => ({ id, type: group.type })),
    )
  return {
    units: units.flatMap((group) =>
      namesIn(group, namer(group.type)).map((id): Unit => ({ id, type: group.type, hex: group.hex })),
    ),
    eliminated: former(eliminated),
    left: former(left),
  }
}

/** Names that two units bear. */
export function sharedNames({ units, eliminated, left }: Listed): readonly Problem[] {
  const seen = new Set<string>()
  return [...units, ...eliminated, ...left].flatMap(({ id }) => {
    if (seen.has(id)) return [{ path: 'units', message: `two units are called ${id}; give each its own id` }]
    seen.add(id)
    return []
  })
}

/** A position with all that follows from what a file says. */
export function positionFrom(given: GivenPosition, settings: Settings, listed: Listed): Position {
  const { wand, numbered } = given
  return {
    ...given,
    ...listed,
    settings,
    now: progressFrom(given.now),
    wand: wand && 'hex' in wand ? { hidden: false, hex: wand.hex } : { hidden: true },
    numbered: numberedIn(listed, numbered),
    secrets: secretsFrom(given, listed),
  }
}

function secretsFrom({ secrets, wand, now }: GivenPosition, listed: Listed): Secrets {
  const pool = countsOf(secrets.pool)
  return {
    ...secrets,
    wandHaunt: wand && 'haunt' in wand ? wand.haunt : secrets.wandHaunt,
    pool,
    recycledOrcs: secrets.recycledOrcs ?? recycledIn(listed, pool.orc),
    setUp: secrets.setUp ?? (isSetUp(now.segment) ? NO_SET_UP : null),
  }
}

/** Orcs that must have come back, as there are more of them than counters (AR-5.2). */
function recycledIn({ units, eliminated, left }: Listed, pool: number): number {
  const orcs = countOf(units, 'orc') + countOf(eliminated, 'orc') + countOf(left, 'orc') + pool
  return Math.max(0, orcs - COUNTERMIX)
}

/** The state of the segment; designations that it has not are told by the faults. */
function progressFrom({ misplaced: _, ...now }: GivenPosition['now']): Progress {
  switch (now.segment) {
    case 'movement': {
      const { wandMoved, carriers } = now.carriers
      // A wand that was moved by nobody known is moved no farther this turn.
      return { ...now, carriers: carriers ?? (wandMoved === true ? [] : null) }
    }
    case 'haste':
      return { ...now, ...made(now, (one) => 'units' in one) }
    case 'fireball':
      return { ...now, ...made(now, (one) => 'wand' in one) }
    case 'combat':
      return { ...now, ...made(now, (one) => 'attackers' in one) }
    default:
      return now
  }
}

function made<D extends Designation>(
  {
    designations,
    next,
  }: { readonly designations: readonly Designation[]; readonly next: number | undefined },
  isOfSegment: (one: Designation) => one is D,
): Designating<D> {
  const highest = Math.max(0, ...designations.map(({ id }) => id))
  return { designations: designations.filter(isOfSegment), next: next ?? highest + 1 }
}
