import type { Refusal } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import { isSetUp } from '../../rules/guards'
import type { Table } from '../../rules/position'
import { refuse } from '../../rules/refuse'

/** Refuses a draw before both sides are placed (AR-12.7). */
export function notInPlay({ now }: Table): Refusal<Clause> | undefined {
  return isSetUp(now.segment)
    ? refuse('AR-12.7', 'A draw is agreed in play, not before both sides are placed.')
    : undefined
}
