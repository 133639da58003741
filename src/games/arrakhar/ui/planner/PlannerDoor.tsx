import { PlannerButton } from '@/table/planner/PlannerButton'
import type { View } from '../../state/view'
import { closePlanner, openPlanner, pageOf, useShelf } from './shelf'

/** The planner's own button, in a corner of the board in every segment. */
export function PlannerDoor({ view }: { readonly view: View }) {
  const isOpen = useShelf().page !== null
  return (
    <PlannerButton isOpen={isOpen} onPress={() => (isOpen ? closePlanner() : openPlanner(pageOf(view)))} />
  )
}
