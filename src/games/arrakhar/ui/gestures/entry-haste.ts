import type { HexId } from '@/engine/kernel/hex'
import { goOn, IDLE, playThen, refused } from '@/table/desk/answer'
import { hasteOf } from '../../commands/designations'
import { STACKING_LIMIT } from '../../tables/units'
import { terrainAt } from '../../queries/board'
import type { Table, UnitId } from '../../state/position'
import { stackIn } from '../../queries/stacking'
import type { Answer, EntryHasteNamed, Gesture } from '../desk/gesture'
import { actorsIn } from './aims'

/** A wizard that waits in an entry hex hastens those with it, itself if it is alone (AR-9.6); undefined on the board. */
export function entryHasteIn(table: Table, caster: UnitId, hex: HexId): Gesture | undefined {
  if (terrainAt(table, hex) !== 'entry') return undefined
  const others = stackIn(table, hex).filter(({ type }) => type !== 'wizard')
  const units = others.filter(({ type }) => type === others[0]?.type).map(({ id }) => id)
  return {
    name: 'EntryHasteNamed',
    caster,
    hex,
    units: units.length > 0 ? units.slice(0, STACKING_LIMIT) : [caster],
  }
}

/** A click elsewhere begins anew. */
export function answerWithWaiting(
  { caster, hex: from, units }: EntryHasteNamed,
  hex: HexId,
  elsewhere: Answer,
): Answer {
  if (hex === from) return goOn(IDLE)
  return elsewhere.kind === 'refusal'
    ? refused(elsewhere.otherwise, hasteOf({ caster, hex, units }))
    : elsewhere
}

/** Hastens those named who wait in an entry hex (AR-9.6). */
export function hasten({ caster, units }: EntryHasteNamed): Answer {
  return playThen([hasteOf({ caster, units })])
}

export function settledEntryHaste(table: Table, gesture: EntryHasteNamed): Gesture {
  return actorsIn(table, 'haste', gesture.hex).includes(gesture.caster) ? gesture : IDLE
}
