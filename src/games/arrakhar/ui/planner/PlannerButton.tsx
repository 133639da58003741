import { PLANNER } from '../../content/planner-text'
import type { View } from '../../rules/view'
import { openPlanner, pageOf } from './shelf'

/** Opens the planner on the page of the segment at hand. */
export function PlannerButton({ view }: { readonly view: View }) {
  return (
    <button
      type="button"
      className="button button--quiet planner-button"
      aria-keyshortcuts="P"
      title={PLANNER.hint}
      onClick={() => openPlanner(pageOf(view))}
    >
      {PLANNER.name}
    </button>
  )
}
