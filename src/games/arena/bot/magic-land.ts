import type { Draft } from 'immer'
import { copyForPlay } from '@/engine/bot/bot-rollout'
import { diceStateOf, seededDice } from '@/engine/kernel/dice'
import type { Position } from '../state/position'
import { takeEffect } from '../effects/magic'
import { sceneOf } from './scene'
import { landGain } from './terrain'
import type { Offer } from './magic-value'

/** What a step that Power has more or less to go is worth, in points of cost. */
const A_STEP = 1.5

/** What magic is worth that changes the ways of both sides: walls, ground, and who is carried where (AA-22.16 to AA-22.26). */
export function landValue(offer: Offer): number {
  const { position, seat, magic } = offer
  // What ends with the phase must come before the enemy moves.
  if (magic.duration === '1 phase' && (position.active === seat || position.now.phase !== 'magic1')) return 0
  return A_STEP * landGain(sceneOf(position, seat), afterwards(offer))
}

/** A copy of the position in which the magic has worked; none of this kind rolls dice. */
function afterwards({ position, seat, caster, source, magic, target }: Offer): Position {
  const dice = seededDice(diceStateOf(1))
  // A plain copy has no readonly parts to protect.
  const draft = copyForPlay(position) as Draft<Position>
  takeEffect({ draft, dice, magic, source, seat, caster: caster.id, target, doomed: new Map() })
  return draft
}
