import type { FallEffect } from '@/board/motion/board-effect'
import { heard } from '@/table/motion/sounds'
import type { Clause } from '../../clauses'
import { typeName } from '../../queries/names'
import { SEAT_NAMES } from '../../tables/seats'
import { factsOfType, isArchmagus, type UnitTypeId } from '../../tables/types'
import { artOf } from '../board/art'
import type { Entries, EventOfType } from './kit'
import { falling, revealing } from './scene'
import { ownName, unitText } from './words'

type Doom = EventOfType<'destroyed'>['cause']
type Rescue = EventOfType<'survived'>['by']

/** When a fall is heard, after what brought it about. */
const FALLS = 0.2

/** From which strength on the fall of a unit is remembered. */
const STRONG = 9
/** An Archmagus weighs more than any unit. */
const ARCHMAGUS_WEIGHT = 100

/** How units end, each under its clause. */
const DOOMS: Readonly<
  Record<Doom, { readonly clause: Clause; readonly why: string; readonly manner: FallEffect['manner'] }>
> = {
  roll: { clause: 'AM-11.29', why: ', defeated in battle', manner: 'struck' },
  attack: { clause: 'AM-11.50', why: ', struck down by magic', manner: 'burnt' },
  spell: { clause: 'AM-11.51', why: ', destroyed by a spell', manner: 'burnt' },
  helpless: { clause: 'AM-11.21', why: ', helpless with nobody to step in', manner: 'struck' },
  stranded: { clause: 'AM-9.12', why: ', unable to stay there', manner: 'leaving' },
  sunk: { clause: 'AM-9.13', why: ', gone down with the ship', manner: 'leaving' },
  bound: { clause: 'AM-11.54', why: ', bound to another unit that fell', manner: 'leaving' },
  lost: { clause: 'AM-11.53', why: '', manner: 'struck' },
}

const RESCUES: Readonly<Record<Rescue, { readonly clause: Clause; readonly by: string }>> = {
  regenerate: { clause: 'AM-K.24', by: 'Regenerate' },
  martyr: { clause: 'AM-K.20', by: 'A Martyr' },
  priestess: { clause: 'AM-P.8', by: 'The Priestess' },
  potion: { clause: 'AM-A.39', by: 'A Potion of Healing' },
}

/** What becomes of units: who is seen, saved or lost. */
export const FATE_EVENTS = {
  /** What it does openly is told by itself. */
  revealed: {
    clause: 'AM-5.6',
    say: () => null,
    show: ({ unit, kind, seat, hex }, table) =>
      revealing(table, [{ id: unit, type: kind, seat, hex, own: null, whole: null }]),
    isRecalled: () => false,
  },
  survived: {
    clause: ({ by }) => RESCUES[by].clause,
    say: ({ seat, kind, hex, by }) => `${RESCUES[by].by} saves ${ownName(seat, kind)} in ${hex}.`,
    hear: heard('haste'),
    goal: ['seat', 'kind', 'by'],
  },
  destroyed: {
    clause: ({ cause }) => DOOMS[cause].clause,
    say: ({ seat, kind, hex, cause }) =>
      isArchmagus(kind)
        ? `${SEAT_NAMES[seat]} loses its Archmagus, ${unitText(kind)}, in ${hex}${DOOMS[cause].why}!`
        : `${SEAT_NAMES[seat]} loses ${unitText(kind)} in ${hex}${DOOMS[cause].why}.`,
    show: (event, table) => falling(table, event, DOOMS[event.cause].manner),
    banner: ({ kind, hex }) =>
      isArchmagus(kind) ? { hex, text: `The ${typeName(kind)} falls`, icon: artOf(kind) } : null,
    moment: ({ kind }) => weightOf(kind) >= STRONG,
    weight: ({ kind }) => weightOf(kind),
    hear: heard('fall', FALLS),
    goal: ['seat', 'kind'],
  },
  vanished: {
    clause: 'AM-E.7',
    say: ({ seat, kind }) => `${SEAT_NAMES[seat]} takes ${unitText(kind)} off the map: its time is over.`,
    show: (event, table) => falling(table, event, 'leaving'),
    goal: ['seat', 'kind'],
  },
} satisfies Entries

function weightOf(kind: UnitTypeId): number {
  return isArchmagus(kind) ? ARCHMAGUS_WEIGHT : factsOfType(kind).brm
}
