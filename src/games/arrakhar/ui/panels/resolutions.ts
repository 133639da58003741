import type { LogStep } from '@/engine/table'
import { diceOf, presentationOf } from '@/table/events/presentation'
import type { Event } from '../../rules/events'
import type { DesignationId } from '../../rules/position'
import { eventsOfSegment } from '../desk/segment-events'
import { PRESENTATIONS } from '../events'

/** What the dice made of a designation. */
export interface Resolution {
  /** In a few words. */
  readonly text: string
  readonly faces: readonly number[]
}

/** What the dice made of the designations of the current segment, by their numbers. */
export function resolutionsOf(log: readonly LogStep<Event>[]): ReadonlyMap<DesignationId, Resolution> {
  const found = new Map<DesignationId, Resolution>()
  for (const event of eventsOfSegment(log)) {
    const { brief } = presentationOf(PRESENTATIONS, event)
    if (brief && 'designation' in event)
      found.set(event.designation, { text: brief(event), faces: diceOf(PRESENTATIONS, event) })
  }
  return found
}
