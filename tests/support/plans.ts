import { useMemo, useState } from 'react'
import type { Seat } from '@/engine/kernel/game'
import { type MovePlan, NO_PLAN, type Planning } from '@/engine/table/move-plan'

/** What each seat plans, as the shell keeps it: told to the seat that holds the mouse. */
export function usePlans(seat: Seat | null): Planning | undefined {
  const [plans, setPlans] = useState<Readonly<Record<Seat, MovePlan>>>({})
  return useMemo(
    () =>
      seat === null
        ? undefined
        : {
            plan: plans[seat] ?? NO_PLAN,
            onPlan: (plan) => setPlans((before) => ({ ...before, [seat]: plan })),
          },
    [seat, plans],
  )
}
