import type { LogStep } from '@/engine/table/table'
import { eventsSince } from '@/table/log/events-since'
import type { Event } from '../../events'

/** The events since the current segment began, oldest first. */
export const eventsOfSegment = (log: readonly LogStep<Event>[]) => eventsSince(log, 'segmentBegun')
