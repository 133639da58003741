import type { StandIns } from '@/engine/kernel/stand-ins'
import { COUNTERMIX, type HauntId, HAUNT_IDS } from '../tables/units'
import { countOf, countsOf } from '../queries/counts'
import type { Event } from '../events'
import { isSetUp } from '../queries/guards'
import type { Counts, Position } from '../state/position'
import type { View } from '../state/view'
import { writePosition } from './position-write'

/**
 * Counters in the pool beyond those summoned: one, for a casting that nobody followed asks for one; none, where there
 * are no more; or of orcs so many that fewer are left to wander in.
 */
const MORE = [
  { orc: 1, other: 1 },
  { orc: 0, other: 0 },
  ...[2, 3, 4, 5, 6, 7, 8].map((orc) => ({ orc, other: 1 })),
] as const

/**
 * Positions in play for what lies open: the wand hidden in some haunt that it may be in, in the pool what was
 * summoned since and some more. None for a set-up, whose commands say what is hidden.
 */
export const standIns: StandIns<View> = ({ first, last, events }) => {
  if (isSetUp(first.now.segment)) return []
  const {
    viewer: _viewer,
    wandHaunt: _haunt,
    pool: _pool,
    designs: _designs,
    setUp: _setUp,
    ...table
  } = first
  return hauntsOfWand(first, last).flatMap((wandHaunt) =>
    MORE.map((more) => {
      const pool = poolOf(first, events as readonly Event[], more)
      const designs = { sorcerer: null, wizard: null }
      const secrets: Position['secrets'] = { wandHaunt, pool, recycledOrcs: 0, designs, setUp: null }
      return writePosition({ ...table, secrets })
    }),
  )
}

/** One of the haunts that nobody has opened, for they are all alike; or those opened until the wand was found. */
function hauntsOfWand(first: View, last: View): readonly (HauntId | null)[] {
  if (!first.wand.hidden) return [null]
  const standing = HAUNT_IDS.filter((haunt) => first.haunts[haunt] !== undefined)
  const unopened = standing.filter((haunt) => last.haunts[haunt] !== undefined)
  return last.wand.hidden ? unopened.slice(0, 1) : standing.filter((haunt) => !unopened.includes(haunt))
}

/** What was summoned of each type and so many more, as far as there are counters. */
function poolOf(
  { units, left, eliminated }: View,
  events: readonly Event[],
  more: (typeof MORE)[number],
): Counts {
  const summoned = events.filter((event) => event.type === 'summoned')
  const counted = (['demon', 'orc', 'ghoul'] as const).map((type) => {
    const came = summoned.flatMap((event) => (event.unitType === type ? event.units : [])).length
    const most = COUNTERMIX - countOf(units, type) - countOf(left, type) - countOf(eliminated, type)
    return [type, Math.max(0, Math.min(came + (type === 'orc' ? more.orc : more.other), most))] as const
  })
  return countsOf(Object.fromEntries(counted))
}
