import type { HexId } from '@/engine/kernel/hex'
import { filterStable } from '@/table/commands/hand'
import { goOn, IDLE, playThen, refused } from '@/table/desk/answer'
import { STACKING_LIMIT } from '../../tables/units'
import type { Table } from '../../state/position'
import { type AdvanceChoice, advancesOpen } from '../../queries/combat-choices'
import { stackIn, unitOf } from '../../queries/stacking'
import type { Answer, Gesture, NamingAdvance } from '../desk/gesture'

/** A hex that may be advanced into, chosen once more, is advanced into (AR-10.9, AR-10.10). */
export function answerAdvance(table: Table, gesture: Gesture, choice: AdvanceChoice): Answer {
  if (gesture.name === 'NamingAdvance' && gesture.hex === choice.hex) return advanceNamed(gesture)
  return goOn(namingAdvance(table, choice))
}

/** A click beside the advance in hand begins an attack, or is told why those in hand do not advance there. */
export function answerBesideAdvance(
  table: Table,
  { units }: NamingAdvance,
  hex: HexId,
  attack: Answer,
): Answer {
  return attack.kind === 'refusal' && stackIn(table, hex).length === 0
    ? refused(attack.otherwise, { type: 'advance', units, hex })
    : attack
}

/** The largest advance of one type that an emptied hex has room for. */
export function namingAdvance(table: Table, { hex, units }: AdvanceChoice): NamingAdvance {
  const alike = units.map((one) => units.filter((id) => unitOf(table, id)?.type === unitOf(table, one)?.type))
  const most = alike.reduce((best, group) => (group.length > best.length ? group : best), [])
  const room = STACKING_LIMIT - stackIn(table, hex).length
  return { name: 'NamingAdvance', hex, units: most.slice(0, room) }
}

/** Plays the advance that is named. */
export function advanceNamed({ units, hex }: NamingAdvance): Answer {
  return playThen([{ type: 'advance', units, hex }])
}

export function settledAdvance(table: Table, gesture: NamingAdvance): Gesture {
  const choice = advancesOpen(table).find(({ hex }) => hex === gesture.hex)
  const units = filterStable(gesture.units, (id) => choice?.units.includes(id) ?? false)
  if (units.length === 0) return IDLE
  return units === gesture.units ? gesture : { ...gesture, units }
}
