import { withoutEmptyParts } from '@/table/log/line'
import { tableBy } from '@/table/play/GameTable'
import type { GameModel, OverlaysProps } from '@/table/play/play-model'
import { presentedBy } from '@/table/play/presented'
import { boardInWords } from '@/table/words/board-in-words'
import { followingComponent, neededComponent, optionalComponent } from '@/widgets/late'
import { ANSWERS } from '../effects/bouts/answers'
import type { Command } from '../commands'
import { CLAUSES } from '../clauses'
import { BASIC_NEXT, END_NAMES, NEXT_NAMES } from '../tables/phase-text'
import { TABLE_TEXT } from '../tables/table-text'
import { CHANGE_COST } from '../tables/terrain'
import { INSTRUCTIONS, PHASE_NAMES, phaseRules, rulesAt, SEAT_NAMES } from '../tables/text'
import { enchantmentName } from '../queries/magic-names'
import { namesIn, namesOf } from '../queries/names'
import { askedSeat } from '../queries/guards'
import { terrainPointsLeft } from '../queries/terrain-points'
import type { View } from '../state/view'
import { PLACES } from './board/looks'
import type { Parts } from './desk/desk'
import { PRESENTATIONS } from './events'
import { HANDS, pathInHand } from './gestures/hands'
import { mayDecide } from './gestures/offers'
import { HINT_WAYS } from './hints/hint-ways'
import { INSPECTOR } from './inspector/hex-facts'
import { PhasePanel } from './panels/PhasePanel'
import { SidePanel } from './panels/SidePanel'
import { PLANNING } from './planner/open-planner'
import { BOARD } from './play/board'
import { ConcedeButton } from './play/ConcedeButton'
import { stillToDo } from './play/still-to-do'
import { trackOf } from './play/track'
import { gestureInWords } from './words/gesture-words'
import { placeInWords } from './words/hex-words'
import { ANNOUNCEMENTS } from './words/news'
import { WORDS } from './words/words-text'

// Most of the time armies are neither drawn up nor is the game over: those screens come when they are needed.
const BuildScreen = neededComponent(() => import('./build/BuildScreen').then((module) => module.BuildScreen))
const EndScreen = neededComponent(() => import('./end/EndScreen').then((module) => module.EndScreen))

const UnitsPage = optionalComponent(() => import('./words/UnitsPage').then((module) => module.UnitsPage))

// What is laid over the board on request need not come before the board.
const Overlays = followingComponent<OverlaysProps<Parts>>(() =>
  import('./overlays/overlays').then(({ OVERLAYS }) => OVERLAYS.Overlays),
)

const TOLD = presentedBy(PRESENTATIONS, namesIn)

/** What a phase ends by: magic phases are passed, not ended (AA-19.5). */
function endCommand(view: View): Command | undefined {
  const seat = askedSeat(view)
  if (seat === null || !mayDecide(view)) return undefined
  return ANSWERS.owed(view)?.pass ?? { type: 'endPhase', seat }
}

/** The phases after which others may go by; what follows the others runs by itself, or is not the own side's. */
const GOES_BY: readonly string[] = ['terrain', 'equip1', 'movement']

function mayEnd(phase: string): phase is keyof typeof END_NAMES {
  return phase in END_NAMES
}

const MODEL: GameModel<Parts> = {
  ...HANDS,
  ...TOLD,
  headings: CLAUSES,
  rulesAt,
  ...BOARD,
  stackInWords: placeInWords,
  pathTo: pathInHand,
  Overlays,
  logOf: (log, view) => withoutEmptyParts(TOLD.logOf(log, view)),
  sideOf: (seat) => (seat === 'west' ? 'first' : 'second'),
  deciderOf(view) {
    const seat = askedSeat(view) ?? view.active
    return { side: PLACES[seat], name: SEAT_NAMES[seat] }
  },
  stageOf(view) {
    const { phase } = view.now
    const isPoor = phase === 'terrain' && terrainPointsLeft(view) < CHANGE_COST.own
    const says = mayDecide(view) ? INSTRUCTIONS[isPoor ? 'poor' : phase] : TABLE_TEXT.waiting
    return { id: phase, name: PHASE_NAMES[phase], says, href: phaseRules(phase) }
  },
  trackOf,
  endOf(view) {
    const command = endCommand(view)
    const { phase } = view.now
    if (!command || !mayEnd(phase)) return undefined
    const next = view.settings.ruleset === 'basic' ? BASIC_NEXT[phase] : undefined
    return { command, name: END_NAMES[phase], next: next ?? NEXT_NAMES[phase] }
  },
  nextOf(view, after) {
    const goesBy = GOES_BY.includes(view.now.phase) && after.turn === view.turn && !after.ending
    return goesBy ? TABLE_TEXT.next(PHASE_NAMES[after.now.phase]) : undefined
  },
  leftIn: stillToDo,
  hexesLeft: HANDS.hexesToAct,
  actInWords: (view, gesture) => ({
    inHand: gestureInWords(view, gesture),
    ...boardInWords(MODEL, view, gesture),
    lists: [
      {
        title: WORDS.enchantments,
        lines: view.enchantments.map((enchantment) => enchantmentName(enchantment, namesOf(view))),
      },
    ],
  }),
  pages: [{ name: WORDS.creatures, Page: UnitsPage }],
  inspector: INSPECTOR,
  Door: PLANNING.Door,
  Planner: PLANNING.Planner,
  Panel: PhasePanel,
  Forces: SidePanel,
  Menu({ desk, isNamed }) {
    const seat = askedSeat(desk.view)
    if (seat === null || !mayDecide(desk.view)) return null
    return <ConcedeButton seat={seat} isNamed={isNamed} onConcede={desk.send} />
  },
  isSetUp: ({ now }) => now.phase === 'build',
  isOver: ({ ending }) => ending !== null,
  SetUp: BuildScreen,
  End: EndScreen,
  announcements: ANNOUNCEMENTS,
  hints: HINT_WAYS,
}

/** The table of Arena: what is seen of it, and what is heard. */
export const ArenaTable = tableBy(MODEL)
