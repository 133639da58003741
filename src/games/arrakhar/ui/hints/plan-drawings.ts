import { aimOf } from '@/engine/kernel/words'
import type { Drawing } from '@/engine/rulebook'
import { type Aim, drawingsOfAims, ring } from '@/table/hints/aims'
import { COMMANDS } from '../../commands'
import type { View } from '../../rules/view'
import type { Planned } from './planned'

/** A plan as arrows from hex to hex and rings around what it aims at. */
export function drawingsOf(plan: readonly Planned<View>[]): readonly Drawing[] {
  return drawingsOfAims(plan.flatMap(aimsOf))
}

function aimsOf({ command, table }: Planned<View>): readonly Aim[] {
  const { from, to, ink, isClicked } = aimOf(COMMANDS, table, command)
  if (!isClicked) return from.map((hex) => ring(ink, hex))
  const [first = from[0], ...others] = to
  return [{ ink, to: first, from, isRinged: ink !== 'green' }, ...others.map((hex) => ring(ink, hex))]
}
