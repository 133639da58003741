import { listed } from '@/engine/basics/phrases'
import { always } from '@/table/events/presentation'
import { seen, unseen } from '@/table/motion/scene'
import { heard } from '@/table/motion/sounds'
import type { Ending } from '../../state/state'
import { SEAT_NAMES } from '../../tables/seats'
import { END_TEXT } from '../texts/end-text'
import { PHASE_NAMES } from '../../tables/text'
import { terrainName } from '../texts/terrain-words'
import type { Entries } from './kit'
import { arriving, leaving, veiling } from './scene'
import { unitText } from './words'

const ENDING_CLAUSES = { lastArchmagus: 'AM-V.1', together: 'AM-V.3', rounds: 'AM-V.4' } as const

/** The set-up, the phases, what land is found, and the end of the game. */
export const COURSE_EVENTS = {
  /** Of a whole map that is made one line is enough. */
  terrainFound: {
    clause: 'AM-2.11',
    say: ({ hex, terrain }) => `${hex} is ${terrainName(terrain)}.`,
    isToldBy: (_event, other) => other.type === 'mapMade',
    show: ({ hex }, table) => (table.setup ? unseen(table) : seen(table, { kind: 'gleam', hex })),
    goal: ['hex', 'terrain'],
  },
  landTooSmall: {
    clause: 'AM-2.15',
    say: () => 'The land came out too small for so many seats. Make the map again.',
    belongsTo: 'setUp',
  },
  mapMade: { clause: 'AM-2.15', say: () => 'The map is made.', belongsTo: 'setUp' },
  turnOrderSet: {
    clause: 'AM-3.2',
    say({ order, rolls }) {
      const rolled = rolls.map(({ seat, value }) => `${SEAT_NAMES[seat]} ${value}`)
      const [first, ...others] = order.map((seat) => SEAT_NAMES[seat])
      return `${first ?? ''} goes first, then ${listed(others)} (rolled: ${rolled.join(', ')}).`
    },
    dice: ({ rolls }) => rolls.map(({ value }) => value),
    means: ({ order: [first] }) => (first ? `${SEAT_NAMES[first]} goes first` : ''),
    belongsTo: 'setUp',
  },
  archmagusPicked: {
    clause: 'AM-3.3',
    say: ({ seat, archmagus }) => `${SEAT_NAMES[seat]} chooses ${unitText(archmagus)}.`,
    belongsTo: 'setUp',
  },
  archmagusPlaced: {
    clause: 'AM-3.5',
    say: ({ seat, kind, hex }) => `${SEAT_NAMES[seat]} places ${unitText(kind)} in ${hex}.`,
    show: (event, table, after) => arriving('land', event, [table, after]),
    belongsTo: 'setUp',
    goal: ['seat', 'hex'],
  },
  /** A turn begins with its first phase, which says so; what was seen in the last one is hidden again. */
  turnBegan: {
    clause: 'AM-4.3',
    say: () => null,
    show: (_event, table, after) => veiling(table, after),
    belongsTo: 'course',
  },
  phaseBegan: {
    clause: 'AM-4.1',
    say: ({ round, seat, phase }) => `Round ${round}, ${SEAT_NAMES[seat]}: ${PHASE_NAMES[phase]}`,
    opens: ({ seat }) => seat,
    belongsTo: 'course',
  },
  eliminated: {
    clause: 'AM-V.2',
    say: ({ seat }) => `${SEAT_NAMES[seat]} is out of the game. Its other units leave the map.`,
    show: ({ seat }, table) => leaving(table, seat),
    moment: always,
    hear: heard('fall'),
    goal: ['seat'],
  },
  ended: {
    clause: ({ by }) => ENDING_CLAUSES[by],
    say: (ending) => endingText(ending),
    isEnd: true,
    moment: always,
    hear: heard('curtain'),
    goal: ['winner', 'by'],
  },
} satisfies Entries

/** How the game ended, in two sentences. */
export function endingText({ winner, by }: Ending): string {
  return `${END_TEXT.by[by]} ${winner === 'draw' ? 'The game is drawn' : END_TEXT.wins(SEAT_NAMES[winner])}.`
}
