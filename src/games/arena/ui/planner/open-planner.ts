import { latePlanner } from '@/table/planner/late-planner'
import type { PlannerPage } from '../../tables/planner-text'
import type { Parts } from '../desk/desk'

/** The planner of the table. */
export const PLANNING = latePlanner<Parts, PlannerPage>(
  () => 'attack',
  () => import('./Planner').then((module) => module.Planner),
)
