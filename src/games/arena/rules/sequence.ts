import type { Draft } from 'immer'
import type { Dice } from '@/engine/dice'
import type { Event } from './events'
import type { Phase, Position } from './position'

/**
 * Begins a phase of the active seat and goes through those that run by themselves. The magic phases are begun
 * by `beginMagic` instead, which comes back here when they are over.
 */
export function enterPhase(
  _draft: Draft<Position>,
  _phase: Exclude<Phase, 'magic1' | 'magic2'>,
  _dice: Dice,
): Event[] {
  return []
}
