import type { HexId } from '@/engine/hex'
import type { Mistake } from '@/engine/lesson'
import { lessonsIn, mistakeOf } from '@/engine/lesson-making'
import type { Drawing, DrawingInk } from '@/engine/rulebook'
import type { Clause } from '../../../content/clauses'
import type { Command } from '../../../commands'

/** A lesson of this game. */
export const lessonOf = lessonsIn({
  gameId: 'arrakhar',
  key: 'segment',
  ends: ['endSegment'],
  missed: { text: 'The segment is over, and none comes back. Try again from the start.', clause: 'AR-5.6' },
})

/** Commands of which the last is refused by a clause, or fails by it. */
export const mistake: (clause: Clause, ...commands: readonly Command[]) => Mistake = mistakeOf

/** An arrow over the board, written '0709 0808'. */
export function arrow(fromTo: string, ink: DrawingInk = 'green'): Drawing {
  const [from = '', to = ''] = fromTo.split(' ')
  return { kind: 'arrow', from: from as HexId, to: to as HexId, ink }
}

/** Circles around hexes, written '0709 0808'. */
export function circles(hexes: string, ink: DrawingInk = 'yellow'): readonly Drawing[] {
  return hexes.split(' ').map((hex) => ({ kind: 'circle', hex: hex as HexId, ink }))
}
