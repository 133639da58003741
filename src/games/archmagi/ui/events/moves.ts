import { counted, listed } from '@/engine/basics/phrases'
import type { HexId } from '@/engine/kernel/hex'
import { heard, stepsHeard } from '@/table/motion/sounds'
import { SEAT_NAMES } from '../../tables/seats'
import { nameInWords } from '../texts/item-words'
import type { Entries } from './kit'
import { countIn, known, marching, SCENE } from './scene'
import { unitText } from './words'

/** Units that change their place. */
export const MOVE_EVENTS = {
  moved: {
    clause: 'AM-9.1',
    say: ({ seat, from, path, count }) =>
      `${SEAT_NAMES[seat]} moves ${counted(count, 'unit', 'units')} from ${from} to ${endOf(path, from)}.`,
    isToldBy: (_event, other) => other.type === 'movedUnits',
    at: ({ from, path }) => [from, ...path],
    arrow: ({ from, path }) => ({ from: [from], to: path.at(-1), kind: 'aid' }),
    show: (event, table, after) => marching(table, after, event),
    hear: ({ path }) => stepsHeard(path.length),
    goal: ['seat', 'path'],
  },
  /** Its owner reads who went; all see how many do. */
  movedUnits: {
    clause: 'AM-9.1',
    say: ({ seat, units, from, path }, names) =>
      `${SEAT_NAMES[seat]} moves ${listed(units.map((id) => nameInWords(id, names)))} from ${from} to ${endOf(path, from)}.`,
    at: ({ from, path }) => [from, ...path],
  },
  rode: {
    clause: 'AM-9.10',
    say: ({ seat, unit, carrier }, names) =>
      carrier === null
        ? `${SEAT_NAMES[seat]} dismounts ${nameInWords(unit, names)}.`
        : `${SEAT_NAMES[seat]} mounts ${nameInWords(unit, names)} on ${nameInWords(carrier, names)}.`,
    hear: heard('step'),
    goal: ['unit', 'carrier'],
  },
  /** By keyword, by magic, or in fear. */
  left: {
    clause: 'AM-E.12',
    say: ({ seat, kind, hex, to }) => `${SEAT_NAMES[seat]} has ${unitText(kind)} leave ${hex} for ${to}.`,
    at: ({ hex, to }) => [hex, to],
    arrow: ({ hex, to }) => ({ from: [hex], to, kind: 'aid' }),
    show: (event, table) => SCENE.moving(known(table, event), [event.unit], [event.hex, event.to]),
    hear: heard('step'),
    goal: ['kind', 'to'],
  },
  retreated: {
    clause: 'AM-11.10',
    say: ({ seat, from, to, sacrifice }, names) =>
      `${SEAT_NAMES[seat]} retreats from ${from} to ${to} and gives up ${nameInWords(sacrifice, names)}.`,
    at: ({ from, to }) => [from, to],
    arrow: ({ from, to }) => ({ from: [from], to, kind: 'aid' }),
    show({ seat, from, to }, table, after) {
      const count = countIn(after, { hex: to, owner: seat }) - countIn(table, { hex: to, owner: seat })
      return marching(table, after, { seat, from, path: [to], count })
    },
    hear: heard('step'),
    goal: ['seat', 'to'],
  },
} satisfies Entries

function endOf(path: readonly HexId[], from: HexId): HexId {
  return path.at(-1) ?? from
}
