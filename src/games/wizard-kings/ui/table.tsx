import { CONTINENT } from '@/board/terrain/continent/continent'
import { tableOf } from '@/table/default/DefaultTable'
import { modelOf } from '@/table/default/model-of'
import { onceFor } from '@/table/desk/once-for'
import { toldBy } from '@/table/events/told-by'
import { presentedBy } from '@/table/play/presented'
import { withoutEmptyParts } from '@/table/log/line'
import { CLAUSES } from '../clauses'
import { type Command, COMMANDS } from '../commands'
import type { WizardKings } from '../commands/kit/kit'
import { STAGES } from '../queries/asked'
import { mapOf } from '../queries/blocks'
import { namesIn } from '../queries/names'
import type { View } from '../queries/view'
import { refuse } from '../refuse'
import { figuresOf } from '../state/settings'
import { SEAT_NAMES, SEATS } from '../tables/seats'
import { fieldOf, stacksOnBoard } from './board/board-view'
import { looksOf } from './board/looks'
import { sightOf } from './board/sight'
import { PRESENTATIONS } from './events'
import { Above } from './panels/Above'
import { Kingdoms } from './panels/Kingdoms'
import { ENDING_TEXT } from './texts/end-text'
import { ENDS, STAGE_WORDS } from './texts/stage-text'
import { TEXT } from './texts/table-text'
import { trackOf } from './track'
import { groundInWords } from './texts/ground-words'

const TOLD = presentedBy(PRESENTATIONS, namesIn)

/** The stages with what ends them. */
const STAGES_TOLD = Object.fromEntries(
  STAGES.map((stage) => [
    stage,
    { ...STAGE_WORDS[stage], ...(stage in ENDS && { end: ENDS[stage as keyof typeof ENDS] }) },
  ]),
) as Parameters<typeof modelOf<WizardKings, typeof COMMANDS.commands, View>>[0]['stages']

/** All that the table of Wizard Kings has to be told beside its commands and events. */
export const MODEL = modelOf<WizardKings, typeof COMMANDS.commands, View>({
  gameId: 'wizard-kings',
  set: COMMANDS,
  events: toldBy(PRESENTATIONS),
  headings: CLAUSES,
  seats: SEATS.map((id) => ({ id, name: SEAT_NAMES[id] })),
  stages: STAGES_TOLD,
  art: CONTINENT,
  label: TEXT.label,
  positionOf: sightOf,
  activeOf: ({ actor }) => actor,
  turnOf: ({ turn, settings }) => ({ turn: Math.max(1, turn), limit: figuresOf(settings).turns }),
  boardOf: onceFor((view: View) => ({
    grid: mapOf(view).field,
    terrain: looksOf(view),
    stacks: stacksOnBoard(view),
    field: fieldOf(view),
  })),
  groundInWords,
  namesOf: (view) => namesIn(view),
  nothing: (_view, hex) => refuse('MV-1', TEXT.nothingHere(hex)),
  endingOf: ({ ending }) => ending && { winner: ending.winner, says: `${ENDING_TEXT.says(ending)}.` },
})

/** The table of Wizard Kings. */
export const Table = tableOf<View, Command, WizardKings['event']>(MODEL, {
  ...(TOLD as object),
  logOf: (log, view) => withoutEmptyParts(TOLD.logOf(log as never, view as View)),
  trackOf: (view) => trackOf(view as View, false),
  Above: ({ desk }) => <Above desk={desk as never} />,
  Forces: ({ view }) => <Kingdoms view={view as View} />,
})

/** A game at a glance. */
export const glimpseOf = (view: View) => MODEL.glimpseOf(view)
