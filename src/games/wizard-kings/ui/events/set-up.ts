import { listed } from '@/engine/basics/phrases'
import { heard } from '@/table/motion/sounds'
import { ARMIES } from '../../tables/armies'
import { SEAT_NAMES, type Side } from '../../tables/seats'
import type { Entries } from './kit'
import { boardName, cityName, kindsText } from './words'

const CHOSEN = {
  pool: 'its chaos blocks',
  force: 'its starting force',
  capitals: 'its capitals',
  deploy: 'where its blocks begin',
} as const

/** Two rolls against each other. */
export function againstText(north: readonly number[], south: readonly number[]): string {
  const sum = (rolls: readonly number[]) => rolls.reduce((all, die) => all + die, 0)
  return `${SEAT_NAMES.north} rolls ${sum(north)}, ${SEAT_NAMES.south} ${sum(south)}`
}

export function higherText(side: Side | null, does: string): string {
  return side === null ? 'a tie, rolled again' : `${SEAT_NAMES[side]} ${does}`
}

/** What comes before the first turn. */
export const SET_UP_EVENTS = {
  rolledOff: {
    clause: 'SU-2',
    say: ({ north, south, chooser }) =>
      `${againstText(north, south)}: ${higherText(chooser, 'chooses first')}.`,
    dice: ({ north, south }) => [...north, ...south],
    brief: ({ chooser }) => higherText(chooser, 'chooses'),
    belongsTo: 'setUp',
  },
  boardChosen: {
    clause: 'SU-3',
    say: ({ seat, board, rotated }) =>
      `${SEAT_NAMES[seat]} lays ${boardName(board)}${rotated ? ', turned around' : ''}.`,
    belongsTo: 'setUp',
    goal: ['seat', 'board'],
  },
  edgeChosen: {
    clause: 'SU-3',
    say: ({ seat, isTurned }) =>
      `${SEAT_NAMES[seat]} ${isTurned ? 'has the board turned around' : 'leaves the board as it lies'}.`,
    belongsTo: 'setUp',
  },
  armyChosen: {
    clause: 'SU-4',
    say: ({ seat, army }) =>
      `${SEAT_NAMES[seat]} leads the ${ARMIES.find(({ id }) => id === army)?.name ?? army}.`,
    belongsTo: 'setUp',
    goal: ['seat', 'army'],
  },
  choseSecretly: {
    clause: 'SU-6',
    say: ({ seat, what }) => `${SEAT_NAMES[seat]} chooses ${CHOSEN[what]} in secret.`,
    isToldBy: ({ what }, other) =>
      other.type ===
      ({ pool: 'poolChosen', force: 'forceChosen', capitals: 'capitalsChosen', deploy: 'deployed' } as const)[
        what
      ],
    belongsTo: 'setUp',
  },
  poolChosen: {
    clause: 'SU-5',
    say: ({ seat, kinds }) =>
      kinds.length === 0
        ? `${SEAT_NAMES[seat]} takes no chaos blocks.`
        : `${SEAT_NAMES[seat]} has ${kindsText(kinds)} in its pool.`,
    belongsTo: 'setUp',
  },
  forceChosen: {
    clause: 'SU-6',
    say: ({ seat, kinds }) => `${SEAT_NAMES[seat]} begins with ${kindsText(kinds)}.`,
    belongsTo: 'setUp',
  },
  capitalsChosen: {
    clause: 'SU-7',
    say: ({ seat, cities }) => `${SEAT_NAMES[seat]} chooses ${listed(cities.map(cityName))} as capital.`,
    belongsTo: 'setUp',
  },
  deployed: {
    clause: 'SU-8',
    say: ({ seat, hex, kinds }) => `${SEAT_NAMES[seat]} deploys ${kindsText(kinds)} in ${hex}.`,
    belongsTo: 'setUp',
  },
  capitalsShown: {
    clause: 'SU-7',
    say: ({ seat, cities }) => `${SEAT_NAMES[seat]}’s capital: ${listed(cities.map(cityName))}.`,
    belongsTo: 'setUp',
    hear: heard('step'),
  },
  moonRolled: {
    clause: 'WB-1',
    say: ({ moon, roll }) => (moon ? `The moon is ${moon}.` : `A ${roll} is rolled again.`),
    brief: ({ moon }) => moon ?? 'again',
    belongsTo: 'setUp',
  },
} satisfies Entries
