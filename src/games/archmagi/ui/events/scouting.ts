import { listed } from '@/engine/basics/phrases'
import { seen, unseen } from '@/table/motion/scene'
import { heard } from '@/table/motion/sounds'
import { typeName } from '../../queries/names'
import { artifactRow } from '../../tables/chits'
import { LOST_UP_TO } from '../../tables/figures'
import { SEAT_NAMES } from '../../tables/seats'
import { hexOfUnit } from '../board/board-view'
import { nameInWords, stackInWords } from '../texts/item-words'
import type { Entries } from './kit'
import { revealing } from './scene'
import { chitsText, kindsText, ownName, unitText } from './words'

/** What is looked at and stolen, and what becomes of artifacts. */
export const SCOUTING_EVENTS = {
  looked: {
    clause: 'AM-8.2',
    say: ({ seat, stack, kinds }) =>
      `${SEAT_NAMES[seat]} looks at ${stackInWords(stack)}: ${kindsText(kinds.map(typeName))}.`,
    at: ({ stack }) => [stack.hex],
    show: ({ stack: { hex, owner } }, table, after) =>
      revealing(
        table,
        after.units.filter((unit) => unit.hex === hex && unit.seat === owner),
      ),
    goal: ['stack'],
  },
  sawQueue: {
    clause: 'AM-P.16',
    say: ({ seat, pile, chits }) => `${SEAT_NAMES[seat]} foresees the next draws: ${chitsText(pile, chits)}.`,
    goal: ['pile'],
  },
  sawHoldings: {
    clause: ({ what }) => (what === 'spells' ? 'AM-S.41' : 'AM-S.42'),
    say: ({ seat, what }) =>
      `${SEAT_NAMES[seat]} sees the ${what === 'spells' ? 'Spell Reserves' : 'Reserves'} of all opponents until the end of the turn.`,
    goal: ['what'],
  },
  artifactsDisclosed: {
    clause: 'AM-8.5',
    say: ({ stack, artifacts }) =>
      `${stackInWords(stack)} carries ${listed(artifacts.map((one) => `the ${artifactRow(one).name}`))}.`,
    at: ({ stack }) => [stack.hex],
  },
  thiefCaught: {
    clause: 'AM-8.5',
    say: ({ seat, kind }) => `A guard catches ${ownName(seat, kind)}.`,
    goal: ['seat', 'kind'],
  },
  theftFailed: {
    clause: 'AM-8.5',
    say: ({ seat, artifact }) => `${SEAT_NAMES[seat]} fails to steal the ${artifactRow(artifact).name}.`,
    goal: ['seat', 'artifact'],
  },
  artifactTaken: {
    clause: 'AM-8.6',
    say({ seat, artifact, unit }, names) {
      const who = unit === null ? '' : ` with ${nameInWords(unit, names)}`
      return `${SEAT_NAMES[seat]} takes the ${artifactRow(artifact).name}${who}.`
    },
    isToldBy: ({ artifact }, other) => other.type === 'gaveArtifact' && other.artifact === artifact,
    show({ unit }, table) {
      const hex = unit === null ? undefined : hexOfUnit(table, unit)
      return hex === undefined ? unseen(table) : seen(table, { kind: 'gleam', hex })
    },
    hear: heard('wand'),
    goal: ['seat', 'artifact'],
  },
  heirloomRolled: {
    clause: 'AM-A.0.8',
    say({ artifact, roll }) {
      const fate = roll <= LOST_UP_TO ? 'it is lost' : 'it can be taken up'
      return `A die decides about the artifact ${artifactRow(artifact).name} of the fallen: ${roll}, ${fate}.`
    },
    dice: ({ roll }) => [roll],
    brief: ({ artifact, roll }) => `${artifactRow(artifact).name} ${roll <= LOST_UP_TO ? 'lost' : 'left'}`,
  },
  artifactLost: {
    clause: 'AM-A.0.8',
    say: ({ artifact }) => `The artifact ${artifactRow(artifact).name} goes back to its bag.`,
    isToldBy: ({ artifact }, other) =>
      other.type === 'heirloomRolled' && other.artifact === artifact && other.roll <= LOST_UP_TO,
    goal: ['artifact'],
  },
  fed: {
    clause: 'AM-K.13',
    say: ({ seat, kind, hex, victim }) =>
      `${SEAT_NAMES[seat]} feeds ${unitText(victim)} to ${unitText(kind)} in ${hex}.`,
    goal: ['kind', 'victim'],
  },
} satisfies Entries
