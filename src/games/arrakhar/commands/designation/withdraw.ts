import { castDraft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import type { Progress } from '../../state/position'
import { closedRefusal, designatingIn, unresolvedIn } from '../../queries/designating'
import { DESIGNATION } from '../kit/args'
import { command } from '../kit/kit'
import { standingRefusal } from './standing'

/** Takes a designation back before the first roll (AR-8.3, AR-9.2, AR-10.3). */
export const withdraw = command({
  clause: 'AR-10.3',
  stage: ['haste', 'fireball', 'combat'],
  args: { designation: DESIGNATION },
  moment: ({ table }) => closedRefusal(table),
  listed: ({ table }) => unresolvedIn(table).map((designation) => ({ designation })),

  refusalOf: ({ table }, { designation }) => standingRefusal(table, designation),
  perform({ draft }, { designation }) {
    const now = designatingIn(reading(draft))
    if (!now) return []
    const designations = now.designations.filter((made) => made.id !== designation)
    draft.now = castDraft({ ...now, designations } as Progress)
    return [{ type: 'withdrawn', designation }]
  },

  say: ({ designation }) => `Take back ${designation}`,
  ink: 'red',
})
