import type { EffectKey } from '../tables/magic'
import { magicOf } from '../state/sources'
import type { MagicSource } from '../state/position'

const HARMFUL: readonly EffectKey[] = ['blast', 'kill', 'hold', 'entangle', 'destroyItem', 'disenchantItem']

/** Whether magic is to hurt whom it strikes; that is seen and heard in another way than help. */
export function isHarmful(source: MagicSource): boolean {
  return magicOf(source).effects.some(
    (effect) => HARMFUL.includes(effect.key) || ('amount' in effect && effect.amount < 0),
  )
}
