import { PLANNER } from '../../content/planner-text'
import type { View } from '../../rules/view'
import { PlannerSign } from './PlannerSign'
import { closePlanner, openPlanner, pageOf, useShelf } from './shelf'
import './planner.css'

/** The planner's own button, in a corner of the board in every segment. */
export function PlannerDoor({ view }: { readonly view: View }) {
  const { page } = useShelf()
  const isOpen = page !== null
  return (
    <button
      type="button"
      className="button planner-door"
      aria-keyshortcuts="P"
      aria-expanded={isOpen}
      title={PLANNER.hint}
      onClick={() => (isOpen ? closePlanner() : openPlanner(pageOf(view)))}
    >
      <PlannerSign />
      <span className="planner-name">{PLANNER.name}</span>
    </button>
  )
}
