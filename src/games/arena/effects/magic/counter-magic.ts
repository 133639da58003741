import { reading } from '@/engine/kernel/draft'
import type { Event } from '../../events'
import { comingOf, isComing } from '../../queries/magic/declaring'
import { failCast, removeIfSpent } from '../lose-cast'
import { magicOf } from '../../state/sources'
import { creaturesMet, type EffectContext } from './effect-context'

/** What the target has coming in this phase will fail when its moment comes (AA-22.20). */
export function block({ draft, target, doomed, ...work }: EffectContext): Event[] | undefined {
  if (target.kind !== 'creature') return undefined
  if (creaturesMet({ draft, target, doomed, ...work }).length === 0) return undefined
  const coming = comingOf(reading(draft), target.creature)
  for (const { id } of coming) doomed.set(id, 'blocked')
  return coming.length > 0 ? [] : undefined
}

/** The target's magic fails: what is due later at once, what comes in this phase at its moment (AA-22.21). */
export function silence(work: EffectContext): Event[] | undefined {
  const { draft, doomed } = work
  const hushed = creaturesMet(work)
  if (hushed.length === 0) return undefined
  const table = reading(draft)
  return table.casts
    .filter(({ caster, source }) => hushed.some(({ id }) => id === caster) && magicOf(source).type !== 'Tech')
    .flatMap((cast) => {
      if (isComing(table, cast)) {
        doomed.set(cast.id, 'silenced')
        return []
      }
      const failed = failCast(draft, cast, 'silenced', 0)
      return cast.item === null ? failed : [...failed, ...removeIfSpent(draft, cast.item)]
    })
}
