import { latePlanner } from '@/table/planner/late-planner'
import type { PlannerPage } from '../../tables/planner-text'
import type { Parts } from '../desk/desk'

/** The planner of the table; its page is that of the segment at hand. */
export const PLANNING = latePlanner<Parts, PlannerPage>(
  ({ now }) => (now.segment === 'haste' || now.segment === 'fireball' ? now.segment : 'combat'),
  () => import('./Planner').then((module) => module.Planner),
)
