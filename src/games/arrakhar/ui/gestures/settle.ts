import { IDLE } from '@/table/desk/answer'
import type { Segment, Table } from '../../rules/position'
import type { Gesture } from '../desk/gesture'
import { handOf } from './hands'

/** In which segments a gesture can go on; elsewhere it is over. */
const SEGMENTS: Readonly<Record<Exclude<Gesture['name'], 'Idle'>, readonly Segment[]>> = {
  UnitsPicked: ['movement'],
  CasterPicked: ['haste', 'fireball'],
  TargetPicked: ['haste', 'fireball'],
  SpellAimed: ['haste', 'fireball'],
  EntryHasteNamed: ['haste'],
  SummonerPicked: ['summon'],
  HauntPicked: ['summon'],
  SummonNamed: ['summon'],
  AttackersPicked: ['combat'],
  NamingAttack: ['combat'],
  NamingAdvance: ['combat'],
}

/** What is left of a gesture after the position changed: by its own command, by undo or by the other side. */
export function settled(table: Table, gesture: Gesture): Gesture {
  if (gesture.name === 'Idle' || table.ending || table.drawOffer) return IDLE
  if (!SEGMENTS[gesture.name].includes(table.now.segment)) return IDLE
  return handOf(table)?.settled(table, gesture) ?? IDLE
}
