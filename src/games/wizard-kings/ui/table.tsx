import { tableOf } from '@/table/default/DefaultTable'
import { modelOf } from '@/table/default/model-of'
import { onceForEach } from '@/engine/basics/once'
import { ConcedeMenu } from '@/table/panel/ConcedeMenu'
import { mayBeForgotten } from '@/table/panel/undone'
import { toldBy } from '@/table/events/told-by'
import { presentedBy } from '@/table/play/presented'
import { neededComponent } from '@/widgets/late'
import { withoutEmptyParts } from '@/table/log/line'
import { CLAUSES } from '../clauses'
import { type Command, COMMANDS } from '../commands'
import type { WizardKings } from '../commands/kit/kit'
import { concession } from '../commands/turn/resign'
import { stageOf, STAGES } from '../queries/asked'
import { mapOf } from '../queries/blocks'
import { namesIn, namesNow } from '../queries/names'
import type { View } from '../queries/view'
import { refuse } from '../refuse'
import { figuresOf } from '../state/settings'
import { atlasOf } from '../tables/atlas'
import { SEAT_NAMES, SEATS } from '../tables/seats'
import { ANNOUNCEMENTS } from './announcements'
import { BOARD_TEXT } from './board/board-text'
import { fieldOf, stacksOnBoard } from './board/board-view'
import { landOf } from './board/looks'
import { sightOf } from './board/sight'
import { wayOf } from './board/ways'
import { PRESENTATIONS } from './events'
import { seenIn } from './inspector'
import { StagePanel } from './panels/StagePanel'
import type { Desk } from './desk/desk'
import { Forces } from './panels/Forces'
import { ENDING_TEXT } from './texts/end-text'
import { ENDS, STAGE_WORDS } from './texts/stage-text'
import { TEXT } from './texts/table-text'
import { trackOf } from './track'
import { groundInWords } from './texts/ground-words'

// Most of the time no game is over: its screen comes when it is needed.
const EndScreen = neededComponent(() => import('./end/EndScreen').then((module) => module.EndScreen))

/** Before any board lies there. */
const NO_LAND = landOf(atlasOf([]))

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
  art: NO_LAND.art,
  label: BOARD_TEXT.label,
  positionOf: sightOf,
  activeOf: ({ actor }) => actor,
  turnOf: ({ turn, settings }) => ({ turn: Math.max(1, turn), limit: figuresOf(settings).turns }),
  boardOf: onceForEach((view: View) => ({
    ...landOf(mapOf(view)),
    stacks: stacksOnBoard(view),
    field: fieldOf(view),
  })),
  groundInWords,
  namesOf: namesNow,
  offBoard: TEXT.atEdge,
  nothing: (view, hex) => refuse(STAGE_WORDS[stageOf(view)].clause, TEXT.nothingHere(hex)),
  endingOf: ({ ending }) => ending && { winner: ending.winner, says: `${ENDING_TEXT.says(ending)}.` },
})

const actorsOf = (view: View) => MODEL.actorsOf(view)
const offersBy = (view: View, subject: string) => MODEL.offersBy(view, subject)

/** The table of Wizard Kings. */
export const Table = tableOf<View, Command, WizardKings['event']>(MODEL, {
  ...(TOLD as object),
  logOf: (log, view) => withoutEmptyParts(TOLD.logOf(log as never, view as View)),
  announcements: ANNOUNCEMENTS as never,
  inspector: { seenIn: (view, hex) => seenIn(view as View, hex) },
  trackOf: (view, isNarrow) => trackOf(view as View, isNarrow),
  pathTo: (view, gesture, hex) =>
    gesture.name === 'Holding' ? wayOf(view as View, gesture.subject, hex) : null,
  leftIn(view) {
    const count = MODEL.actorsOf(view as View).length
    return mayBeForgotten(count > 0 ? TEXT.left(count) : '')
  },
  Menu({ desk, isNamed }) {
    const { view, send } = desk as unknown as Desk
    if (view.ending || view.viewer !== view.actor) return null
    const concede = () => void send(concession(view.actor))
    return (
      <ConcedeMenu
        {...{ isNamed }}
        who={SEAT_NAMES[view.actor]}
        outcome={TEXT.conceded}
        onConcede={concede}
      />
    )
  },
  Stage: ({ desk, children }) => (
    <StagePanel desk={desk as unknown as Desk} actorsOf={actorsOf} offersBy={offersBy}>
      {children}
    </StagePanel>
  ),
  End: EndScreen as never,
  Forces: ({ view }) => <Forces view={view as View} />,
})

/** A game at a glance. */
export const glimpseOf = (view: View) => MODEL.glimpseOf(view)
