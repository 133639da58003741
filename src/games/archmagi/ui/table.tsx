import { withoutEmptyParts } from '@/table/log/line'
import { ConcedeMenu } from '@/table/panel/ConcedeMenu'
import { tableBy } from '@/table/play/GameTable'
import type { GameModel } from '@/table/play/play-model'
import { presentedBy } from '@/table/play/presented'
import { boardInWords } from '@/table/words/board-in-words'
import { neededComponent } from '@/widgets/late'
import { CLAUSES } from '../clauses'
import { concession } from '../commands/turn/concede'
import { namesIn } from '../queries/names'
import type { View } from '../queries/view'
import { isSeat, SEAT_NAMES } from '../tables/seats'
import { PLACES } from './board/places'
import { stacksInWords } from './board/stack-words'
import { askedIn, endOffer, mayDecide, stageIn } from './choosing/offers'
import type { Parts } from './desk/desk'
import { PRESENTATIONS } from './events'
import { adjusted, HANDS } from './gestures/hands'
import { HINT_WAYS } from './hints'
import { INSPECTOR } from './inspector'
import { pathInHand } from './gestures/moving-hand'
import { Holdings } from './panels/Holdings'
import { StagePanel } from './panels/StagePanel'
import { BOARD } from './play/board'
import { leftIn } from './play/left'
import { trackOf } from './play/track'
import { CONCEDED } from './texts/end-text'
import { rulesAt } from './texts/rules-at'
import { STAGE_CLAUSES, STAGE_NAMES, STAGE_SAYS } from './texts/stage-text'
import { COMMAND_TITLES, TEXT } from './texts/table-text'
import { gestureInWords } from './words/gesture-words'
import { ANNOUNCEMENTS } from './words/news'

// Most of the time no game is over: its screen comes when it is needed.
const EndScreen = neededComponent(() => import('./end/EndScreen').then((module) => module.EndScreen))

const TOLD = presentedBy(PRESENTATIONS, namesIn)

/** What ends a stage, by its own name. */
function endName(view: View, type: keyof typeof COMMAND_TITLES): string {
  return type === 'endPhase' ? TEXT.end(STAGE_NAMES[view.phase]) : COMMAND_TITLES[type]
}

const MODEL: GameModel<Parts> = {
  ...HANDS,
  adjusted,
  ...TOLD,
  headings: CLAUSES,
  rulesAt,
  ...BOARD,
  stackInWords: stacksInWords,
  pathTo: pathInHand,
  logOf: (log, view) => withoutEmptyParts(TOLD.logOf(log, view)),
  sideOf: (seat) => (isSeat(seat) ? PLACES[seat] : 'first'),
  deciderOf(view) {
    const seat = askedIn(view) ?? view.active
    return { side: PLACES[seat], name: SEAT_NAMES[seat] }
  },
  stageOf(view) {
    const stage = stageIn(view)
    const asked = askedIn(view)
    const says = mayDecide(view) || asked === null ? STAGE_SAYS[stage] : TEXT.waiting(SEAT_NAMES[asked])
    return { id: stage, name: STAGE_NAMES[stage], says, href: rulesAt(STAGE_CLAUSES[stage]) }
  },
  trackOf,
  endOf(view) {
    const command = endOffer(view)
    if (!command) return undefined
    return {
      command,
      name: endName(view, command.type),
      next: command.type === 'endPhase' ? TEXT.next[view.phase] : '',
    }
  },
  leftIn,
  hexesLeft: HANDS.hexesToAct,
  actInWords: (view, gesture) => ({
    inHand: gestureInWords(view, gesture),
    ...boardInWords(MODEL, view, gesture),
  }),
  inspector: INSPECTOR,
  Panel: StagePanel,
  Forces: Holdings,
  Menu({ desk, isNamed }) {
    const seat = askedIn(desk.view)
    if (seat === null || !mayDecide(desk.view)) return null
    const concede = () => void desk.send(concession(seat))
    return <ConcedeMenu {...{ isNamed }} who={SEAT_NAMES[seat]} outcome={CONCEDED} onConcede={concede} />
  },
  isSetUp: () => false,
  isOver: ({ ending }) => ending !== null,
  End: EndScreen,
  announcements: ANNOUNCEMENTS,
  hints: HINT_WAYS,
}

/** The table of Archmagi: what is seen of it, and what is heard. */
export const ArchmagiTable = tableBy(MODEL)
