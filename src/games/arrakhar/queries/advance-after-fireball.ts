import type { HexId } from '@/engine/kernel/hex'
import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../clauses'
import type { ProgressOf, Table } from '../state/position'
import { refuse } from '../refuse'
import { type Advance, advancingRefusal, waitingRefusal } from './advancing'
import { hasAttack, isTimeAfterFireball } from './combat-choices'

/** Whether an advance into a hex is one after fireball: into a hex emptied by them, or before any attack (AR-10.9). */
export function isAfterFireball({ emptied, designations }: ProgressOf<'combat'>, hex: HexId): boolean {
  return emptied.includes(hex) || designations.length === 0
}

/** Refuses an advance into a hex emptied by fireballs (AR-10.9). */
export function afterFireballRefusal(
  table: Table,
  now: ProgressOf<'combat'>,
  { units, hex }: Advance,
): Refusal<Clause> | undefined {
  const waiting = waitingRefusal(table, units, 'AR-10.9')
  if (waiting) return waiting
  if (!now.emptied.includes(hex))
    return refuse('AR-10.9', `No fireball emptied ${hex} in the segment before.`)
  if (!isTimeAfterFireball(table, now))
    return refuse('AR-10.9', 'An advance after fireball is made before any attack is designated.')
  const busy = units.find((id) => hasAttack(now.designations, id))
  if (busy !== undefined)
    return refuse('AR-10.9', `Unit ${busy} is named for an attack and does not advance after fireball.`)
  // A unit enters one emptied hex, not one after the other; nor does it make room there for a fifth.
  const advanced = units.find((id) => now.advanced.includes(id))
  if (advanced !== undefined) return refuse('AR-10.9', `Unit ${advanced} has advanced already.`)
  return advancingRefusal(table, { units, hex }, 'AR-10.9')
}
