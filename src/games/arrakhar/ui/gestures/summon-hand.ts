import type { HexMark } from '@/board/board-props'
import type { HexId } from '@/engine/hex'
import { IDLE } from '@/table/desk/answer'
import type { Table, UnitId } from '../../rules/position'
import type { Gesture } from '../desk/gesture'
import type { Hand } from './hand'
import { markAll } from '@/table/commands/hand'
import { hexesOfUnits } from './mark-hexes'
import { answerSummon, hauntsFor, summonerHexes } from './summon'

/** Summoning at haunts (AR-6). */
export const SUMMON_HAND: Hand = {
  hexesToAct: (table) => summonerHexes(table),
  answer: answerSummon,
  settled,
  marks,
}

function settled(table: Table, gesture: Gesture): Gesture {
  switch (gesture.name) {
    case 'SummonerPicked':
      return hauntsFor(table, gesture.sorcerer).length > 0 ? gesture : IDLE
    case 'HauntPicked':
      return hauntsFor(table).includes(gesture.haunt) ? gesture : IDLE
    case 'SummonNamed':
      return hauntsFor(table, gesture.sorcerer).includes(gesture.haunt) ? gesture : IDLE
    default:
      return IDLE
  }
}

function marks(table: Table, gesture: Gesture): readonly HexMark[] {
  switch (gesture.name) {
    case 'SummonerPicked':
      return [
        { hex: gesture.hex, kind: 'selected' },
        ...markAll(hauntHexes(table, gesture.sorcerer), 'target'),
      ]
    case 'HauntPicked':
      return hauntMarks(table, gesture.haunt, [])
    case 'SummonNamed':
      return hauntMarks(table, gesture.haunt, hexesOfUnits(table, [gesture.sorcerer]))
    default:
      return [...markAll(hauntHexes(table, undefined), 'target'), ...markAll(summonerHexes(table), 'choice')]
  }
}

function hauntMarks(
  table: Table,
  haunt: Extract<Gesture, { haunt: unknown }>['haunt'],
  sorcerers: readonly HexId[],
): readonly HexMark[] {
  const hex = table.haunts[haunt]
  return [
    ...markAll(hex === undefined ? sorcerers : [hex, ...sorcerers], 'selected'),
    ...markAll(summonerHexes(table, haunt), 'choice'),
  ]
}

function hauntHexes(table: Table, sorcerer: UnitId | undefined): readonly HexId[] {
  return hauntsFor(table, sorcerer).flatMap((haunt) => table.haunts[haunt] ?? [])
}
