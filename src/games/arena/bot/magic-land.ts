import { copyForPlay } from '@/engine/bot/bot-rollout'
import { diceStateOf, seededDice } from '@/engine/kernel/dice'
import type { EffectContext } from '../effects/magic/effect-context'
import type { ArenaSeat, Creature, MagicSource, Position, Target } from '../state/position'
import type { Magic } from '../tables/magic'
import { takeEffect } from '../effects/magic'
import { sceneOf } from './scene'
import { landGain } from './terrain'

/** A declaration that is weighed. */
export interface Offer {
  readonly position: Position
  readonly seat: ArenaSeat
  readonly caster: Creature
  readonly source: MagicSource
  readonly magic: Magic
  readonly target: Target
  /** Whom it would touch. */
  readonly touched: readonly Creature[]
}

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
  const draft = copyForPlay(position) as EffectContext['draft']
  takeEffect({ draft, dice, magic, source, seat, caster: caster.id, target, doomed: new Map() })
  return draft
}
