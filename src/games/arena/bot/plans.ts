import type { Random } from '@/engine/kernel/dice'
import type { Command } from '../commands'
import type { Position } from '../state/position'
import { policy } from './policy'
import { EVEN, STYLES } from './style'

type Plan = readonly Command[]

/**
 * Plans worth comparing for what the seat asked does next; a single one outside Movement, where rules of thumb are
 * good enough.
 */
export function plansFor(position: Position, random: Random): readonly Plan[] {
  if (position.now.phase !== 'movement') return [policy(position, { style: EVEN, care: 'all' }, random)]
  return STYLES.map((style) => policy(position, { style, care: 'all' }, random))
}
