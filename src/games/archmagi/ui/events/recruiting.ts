import { unseen } from '@/table/motion/scene'
import { heard } from '@/table/motion/sounds'
import type { Clause } from '../../clauses'
import { artifactRow } from '../../tables/chits'
import { SEAT_NAMES } from '../../tables/seats'
import type { Pile } from '../../tables/vocabulary'
import { nameInWords } from '../texts/item-words'
import { type Entries, type EventOfType, never } from './kit'
import { arriving, landingHidden } from './scene'
import { chitsText, countText, pileText, unitText } from './words'

const DRAW_CLAUSES: Readonly<Record<Pile, Clause>> = {
  units: 'AM-6.1',
  spells: 'AM-7.1',
  artifacts: 'AM-6.9',
  archmagi: 'AM-3.3',
}

const DISCARD_CLAUSES: Readonly<Record<Pile, Clause>> = {
  units: 'AM-6.7',
  spells: 'AM-7.2',
  artifacts: 'AM-1.6',
  archmagi: 'AM-1.6',
}

/** Chits drawn, given up and put on the map. Whoever they belong to reads their names in place of their number. */
export const RECRUITING_EVENTS = {
  drew: {
    clause: ({ pile }) => DRAW_CLAUSES[pile],
    say: ({ seat, pile, chits }) => `${SEAT_NAMES[seat]} draws ${chitsText(pile, chits)}.`,
    isRecalled: never,
  },
  drewMany: {
    clause: ({ pile }) => DRAW_CLAUSES[pile],
    say: ({ seat, pile, count }) => `${SEAT_NAMES[seat]} draws ${countText(pile, count)}.`,
    isToldBy: (event, other) => other.type === 'drew' && isOfSame(event, other),
    isRecalled: never,
    goal: ['seat', 'pile'],
  },
  discarded: {
    clause: ({ pile }) => DISCARD_CLAUSES[pile],
    say: ({ seat, pile, chits }) => `${SEAT_NAMES[seat]} discards ${chitsText(pile, chits)}.`,
    isRecalled: never,
  },
  discardedMany: {
    clause: ({ pile }) => DISCARD_CLAUSES[pile],
    say: ({ seat, pile, count }) => `${SEAT_NAMES[seat]} discards ${countText(pile, count)}.`,
    isToldBy: (event, other) => other.type === 'discarded' && isOfSame(event, other),
    isRecalled: never,
    goal: ['seat', 'pile'],
  },
  bagEmpty: {
    clause: 'AM-1.7',
    say: ({ pile }) => `The bag of ${pileText(pile)} is empty: nothing more is drawn.`,
  },
  owes: {
    clause: ({ roll }) => (roll === null ? 'AM-7.2' : 'AM-S.45'),
    say({ seat, count, roll }) {
      const spells = count === 0 ? 'has no spell to discard' : `must discard ${countText('spells', count)}`
      return `${SEAT_NAMES[seat]} ${roll === null ? '' : `rolls ${roll} and `}${spells}.`
    },
    dice: ({ roll }) => (roll === null ? [] : [roll]),
    means: ({ count }) => `discards ${countText('spells', count)}`,
  },
  deployed: {
    clause: 'AM-6.2',
    say: ({ seat, kind, hex }) => `${SEAT_NAMES[seat]} deploys ${unitText(kind)} in ${hex}.`,
    show: (event, table, after) => arriving('land', event, [table, after]),
    goal: ['kind', 'hex'],
  },
  /** What comes is told and shown by what follows, to whoever may know what it is. */
  stackGrew: {
    clause: 'AM-5.8',
    say: ({ seat, hex, site }) =>
      `${SEAT_NAMES[seat]} deploys ${site === null ? countText('units', 1) : unitText(site)} in ${hex}.`,
    isToldBy: (event, other) =>
      (other.type === 'deployed' || other.type === 'joined' || other.type === 'archmagusPlaced') &&
      other.hex === event.hex &&
      other.seat === event.seat,
    show({ seat, hex, site }, table, after) {
      const come = after.units.find(
        (unit) => unit.hex === hex && unit.seat === seat && !table.units.some(({ id }) => id === unit.id),
      )
      if (!come) return landingHidden(table, { hex, owner: seat })
      const { id, type, whole } = come
      if (site === null || whole) return unseen(table)
      return arriving('land', { unit: id, kind: type, seat, hex }, [table, after])
    },
    hear: heard('step'),
  },
  gaveArtifact: {
    clause: 'AM-6.10',
    say: ({ seat, artifact, to }, names) =>
      `${SEAT_NAMES[seat]} gives the ${artifactRow(artifact).name} to ${nameInWords(to, names)}.`,
    goal: ['artifact', 'to'],
  },
  artifactSpent: {
    clause: 'AM-A.0.6',
    say: ({ seat, artifact }) => `${SEAT_NAMES[seat]} uses up the ${artifactRow(artifact).name}.`,
    goal: ['seat', 'artifact'],
  },
} satisfies Entries

type OfPile = Pick<EventOfType<'drewMany'>, 'seat' | 'pile'>

/** Whether two events are about chits of the same seat and pile. */
function isOfSame({ seat, pile }: OfPile, other: OfPile): boolean {
  return other.seat === seat && other.pile === pile
}
