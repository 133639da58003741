import { plannerDoor } from '@/table/planner/open-planner'
import type { PlannerPage } from '../../tables/planner-text'
import type { View } from '../../state/view'

/** The planner of the table, from wherever it is asked for. */
export const { open: openPlanner, close: closePlanner, use: useShelf } = plannerDoor<PlannerPage>()

/** The page that belongs to the segment at hand. */
export function pageOf({ now }: View): PlannerPage {
  return now.segment === 'haste' || now.segment === 'fireball' ? now.segment : 'combat'
}
