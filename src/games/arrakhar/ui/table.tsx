import { onceForEach } from '@/engine/basics/once'
import { tableBy } from '@/table/play/GameTable'
import { rollId } from '@/table/planner/logged-rolls'
import type { GameModel, OverlaysProps } from '@/table/play/play-model'
import { presentedBy } from '@/table/play/presented'
import { followingComponent, neededComponent, optionalComponent } from '@/widgets/late'
import { CLAUSES } from '../clauses'
import { END_NAMES } from '../tables/command-text'
import { PLANNER } from '../tables/planner-text'
import { RESIGN_TEXT } from '../tables/resign-text'
import { INSTRUCTIONS, nextText, rulesAt, SEGMENT_NAMES, segmentRules, SIDE_NAMES } from '../tables/text'
import { WORDS } from '../tables/words-text'
import { isSetUp } from '../queries/guards'
import { nextSegmentOf } from '../effects/turn/sequence'
import { PLACES } from './board/board-view'
import type { Parts } from './desk/desk'
import { PRESENTATIONS } from './events'
import { HANDS } from './gestures/answering'
import { pathInHand } from './gestures/movement'
import { HINT_WAYS } from './hints/hint-ways'
import { INSPECTOR } from './inspector/hex-facts'
import { SegmentPanel } from './panels/SegmentPanel'
import { PLANNING } from './planner/open-planner'
import { BOARD } from './play/board'
import { Forces } from './play/Forces'
import { ResignMenu } from './play/ResignMenu'
import { hexesLeft, stillToDo } from './play/still-to-do'
import { trackOf } from './play/track'
import { formerText, typeLookup } from './sentences/words'
import { actInWords } from './words/act-in-words'
import { notableHexes } from './words/hex-report'
import { ANNOUNCEMENTS } from './words/news'
import { stackText } from './words/stack-text'

// Most of the time the game is neither being set up nor over: those screens come when they are needed.
const SetUpScreens = neededComponent(() =>
  import('./setup/SetUpScreens').then((module) => module.SetUpScreens),
)
const EndScreen = neededComponent(() => import('./end/EndScreen').then((module) => module.EndScreen))

const UnitsPage = optionalComponent(() => import('./words/UnitsPage').then((module) => module.UnitsPage))

// What is laid over the board on request need not come before the board.
const Overlays = followingComponent<OverlaysProps<Parts>>(() =>
  import('./overlays/overlays').then(({ OVERLAYS }) => OVERLAYS.Overlays),
)

const nextIn = onceForEach(nextSegmentOf)

/** All that the table of Arrakhar's Wand is told beside its commands and events. */
export const MODEL: GameModel<Parts> = {
  ...HANDS,
  ...presentedBy(PRESENTATIONS, typeLookup),
  headings: CLAUSES,
  rulesAt,
  ...BOARD,
  stackInWords: stackText,
  pathTo: pathInHand,
  countersInWords: ({ units }, ids) => formerText(units.filter(({ id }) => ids.includes(id))),
  Overlays,
  sideOf: (side) => (side === 'sorcerer' ? 'first' : 'second'),
  rolls: {
    label: PLANNER.showRoll,
    onShow: (step, nth) => PLANNING.open('tables', rollId(step, nth)),
  },
  deciderOf: ({ side }) => ({ side: PLACES[side], name: SIDE_NAMES[side] }),
  stageOf({ now: { segment }, drawOffer, ending }) {
    const says = isSetUp(segment) || ending ? '' : INSTRUCTIONS[segment]
    return {
      id: segment,
      name: SEGMENT_NAMES[segment],
      says: drawOffer ? INSTRUCTIONS.drawOffer : says,
      href: segmentRules(segment),
    }
  },
  trackOf,
  endOf: (view) => {
    const { segment } = view.now
    if (isSetUp(segment)) return undefined
    return { command: { type: 'endSegment' }, name: END_NAMES[segment], next: nextText(nextIn(view), view) }
  },
  leftIn: stillToDo,
  hexesLeft,
  actInWords,
  placesOf: notableHexes,
  pages: [{ name: WORDS.units, Page: UnitsPage }],
  peekerOf: ({ viewer }) => (viewer === 'sorcerer' || viewer === 'referee' ? viewer : null),
  Panel: SegmentPanel,
  Forces,
  Menu: ({ desk: { seat, send }, isNamed }) =>
    seat === 'wizard' || seat === 'sorcerer' ? (
      <ResignMenu
        side={seat}
        name={RESIGN_TEXT.menu}
        isNamed={isNamed}
        items={[{ label: RESIGN_TEXT.offerDraw, onSelect: () => send({ type: 'offerDraw', side: seat }) }]}
        onResign={send}
      />
    ) : null,
  inspector: INSPECTOR,
  Door: PLANNING.Door,
  Planner: PLANNING.Planner,
  isSetUp: ({ now }) => isSetUp(now.segment),
  isOver: ({ ending }) => ending !== null,
  SetUp: SetUpScreens,
  End: EndScreen,
  announcements: ANNOUNCEMENTS,
  hints: HINT_WAYS,
}

/** The table of Arrakhar's Wand: what is seen of it, and what is heard. */
export const ArrakharTable = tableBy(MODEL)
