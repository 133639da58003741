import { areSealed } from '@/engine/kernel/dice-seals'
import { freshDice } from './fresh-dice'
import { isOver, withDice, type Session } from './session'

/** A game beside the one it was taken from: that keeps its sealed dice, which could be foreseen in the other. */
export function copyOf(session: Session): Session {
  return areSealed(session.diceSeals) && !isOver(session) ? withDice(session, freshDice()) : session
}
