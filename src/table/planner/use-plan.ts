import { useState } from 'react'
import type { AnyGesture } from '../desk/answer'
import { mayDesignate, type Plan, type PlanKind, planLeft, targetsOf, wholePlan } from './plan'

/** What a plan has to do with what is in hand on the board. */
interface PlanInHand<View, Gesture, Made> {
  /** The plan that is in hand there. */
  readonly aimed: (view: View, gesture: Gesture) => Made | undefined
  /** Takes a plan that can be designated in hand; left out where the board does not follow. */
  readonly take?: (plan: Made) => void
}

/** What is being weighed. What is then aimed on the board starts it anew; at other times it is the planner's own. */
export function usePlan<View, Gesture extends AnyGesture, Id extends string, Part extends string>(
  kind: PlanKind<View, { readonly id: Id }, Part>,
  { view, gesture }: { readonly view: View; readonly gesture: Gesture },
  { aimed, take }: PlanInHand<View, Gesture, Plan<Part, Id>>,
): readonly [plan: Plan<Part, Id> | undefined, setPlan: (plan: Plan<Part, Id>) => void] {
  const [kept, setKept] = useState<{ readonly plan: Plan<Part, Id>; readonly gesture: Gesture } | null>(null)
  const inHand = kept?.gesture === gesture ? undefined : aimed(view, gesture)
  const thought = kept ? planLeft(kind, view, kept.plan) : undefined
  const [first] = targetsOf(kind, view)
  const plan = inHand ?? thought ?? (first === undefined ? undefined : wholePlan(kind, view, first))
  const setPlan = (next: Plan<Part, Id>) => {
    setKept({ plan: next, gesture })
    if (take && mayDesignate(kind, view, next.hex)) take(next)
  }
  return [plan, setPlan]
}
