import { castDraft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import { present } from '@/engine/kernel/refusal'
import { hauntName } from '../../tables/command-text'
import { countOf } from '../../tables/units'
import { nowIn, progressIn } from '../../queries/guards'
import { addUnits } from '../../effects/muster'
import { refuse } from '../../refuse'
import { roomAt, typeSummonedAt } from '../../queries/summon-choices'
import { SUMMONED } from '../kit/args'
import { command } from '../kit/kit'

/** Brings the summoned units into the haunt's hex, as many as the sorcerer wishes within the limits (AR-6.6). */
export const placeSummoned = command({
  clause: 'AR-6.6',
  stage: 'summon',
  args: { count: SUMMONED },
  moment: ({ now }) => (now.pending ? undefined : refuse('AR-6.6', 'Nothing has been summoned; cast first.')),
  listed({ table, now: { pending } }) {
    const { haunt, upTo } = present(pending, 'casting')
    const most = Math.min(upTo, roomAt(table, haunt), table.secrets.pool[typeSummonedAt(haunt)])
    return Array.from({ length: most + 1 }, (_, count) => ({ count }))
  },

  refusalOf({ table, now: { pending } }, { count }) {
    const { haunt, upTo } = present(pending, 'casting')
    if (count > upTo) return refuse('AR-6.6', `The table gives ${upTo} at most.`)
    if (count > roomAt(table, haunt))
      return refuse('AR-6.6', `Only ${roomAt(table, haunt)} more fit in the hex.`)
    return count > table.secrets.pool[typeSummonedAt(haunt)]
      ? refuse('AR-6.6', 'The pool does not hold that many.')
      : undefined
  },
  perform({ draft }, { count }) {
    const now = progressIn(reading(draft), 'summon')
    const { haunt } = present(now.pending, 'casting')
    const hex = present(draft.haunts[haunt], haunt)
    const unitType = typeSummonedAt(haunt)
    draft.secrets.pool[unitType] -= count
    const units = addUnits(draft, unitType, hex, count)
    draft.now = castDraft({ ...now, pending: null })
    return [{ type: 'summoned', haunt, hex, unitType, units }]
  },

  say(_, { table, command: { count } }) {
    const pending = nowIn(table, 'summon')?.pending
    return pending
      ? `Place ${countOf(count, typeSummonedAt(pending.haunt))} at ${hauntName(pending.haunt)}`
      : `Place ${count} of those summoned`
  },
})
