import { useState } from 'react'
import type { Desk } from '../desk/desk'
import type { Gesture } from '../desk/gesture'
import {
  type AttackPlan,
  attackTargets,
  mayDesignateAttack,
  stillPlanned,
  wholeAttack,
} from '../odds/attack-plan'
import { aiming } from '../gestures/aims'

/**
 * The attack being weighed. While it can be designated it is the same that is in hand on the board, each
 * following the other; at other times it is the planner's own.
 */
export function useAttackPlan({
  view,
  gesture,
  adjust,
}: Desk): readonly [plan: AttackPlan | undefined, setPlan: (plan: AttackPlan) => void] {
  const [kept, setKept] = useState<AttackPlan | null>(null)
  const inHand = attackInHand(gesture)
  const thought = kept ? stillPlanned(view, kept) : undefined
  const [first] = attackTargets(view)
  const plan = inHand ?? thought ?? (first === undefined ? undefined : wholeAttack(view, first))
  const setPlan = (next: AttackPlan) => {
    setKept(next)
    if (mayDesignateAttack(view, next.hex))
      adjust({ type: 'pick', gesture: aiming('attack', next.attackers, next.hex, next.defenders) })
  }
  return [plan, setPlan]
}

function attackInHand(gesture: Gesture): AttackPlan | undefined {
  if (!('aim' in gesture) || gesture.aim !== 'attack' || gesture.target === null) return undefined
  const { units, target, defenders } = gesture
  return { attackers: units, hex: target, defenders }
}
