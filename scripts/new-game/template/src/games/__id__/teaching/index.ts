import type { Teaching } from '@/contract/manifest'
import { teachingOf } from '@/table/default/teaching-of'
import { tableOf } from '@/table/teaching/ChartSheet'
import { __camel__Files } from '../files'
import { startOf, type View, viewOf } from '../state'
import { COVER } from '../tables/map'
import { SEAT_NAMES, SEATS, TURNS, UNITS } from '../tables/units'
import { MODEL } from '../ui/table'
import { COURSE } from './lessons'
import { RULEBOOK } from './rulebook'

const START = startOf({ turnLimit: TURNS.usual })
const SIDES = SEATS.map((value) => ({ value, name: SEAT_NAMES[value] }))

/** What teaching __Name__ takes. */
export const __camel__Teaching: Teaching<View> = {
  ...teachingOf(MODEL, {
    buttons: ['Carry the crown', 'To …', 'Attack …'],
    files: __camel__Files,
    viewOf: (state) => viewOf(state, 'referee'),
    starts: [
      { id: 'empty', name: 'An empty map', position: __camel__Files.writePosition({ ...START, units: [] }) },
      { id: 'start', name: 'The beginning', position: __camel__Files.writePosition(START) },
    ],
    units: { key: 'units', hex: 'hex' },
    pieces: UNITS.map((unit) => ({
      ...unit,
      make: (hex) => ({ id: unit.id, seat: unit.seat, hex, stance: 'ready' }),
    })),
    fields: [{ key: 'active', label: 'Whose turn it is', options: SIDES }],
    charts: [
      {
        ...{ id: 'cover', title: 'Cover', clauses: ['__XX__-2.2'], note: 'Added to what is needed.' },
        tables: [
          tableOf('Terrain', Object.entries(COVER), ([terrain]) => terrain, { Cover: ([, cover]) => cover }),
        ],
      },
    ],
  }),
  rulebook: RULEBOOK,
  get lessons() {
    return COURSE.lessons()
  },
}
