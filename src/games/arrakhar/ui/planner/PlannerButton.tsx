import { PlannerButton as Button } from '@/table/planner/PlannerButton'
import type { View } from '../../state/view'
import { openPlanner, pageOf } from './shelf'

/** Beside what is in hand: opens the planner on the page of the segment at hand. */
export function PlannerButton({ view }: { readonly view: View }) {
  return <Button onPress={() => openPlanner(pageOf(view))} />
}
