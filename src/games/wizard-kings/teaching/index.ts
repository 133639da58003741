import type { Teaching } from '@/contract/manifest'
import { valueAt } from '@/engine/files/json-look'
import { present } from '@/engine/kernel/refusal'
import { teachingOf } from '@/table/default/teaching-of'
import { wizardKingsFiles } from '../files'
import { type View, viewOf } from '../queries/view'
import { armyOf, type Kind, KINDS, kindName, printedOf } from '../tables/kinds'
import { MOONS } from '../tables/moon'
import { PRESETS } from '../tables/presets'
import { SEAT_NAMES, SEATS, type Side } from '../tables/seats'
import { MODEL } from '../ui/table'
import { CHARTS } from './charts'
import { COURSE } from './lessons'
import { BUTTONS } from './names'
import { RULEBOOK } from './rulebook'
import { TEXT } from './teaching-text'

/** A ready game as its first position. */
function startOf(preset: string) {
  const read = wizardKingsFiles.newGame({ preset })
  return wizardKingsFiles.writePosition(present(read.ok ? read.value : null, preset))
}

function namedPiece(owner: Side, kind: Kind): string {
  return TEXT.of(kindName(kind), SEAT_NAMES[owner])
}

/** What can be placed: any kind that a seat may have. */
const PIECES = SEATS.flatMap((owner) =>
  KINDS.filter((kind) => armyOf(kind) !== undefined || kind.startsWith('chaos.')).map((kind) => ({
    id: `${owner}.${kind}`,
    name: namedPiece(owner, kind),
    make: (at: string) => ({ id: `${owner}.${kind}.${at}`, kind, owner, at, strength: 1 }),
  })),
)

/** What teaching Wizard Kings takes. */
export const wizardKingsTeaching: Teaching<View> = {
  ...teachingOf(MODEL, {
    buttons: BUTTONS,
    files: wizardKingsFiles,
    viewOf: (state) => viewOf(state, 'referee'),
    starts: PRESETS.map(({ id, name }) => ({ id, name, position: startOf(id) })),
    units: { key: 'blocks', hex: 'at' },
    pieces: PIECES,
    nameOf: (unit) => namedPiece(valueAt(unit, 'owner') as Side, valueAt(unit, 'kind') as Kind),
    figure: {
      key: 'strength',
      label: TEXT.steps,
      most: (unit) => printedOf(valueAt(unit, 'kind') as Kind).steps,
    },
    fields: [
      { key: 'actor', label: TEXT.turn, options: SEATS.map((value) => ({ value, name: SEAT_NAMES[value] })) },
      { key: 'moon', label: TEXT.moon, options: MOONS.map((value) => ({ value, name: value })) },
    ],
    charts: CHARTS,
  }),
  rulebook: RULEBOOK,
  get lessons() {
    return COURSE.lessons()
  },
  loadLuckReport: () => import('./luck-report').then((module) => module.LUCK_REPORT),
  loadLab: () => import('./lab').then((module) => module.LAB),
  loadAudit: () => import('./audit').then((module) => module.AUDIT),
}
