import type { Shown } from '@/table/events/presentation'
import { always } from '@/table/events/presentation'
import { seen, unseen } from '@/table/motion/scene'
import { heard } from '@/table/motion/sounds'
import { hauntName } from '../../tables/command-text'
import { ICONS } from '../../tables/icons'
import { BANNERS } from '../../tables/setup-text'
import { SEGMENT_NAMES, SIDE_NAMES } from '../../tables/text'
import type { Side } from '../../tables/units'
import type { Table } from '../../state/position'
import { endingText, phaseText } from '../sentences/words'
import type { Entries } from './kit'
import { SCENE } from './scene'

/** Until the carriers have reached for it. */
export const REACHES = 0.1

/** The segments, what is found in haunts, and the end of the game. */
export const COURSE_EVENTS = {
  segmentBegun: {
    clause: 'AR-5.6',
    say({ turn, side, segment }) {
      const where = turn === 0 ? 'Set-up' : `Turn ${turn}, ${phaseText(side)}`
      return `${where}: ${SEGMENT_NAMES[segment].toLowerCase()}`
    },
    opens: ({ side }) => side,
    belongsTo: 'course',
    show: ({ side }, table) => passing(table, side),
  },
  segmentSkipped: {
    clause: 'AR-5.6',
    say: ({ segment }) => `${SEGMENT_NAMES[segment]}: nothing can be done.`,
    belongsTo: 'course',
    show: ({ side }, table) => passing(table, side),
  },
  hauntDestroyed: {
    clause: 'AR-11.1',
    say: ({ haunt, hex }) => `${hauntName(haunt)} at ${hex} is destroyed.`,
    show: ({ hex }, table) => seen(table, { kind: 'crumble', hex }),
    hear: heard('rubble'),
    moment: always,
  },
  wandFound: {
    clause: 'AR-11.2',
    say: ({ hex }) => `The wand is found at ${hex}!`,
    show: ({ hex }, table) => seen(table, { kind: 'gleam', hex }),
    banner: ({ hex }) => ({ hex, text: BANNERS.found, icon: ICONS.wand }),
    hear: heard('wand', REACHES),
    moment: always,
    goal: [],
  },
  drawOffered: {
    clause: 'AR-12.7',
    say: ({ side }) => `The ${SIDE_NAMES[side].toLowerCase()} offers a draw.`,
  },
  drawAnswered: {
    clause: 'AR-12.7',
    say: ({ side, accepted }) =>
      `The ${SIDE_NAMES[side].toLowerCase()} ${accepted ? 'accepts the draw' : 'declines the draw'}.`,
  },
  gameEnded: { clause: 'AR-12.6', say: ({ ending }) => endingText(ending), isEnd: true },
} satisfies Entries

/** Counters that were turned over turn back when the phase ends (AR-5.5). */
function passing(table: Table, side: Side): Shown<Table> {
  return side === table.side
    ? unseen(table)
    : SCENE.turning([table, { ...table, side, cast: [] }], table.cast)
}
