import type { HexId } from '@/engine/kernel/hex'
import { unseen } from '@/table/motion/scene'
import { heard, stepsHeard } from '@/table/motion/sounds'
import type { View } from '../../queries/view'
import type { BlockId } from '../../state/vocabulary'
import { spellRow } from '../../tables/kinds'
import { SEAT_NAMES } from '../../tables/seats'
import { STEP_NAMES } from '../../tables/text'
import type { Entries } from './kit'
import { againstText, higherText } from './set-up'
import { arriving, growing, marching, studying, turned } from './scene'
import { fromText, ownName, placeText, stepsText } from './words'

/** The turn, moves and recruiting. */
export const MOVE_EVENTS = {
  turnBegan: {
    clause: 'TS-1',
    say: ({ turn, moon }) => `Turn ${turn}. The moon is ${moon}.`,
    belongsTo: 'course',
  },
  initiativeRolled: {
    clause: 'TS-3',
    say: ({ north, south, first }) => `${againstText(north, south)}: ${higherText(first, 'moves first')}.`,
    dice: ({ north, south }) => [...north, ...south],
    brief: ({ first }) => higherText(first, 'moves first'),
    isRecalled: ({ first }) => first !== null,
    goal: ['first'],
  },
  phaseBegan: {
    clause: 'TS-1',
    say: ({ seat, step, turn }) => `Turn ${turn}, ${SEAT_NAMES[seat]}: ${STEP_NAMES[step]}.`,
    opens: ({ seat }) => seat,
    belongsTo: 'course',
  },
  moved: {
    clause: 'MV-1',
    say: ({ seat, from, path, isBySea, isAttack }) =>
      `${SEAT_NAMES[seat]} ${isAttack ? 'attacks' : 'moves a block'} ${fromText(from)} ${isAttack ? 'in' : 'to'} ${endOf(path)}${isBySea ? ' by sea' : ''}.`,
    isToldBy: (_event, other) => other.type === 'movedBlock',
    at: ({ from, path }) => [...(from === 'edge' ? [] : [from]), ...path],
    arrow: ({ from, path, isAttack }) => ({
      from: [from === 'edge' ? path[0] : from],
      to: path.at(-1),
      kind: isAttack ? 'blade' : 'aid',
    }),
    show: (event, table, after) => marching(table, after, event),
    hear: ({ path }) => stepsHeard(path.length),
    goal: ['seat', 'path'],
  },
  movedBlock: {
    clause: 'MV-1',
    say: ({ seat, kind, from, path }) => `${ownName(seat, kind)} goes ${fromText(from)} to ${endOf(path)}.`,
    at: ({ from, path }) => [...(from === 'edge' ? [] : [from]), ...path],
  },
  magicWorked: {
    clause: 'WZ-10',
    say: ({ seat, hex, spell, side }) =>
      `${SEAT_NAMES[seat]} casts ${spellRow(spell).name} in ${hex}${side ? `, towards ${side[1]}` : ''}.`,
    hear: heard('haste'),
    goal: ['seat', 'spell'],
  },
  fatigueRolled: {
    clause: 'WZ-7',
    say: ({ seat, isFatigued, roll, level }) =>
      `${SEAT_NAMES[seat]}’s wizard ${isFatigued ? 'is fatigued' : 'is not fatigued'}: ${roll} against level ${level}.`,
    brief: ({ isFatigued }) => (isFatigued ? 'fatigued' : 'not fatigued'),
    goal: ['isFatigued'],
  },
  recruitedThere: {
    clause: 'RC-1',
    say: ({ seat, hex }) => `${SEAT_NAMES[seat]} recruits in ${hex}.`,
    isToldBy: (_event, other) => other.type === 'recruited',
    hear: heard('step'),
    goal: ['seat', 'hex'],
  },
  recruited: {
    clause: 'RC-5',
    say: ({ seat, kind, hex, steps }) => `${ownName(seat, kind)} recruits ${stepsText(steps)} in ${hex}.`,
    show: ({ block, steps }, table) => turned(table, block, strengthIn(table, block) + steps),
  },
  studied: {
    clause: 'WZ-6',
    say: ({ seat, hex, roll, isWiser }) =>
      `${SEAT_NAMES[seat]}’s wizard studies in ${hex}: ${roll}, ${isWiser ? 'a step gained' : 'nothing learned'}.`,
    brief: ({ isWiser }) => (isWiser ? 'a step gained' : 'nothing'),
    show: ({ seat, hex }, table, after) => studying(table, after, { hex, owner: seat }),
    goal: ['seat', 'isWiser'],
  },
  disbanded: {
    clause: 'CS-6',
    say: ({ seat, hex }) => `${SEAT_NAMES[seat]} takes a block off ${hex}.`,
    isToldBy: (_event, other) => other.type === 'disbandedCastle',
    goal: ['seat', 'hex'],
  },
  disbandedCastle: {
    clause: 'CS-6',
    say: ({ seat, kind, hex }) => `${ownName(seat, kind)} in ${hex} is disbanded.`,
  },
  buildsCommitted: {
    clause: 'BD-2',
    say: ({ seat }) => `${SEAT_NAMES[seat]} has chosen what it builds.`,
    belongsTo: 'course',
  },
  builtThere: {
    clause: 'BD-2',
    say: ({ seat, at, count, grown }) =>
      count + grown === 0 ? null : `${SEAT_NAMES[seat]} builds ${placeText(at)}.`,
    isToldBy: ({ seat }, other) => other.type === 'built' && other.seat === seat,
    at: ({ at }) => (at === 'edge' ? [] : [at]),
    show: ({ seat, at }, table, after) =>
      at === 'edge' ? unseen(table) : growing(table, after, { hex: at, owner: seat }),
    hear: heard('step'),
    goal: ['seat', 'at'],
  },
  built: {
    clause: 'BD-3',
    say: ({ seat, kind, at, strength }) =>
      `${ownName(seat, kind)} ${strength === 1 ? 'appears' : 'grows'} ${placeText(at)}.`,
    at: ({ at }) => (at === 'edge' ? [] : [at]),
    show: ({ block, strength }, table, after) =>
      strength === 1 ? arriving('land', block, [table, after]) : turned(table, block, strength),
  },
  goldCounted: {
    clause: 'VC-1',
    say: ({ turn, north, south }) =>
      `End of turn ${turn}: ${SEAT_NAMES.north} holds ${north} gold, ${SEAT_NAMES.south} ${south}.`,
  },
} satisfies Entries

function strengthIn({ blocks }: View, id: BlockId): number {
  return blocks.find((block) => block.id === id)?.strength ?? 0
}

function endOf(path: readonly HexId[]): string {
  return path.at(-1) ?? ''
}
