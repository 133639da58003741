import { PLANNER } from '../../content/planner-text'
import type { View } from '../../rules/view'
import { PlannerSign } from './PlannerSign'
import { openPlanner, pageOf } from './shelf'

/** Beside what is in hand: opens the planner on the page of the segment at hand. */
export function PlannerButton({ view }: { readonly view: View }) {
  return (
    <button
      type="button"
      className="button"
      aria-keyshortcuts="P"
      title={PLANNER.hint}
      onClick={() => openPlanner(pageOf(view))}
    >
      <PlannerSign />
      <span className="planner-name">{PLANNER.name}</span>
    </button>
  )
}
