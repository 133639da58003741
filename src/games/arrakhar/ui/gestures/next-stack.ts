import type { HexId } from '@/engine/hex'
import { nextHex } from '@/table/desk/next-hex'
import type { Table } from '../../rules/position'
import { unitOf } from '../../rules/stacking'
import type { Gesture } from '../desk/gesture'
import { handOf } from './hands'

/** Hexes whose units can still do something in this segment, in listing order. */
export function hexesToAct(table: Table): readonly HexId[] {
  return table.drawOffer ? [] : (handOf(table)?.hexesToAct(table) ?? [])
}

/** The hex a gesture has its own units in, or undefined. */
export function hexOfGesture(table: Table, gesture: Gesture): HexId | undefined {
  switch (gesture.name) {
    case 'UnitsPicked':
    case 'CasterPicked':
    case 'SpellAimed':
    case 'EntryHasteNamed':
    case 'SummonerPicked':
      return gesture.hex
    case 'SummonNamed':
      return unitOf(table, gesture.sorcerer)?.hex
    case 'AttackersPicked':
    case 'NamingAttack':
      return gesture.attackers[0] === undefined ? undefined : unitOf(table, gesture.attackers[0])?.hex
    default:
      return undefined
  }
}

/** The next or the previous hex whose units can still act, round and round; undefined when none can. */
export function nextHexToAct(table: Table, gesture: Gesture, step: 1 | -1): HexId | undefined {
  return nextHex(hexesToAct(table), hexOfGesture(table, gesture), step)
}
