import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../../clauses'
import type { DesignationId, Position } from '../../state/position'
import { refuse } from '../../refuse'
import { designatingIn, designationClause, unresolvedIn } from '../../queries/designating'

/** Refuses a designation that there is not, or that has been rolled. */
export function standingRefusal(position: Position, designation: DesignationId): Refusal<Clause> | undefined {
  const now = designatingIn(position)
  if (!now || unresolvedIn(position).includes(designation)) return undefined
  const isRolled = now.designations.some((made) => made.id === designation)
  return refuse(
    designationClause(now.segment),
    isRolled
      ? `Designation ${designation} has been rolled already.`
      : `There is no designation ${designation} in this segment.`,
  )
}
