import { present } from '@/engine/kernel/refusal'
import type { Effect } from '../../tables/magic'
import type { Event } from '../../events'
import { concerns } from '../../queries/standing'
import { creaturesMet, type EffectContext } from './effect-context'

/** Changes Power or Move for good where the change is made once (AA-21.2); a bonus that lasts is only attached. */
export function change(
  work: EffectContext,
  effect: Extract<Effect, { key: 'power' | 'move' }>,
): Event[] | undefined {
  const { draft, magic } = work
  if (magic.duration === '1 phase' || magic.duration === 'Until dispelled') return []
  const met = creaturesMet(work).filter((creature) => concerns(effect, creature))
  if (met.length === 0 && work.target.kind !== 'space') return undefined
  return met.map(({ id }) => {
    const creature = present(
      draft.creatures.find((one) => one.id === id),
      'creature',
    )
    creature[effect.key] += effect.amount
    return { type: 'changed', creature: id, what: effect.key, by: effect.amount }
  })
}
