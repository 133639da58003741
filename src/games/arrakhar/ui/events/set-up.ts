import { hauntName } from '../../tables/command-text'
import { SIDE_NAMES } from '../../tables/text'
import { countOf, UNIT_TYPES, type UnitType } from '../../tables/units'
import { typesListed } from '../sentences/words'
import type { Entries } from './kit'

/** Steps of the set-up; the log shows each only to those who may know it. */
export const SET_UP_EVENTS = {
  forceDesigned: {
    clause: 'AR-2.1',
    say: ({ side }) => `The ${SIDE_NAMES[side].toLowerCase()}’s force is designed.`,
    belongsTo: 'setUp',
  },
  hauntPlaced: {
    clause: 'AR-3.1',
    say: ({ haunt, hex }) => `${hauntName(haunt)} is placed at ${hex}.`,
    belongsTo: 'setUp',
  },
  hauntLifted: {
    clause: 'AR-3.1',
    say: ({ haunt }) => `${hauntName(haunt)} is taken up again.`,
    belongsTo: 'setUp',
  },
  /** Which one is for the sorcerer's peek alone: the log lies open while the wizard may look on. */
  wandHidden: {
    clause: 'AR-3.4',
    say: () => 'A haunt is chosen to hide the wand.',
    belongsTo: 'setUp',
  },
  sorcerersPlaced: {
    clause: 'AR-3.5',
    say: ({ count, hex }) => `${countOf(count, 'sorcerer')} placed at ${hex}.`,
    belongsTo: 'setUp',
  },
  sorcerersLifted: {
    clause: 'AR-3.5',
    say: ({ count, hex }) => `${countOf(count, 'sorcerer')} taken up from ${hex}.`,
    belongsTo: 'setUp',
  },
  entryAssigned: {
    clause: 'AR-4.1',
    say: ({ counts, hex }) => `${entryText(counts)} at ${hex}.`,
    belongsTo: 'setUp',
  },
  placementFinished: {
    clause: 'AR-4.2',
    say: ({ side }) => `The ${SIDE_NAMES[side].toLowerCase()}’s forces are placed.`,
    belongsTo: 'setUp',
  },
} satisfies Entries

function entryText(counts: Readonly<Partial<Record<UnitType, number>>>): string {
  const total = UNIT_TYPES.reduce((sum, type) => sum + (counts[type] ?? 0), 0)
  const who = typesListed((type) => counts[type] ?? 0)
  return who === undefined ? 'Nobody waits' : `${who} ${total === 1 ? 'waits' : 'wait'}`
}
