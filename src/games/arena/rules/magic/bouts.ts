import type { Draft } from 'immer'
import type { Dice } from '@/engine/dice'
import type { CommandRule } from '@/engine/game'
import type { PassMagic } from '../commands'
import type { Event } from '../events'
import type { Position } from '../position'

/**
 * Begins a magic phase: the first bout that a seat can use is waited in (AA-19.7); when there is none, the
 * effects take place and the next phase is entered.
 */
export function beginMagic(_draft: Draft<Position>, _phase: 'magic1' | 'magic2', _dice: Dice): Event[] {
  return []
}

/** Ends a bout; when declaration is over the effects take place (AA-19.5). */
export const passMagic: CommandRule<Position, PassMagic, Event> = {
  refusalOf: () => undefined,
  perform: () => [],
}
