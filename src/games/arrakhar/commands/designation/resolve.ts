import { castDraft, type Draft } from 'immer'
import type { Dice } from '@/engine/kernel/dice'
import { reading } from '@/engine/kernel/draft'
import type { Event } from '../../events'
import type { DesignationId, Position, Progress } from '../../state/position'
import { resolveAttack } from '../../effects/combat'
import { designatingIn, unresolvedIn } from '../../queries/designating'
import { resolveFireball } from '../../effects/fireball'
import { resolveHaste } from '../../effects/haste'
import { DESIGNATION } from '../kit/args'
import { command } from '../kit/kit'
import { standingRefusal } from './standing'

/** Rolls a designation, in any order; the first roll closes designation (AR-8.4, AR-9.3, AR-10.7). */
export const resolve = command({
  clause: 'AR-10.7',
  stage: ['haste', 'fireball', 'combat'],
  args: { designation: DESIGNATION },
  listed: ({ table }) => unresolvedIn(table).map((designation) => ({ designation })),

  refusalOf: ({ table }, { designation }) => standingRefusal(table, designation),
  perform({ draft, dice }, { designation }) {
    markResolved(draft, designation)
    return resolveNow(draft, designation, dice)
  },

  say: ({ designation }) => `Roll for ${designation}`,
  ink: 'red',
})

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
