import { listed } from '@/engine/basics/phrases'
import { seen } from '@/table/motion/scene'
import { heard } from '@/table/motion/sounds'
import { kindName, spellRow } from '../../tables/kinds'
import { SEAT_NAMES } from '../../tables/seats'
import { BATTLE_SIGN } from '../board/signs'
import type { Entries } from './kit'
import { arriving, falling, marching, revealing, SCENE, turned, veiling } from './scene'
import { fromText, hitsText, ownName, stepsText } from './words'
import { ENDING_TEXT } from '../texts/end-text'

/** Battles, and how the game ends. */
export const BATTLE_EVENTS = {
  battleOpened: {
    clause: 'CB-3',
    say: ({ hex, attacker, main }) =>
      `${SEAT_NAMES[attacker]} opens the battle in ${hex}, ${fromText(main)}.`,
    banner: ({ hex }) => ({ hex, text: 'Battle', icon: BATTLE_SIGN }),
    hear: heard('blades'),
    goal: ['hex', 'attacker'],
  },
  blocksShown: {
    clause: 'CB-5',
    say: ({ seat, blocks }) =>
      `${SEAT_NAMES[seat]} shows ${listed(blocks.map(({ kind, strength }) => `${kindName(kind)} (${strength})`))}.`,
    show: (event, table, after) => revealing(table, after, { hex: event.hex, owner: event.seat }),
    hear: heard('step'),
  },
  roundBegan: {
    clause: 'CB-7',
    say: ({ hex, round }) => `Round ${round} of the battle in ${hex}.`,
    goal: ['round'],
  },
  fired: {
    clause: 'CB-10',
    say: ({ seat, kind, hitNumber, hits }) =>
      `${ownName(seat, kind)} fires, hitting on ${hitNumber} or less: ${hitsText(hits)}.`,
    dice: ({ rolls }) => rolls,
    means: ({ hits }) => hitsText(hits),
    brief: ({ hits }) => hitsText(hits),
    show: ({ hex }, table) => seen(table, { kind: 'clash', hex }),
    weight: ({ hits }) => hits,
    hear: heard('blades'),
    goal: ['seat', 'kind'],
  },
  spellCast: {
    clause: 'SP-1',
    say: ({ seat, kind, spell, target }) =>
      `${ownName(seat, kind)} casts ${spellRow(spell).name}${target ? ` at ${kindName(target)}` : ''}.`,
    hear: heard('haste'),
    goal: ['seat', 'spell'],
  },
  spellRolled: {
    clause: 'SP-4',
    say: ({ spell, at, hits }) =>
      `${spellRow(spell).name}${at ? ` strikes at ${kindName(at)}` : ''}: ${hitsText(hits)}.`,
    dice: ({ rolls }) => rolls,
    means: ({ hits }) => hitsText(hits),
    brief: ({ hits }) => hitsText(hits),
    show: ({ hex }, table) => seen(table, { kind: 'fire', from: hex, to: hex, isTreasures: false }),
    weight: ({ hits }) => hits,
    hear: heard('fire'),
    goal: ['seat', 'spell'],
  },
  paidSteps: {
    clause: 'CH-3',
    say: ({ seat, kind, steps }) => `${ownName(seat, kind)} pays ${stepsText(steps)}.`,
    show: ({ block, steps }, table) =>
      turned(table, block, (table.blocks.find(({ id }) => id === block)?.strength ?? steps) - steps),
  },
  warded: {
    clause: 'SP-4.6',
    say: ({ seat, hits }) => `A ward takes ${hitsText(hits)} off ${SEAT_NAMES[seat]}’s blocks.`,
  },
  hit: {
    clause: 'CB-13',
    say: ({ seat, kind, left }) => `${ownName(seat, kind)} is hit and has ${left} left.`,
    show: ({ block, left }, table) => turned(table, block, left),
    goal: ['seat', 'kind'],
  },
  eliminated: {
    clause: 'EL-1',
    say: ({ seat, kind, isLost, by }) =>
      `${ownName(seat, kind)} ${{ hit: 'falls', trapped: 'cannot leave and falls', sea: 'is lost over the sea' }[by]}${isLost ? ', gone for good' : ''}.`,
    show: (event, table) => falling(table, event, event.by === 'sea' ? 'leaving' : 'struck'),
    hear: heard('fall'),
    moment: ({ isLost }) => isLost,
    goal: ['seat', 'kind'],
  },
  learned: {
    clause: 'WZ-4',
    say: ({ seat, kind, strength }) => `${ownName(seat, kind)} learns and has ${stepsText(strength)}.`,
    show: ({ block, strength }, table) => turned(table, block, strength),
    goal: ['seat', 'kind'],
  },
  healed: {
    clause: 'SP-4.7',
    say: ({ seat, kind, strength }) => `${ownName(seat, kind)} recovers and has ${stepsText(strength)}.`,
    show: ({ block, strength }, table) => turned(table, block, strength),
    goal: ['seat', 'kind'],
  },
  bound: {
    clause: 'SP-4.8',
    say: ({ seat, kind }) => `${ownName(seat, kind)} is bound for this round.`,
    goal: ['seat', 'kind'],
  },
  joined: {
    clause: 'SP-4.9',
    say: ({ seat, kind, hex, by }) =>
      `${ownName(seat, kind)} ${by === 'raise' ? 'rises again' : 'answers the call'} in ${hex}.`,
    show: ({ block }, table, after) => arriving('summon', block, [table, after]),
    hear: heard('summon'),
    goal: ['seat', 'kind'],
  },
  hitsWait: {
    clause: 'CB-13',
    say: ({ seat, count }) =>
      `${SEAT_NAMES[seat]} chooses which block takes the ${count === 1 ? 'hit' : `next of ${hitsText(count)}`}.`,
    belongsTo: 'course',
  },
  retreated: {
    clause: 'RT-1',
    say: ({ seat, kind, hex, to, isForced }) =>
      `${ownName(seat, kind)} ${isForced ? 'is tired and leaves' : 'retreats from'} ${hex} for ${to}.`,
    at: ({ hex, to }) => [hex, to],
    arrow: ({ hex, to }) => ({ from: [hex], to, kind: 'aid' }),
    show: ({ block, hex, to }, table) => SCENE.moving(table, [block], [hex, to]),
    hear: heard('step'),
    goal: ['seat', 'kind', 'to'],
  },
  held: { clause: 'CB-9', say: ({ seat, kind }) => `${ownName(seat, kind)} holds.`, belongsTo: 'course' },
  battleEnded: {
    clause: 'CB-15',
    say: ({ hex, winner }) => `${SEAT_NAMES[winner]} wins the battle in ${hex}.`,
    show: (_event, table, after) => veiling(table, after),
    moment: () => true,
    goal: ['hex', 'winner'],
  },
  regrouped: {
    clause: 'RG-1',
    say: ({ seat, from, to }) => `${SEAT_NAMES[seat]} regroups a block from ${from} to ${to}.`,
    isToldBy: (_event, other) => other.type === 'regroupedBlock',
    at: ({ from, to }) => [from, to],
    arrow: ({ from, to }) => ({ from: [from], to, kind: 'aid' }),
    show: ({ seat, from, to }, table, after) => marching(table, after, { seat, from, path: [to] }),
    hear: heard('step'),
    goal: ['seat', 'to'],
  },
  regroupedBlock: {
    clause: 'RG-1',
    say: ({ seat, kind, from, to }) => `${ownName(seat, kind)} regroups from ${from} to ${to}.`,
    at: ({ from, to }) => [from, to],
  },
  ended: {
    clause: 'VC-2',
    say: (ending) => `${ENDING_TEXT.says(ending)}.`,
    isEnd: true,
    goal: ['winner'],
  },
} satisfies Entries
