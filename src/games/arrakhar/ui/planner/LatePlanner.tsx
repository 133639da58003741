import { Suspense, useEffect } from 'react'
import { useWindowKey } from '@/table/desk/use-table-keys'
import { PlannerComing } from '@/table/planner/PlannerFrame'
import { isPressed } from '@/widgets/keys'
import { optionalComponent } from '@/widgets/late'
import type { PanelProps } from '../desk/desk'
import { closePlanner, openPlanner, pageOf, useShelf } from './shelf'

const Planner = optionalComponent(() => import('./Planner').then((module) => module.Planner))

/** Opens the planner by its key, and keeps it until it is closed or the table is put away. */
export function LatePlanner({ desk }: PanelProps) {
  const { page, roll } = useShelf()
  useWindowKey((event) => {
    if (!isPressed('planner', event)) return
    if (page !== null) closePlanner()
    else openPlanner(pageOf(desk.view))
  })
  useEffect(() => closePlanner, [])
  if (page === null) return null
  return (
    <Suspense fallback={<PlannerComing />}>
      <Planner desk={desk} page={page} roll={roll} />
    </Suspense>
  )
}
