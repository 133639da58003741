import { always } from '@/table/events/presentation'
import { heard } from '@/table/motion/sounds'
import { END_TEXT } from '../../tables/end-text'
import { ENDING_TEXT, PHASE_NAMES, SEAT_NAMES } from '../../tables/text'
import type { Ending } from '../../state/position'
import { otherSeat } from '../../queries/creatures'
import { kingOf } from '../../queries/entry'
import { groundOf } from '../../queries/spaces'
import type { Entries } from './kit'
import { SCENE } from './scene'

/** In the box of 256 units that icons have. */
const CROWN = { path: 'M40 196V84L88 132L128 60L168 132L216 84V196Z' }

/** The set-up, the phases and the end of the game. */
export const COURSE_EVENTS = {
  armyDrawnUp: {
    clause: 'AA-2.1',
    say: ({ seat }) => `${SEAT_NAMES[seat]} draws up an army.`,
    belongsTo: 'setUp',
  },
  armyLocked: {
    clause: 'AA-2.6',
    say: ({ seat }) => `${SEAT_NAMES[seat]}’s army is final.`,
    belongsTo: 'setUp',
  },
  armiesRevealed: {
    clause: 'AA-2.6',
    say: () => 'Both armies are revealed.',
    belongsTo: 'setUp',
    moment: always,
  },
  firstPlayer: {
    clause: 'AA-2.8',
    say: ({ seat }) => `${SEAT_NAMES[seat]} moves first.`,
    means: ({ seat }) => `${SEAT_NAMES[seat]} moves first`,
    belongsTo: 'setUp',
  },
  placed: {
    clause: 'AA-24.4',
    say: ({ creature, hex }, names) => `${names.creature(creature)} is placed at ${hex}.`,
    belongsTo: 'setUp',
    show: ({ creature, hex }, table) => SCENE.landing(table, [creature], groundOf(hex)),
    hear: heard('step'),
  },
  /** Retreat and Winning run by themselves and tell what comes of them. */
  phaseBegun: {
    clause: 'AA-3.1',
    say: ({ turn, seat, phase }) =>
      phase === 'winning' ? null : `Turn ${turn}, ${SEAT_NAMES[seat]}: ${PHASE_NAMES[phase]}`,
    opens: ({ seat }) => seat,
    belongsTo: 'course',
  },
  conceded: { clause: 'AA-23.5', say: ({ seat }) => `${SEAT_NAMES[seat]} gives up.` },
  gameEnded: {
    clause: 'AA-23.1',
    say: ({ ending }) => endingText(ending),
    isEnd: true,
    moment: ({ ending }) => ending.by === 'king',
    banner({ ending: { by, winner } }, table) {
      if (by !== 'king' || winner === 'draw') return null
      return { hex: kingOf(table, otherSeat(winner)), text: END_TEXT.kingTaken, icon: CROWN }
    },
  },
} satisfies Entries

/** How the game ended, in a sentence or two. */
export function endingText({ winner, by }: Ending): string {
  const outcome = winner === 'draw' ? 'The game is drawn.' : `${SEAT_NAMES[winner]} wins.`
  return `${ENDING_TEXT[by]} ${outcome}`
}
