import type { Event } from '../../rules/events'
import type { DesignationId } from '../../rules/position'

const SETTLING: readonly Event['type'][] = [
  'withdrawn',
  'hasteResolved',
  'fireballResolved',
  'attackResolved',
  'attackWasted',
]

/** Whether a designation came to nothing later that tells it. The next segment begins its numbers anew. */
export function isUnsettled(
  event: Event & { readonly designation: DesignationId },
  all: readonly Event[],
): boolean {
  const later = all.slice(all.indexOf(event) + 1)
  return !later.some(
    (one) => 'designation' in one && one.designation === event.designation && SETTLING.includes(one.type),
  )
}
