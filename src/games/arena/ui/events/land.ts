import { seen } from '@/table/motion/scene'
import { heard } from '@/table/motion/sounds'
import { SEAT_NAMES } from '../../tables/text'
import type { Entries } from './kit'

/** What becomes of hexes: their ground, their weather, and whose they are. */
export const LAND_EVENTS = {
  terrainChanged: {
    clause: 'AA-4.5',
    say: ({ hex, from, to, cost }) => `${hex} turns from ${from} to ${to}${costText(cost)}.`,
    show: ({ hex }, table) => seen(table, { kind: 'crumble', hex }),
    hear: heard('rubble'),
  },
  stormSet: {
    clause: 'AA-4.9',
    say: ({ hex, on, cost }) =>
      `${on ? `A storm gathers over ${hex}` : `The storm over ${hex} is sent away`}${costText(cost)}.`,
  },
  stormPassed: {
    clause: 'AA-4.11',
    say: ({ hex }) => `The storm over ${hex} is over.`,
  },
  controlChanged: {
    clause: 'AA-5.2',
    say: ({ hex, seat }) => `${seat === null ? 'Nobody controls' : `${SEAT_NAMES[seat]} takes`} ${hex}.`,
  },
} satisfies Entries

/** Magic changes the land for nothing. */
function costText(cost: number): string {
  return cost > 0 ? ` for ${cost}` : ''
}
