import { castDraft, type Draft } from 'immer'
import type { Dice } from '@/engine/dice'
import { reading } from '@/engine/draft'
import type { CommandRule } from '@/engine/game'
import type { Resolve, Withdraw } from '../commands'
import type { Event } from '../events'
import { segmentRefusal } from '../guards'
import type { DesignationId, Position, Progress } from '../position'
import { refuse } from '../refuse'
import { resolveAttack } from './combat'
import { closedRefusal, designatingIn, designationClause, unresolvedIn } from './designating'
import { resolveFireball } from './fireball'
import { resolveHaste } from './haste'

const SEGMENTS = ['haste', 'fireball', 'combat'] as const

/** Takes a designation back before the first roll (AR-8.3, AR-9.2, AR-10.3). */
export const withdraw: CommandRule<Position, Withdraw, Event> = {
  refusalOf(position, { designation }) {
    const early = segmentRefusal(position, ...SEGMENTS) ?? closedRefusal(position)
    return early ?? standingRefusal(position, designation)
  },
  perform(draft, { designation }) {
    const now = designatingIn(reading(draft))
    if (!now) return []
    const designations = now.designations.filter((made) => made.id !== designation)
    draft.now = castDraft({ ...now, designations } as Progress)
    return [{ type: 'withdrawn', designation }]
  },
}

/** Rolls a designation, in any order; the first roll closes designation (AR-8.4, AR-9.3, AR-10.7). */
export const resolve: CommandRule<Position, Resolve, Event> = {
  refusalOf(position, { designation }) {
    return segmentRefusal(position, ...SEGMENTS) ?? standingRefusal(position, designation)
  },
  perform(draft, { designation }, dice) {
    markResolved(draft, designation)
    return resolveNow(draft, designation, dice)
  },
}

function standingRefusal(position: Position, designation: DesignationId) {
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

function markResolved(draft: Draft<Position>, designation: DesignationId): void {
  const now = designatingIn(reading(draft))
  if (!now) return
  const designations = now.designations.map((made) =>
    made.id === designation ? { ...made, resolved: true } : made,
  )
  draft.now = castDraft({ ...now, designations } as Progress)
}

function resolveNow(draft: Draft<Position>, designation: DesignationId, dice: Dice): readonly Event[] {
  const { now } = reading(draft)
  switch (now.segment) {
    case 'haste': {
      const made = now.designations.find((other) => other.id === designation)
      return made ? resolveHaste(draft, made, dice) : []
    }
    case 'fireball': {
      const made = now.designations.find((other) => other.id === designation)
      return made ? resolveFireball(draft, made, dice) : []
    }
    case 'combat': {
      const made = now.designations.find((other) => other.id === designation)
      return made ? resolveAttack(draft, made, dice) : []
    }
    default:
      return []
  }
}
