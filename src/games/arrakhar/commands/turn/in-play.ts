import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../../clauses'
import { isSetUp } from '../../queries/guards'
import type { Table } from '../../state/position'
import { refuse } from '../../refuse'

/** Refuses a draw before both sides are placed (AR-12.7). */
export function notInPlay({ now }: Table): Refusal<Clause> | undefined {
  return isSetUp(now.segment)
    ? refuse('AR-12.7', 'A draw is agreed in play, not before both sides are placed.')
    : undefined
}
