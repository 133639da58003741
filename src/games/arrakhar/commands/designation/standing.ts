import type { Refusal } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import type { DesignationId, Position } from '../../rules/position'
import { refuse } from '../../rules/refuse'
import { designatingIn, designationClause, unresolvedIn } from '../../rules/segments/designating'

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
