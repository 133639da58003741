import { listed } from '@/engine/phrases'
import { hauntName } from '../../content/command-text'
import { SIDE_NAMES } from '../../content/text'
import { countOf, UNIT_TYPES } from '../../content/units'
import type { Event } from '../../rules/events'
import { line, type Line } from './line'

export type SetUpEvent = Extract<
  Event,
  {
    type:
      | 'forceDesigned'
      | 'hauntPlaced'
      | 'hauntLifted'
      | 'wandHidden'
      | 'sorcerersPlaced'
      | 'sorcerersLifted'
      | 'entryAssigned'
      | 'placementFinished'
  }
>

/** A step of the set-up as a line; the log shows each only to those who may know it. */
export function setUpLine(event: SetUpEvent): Line {
  switch (event.type) {
    case 'forceDesigned':
      return line(`The ${SIDE_NAMES[event.side].toLowerCase()}’s force is designed.`, 'AR-2.1')
    case 'hauntPlaced':
      return line(`${hauntName(event.haunt)} is placed at ${event.hex}.`, 'AR-3.1', [event.hex])
    case 'hauntLifted':
      return line(`${hauntName(event.haunt)} is taken up again.`, 'AR-3.1')
    case 'wandHidden':
      // Which one is for the sorcerer's peek alone: the log lies open while the wizard may look on.
      return line('A haunt is chosen to hide the wand.', 'AR-3.4')
    case 'sorcerersPlaced':
      return line(`${countOf(event.count, 'sorcerer')} placed at ${event.hex}.`, 'AR-3.5', [event.hex])
    case 'sorcerersLifted':
      return line(`${countOf(event.count, 'sorcerer')} taken up from ${event.hex}.`, 'AR-3.5', [event.hex])
    case 'entryAssigned':
      return line(`${entryText(event.counts)} at ${event.hex}.`, 'AR-4.1', [event.hex])
    case 'placementFinished':
      return line(`The ${SIDE_NAMES[event.side].toLowerCase()}’s forces are placed.`, 'AR-4.2')
  }
}

function entryText(counts: Extract<SetUpEvent, { type: 'entryAssigned' }>['counts']): string {
  const parts = UNIT_TYPES.flatMap((type) =>
    (counts[type] ?? 0) > 0 ? [countOf(counts[type] ?? 0, type)] : [],
  )
  const total = UNIT_TYPES.reduce((sum, type) => sum + (counts[type] ?? 0), 0)
  return total === 0 ? 'Nobody waits' : `${listed(parts)} ${total === 1 ? 'waits' : 'wait'}`
}
