import { PLANNER } from '../../content/planner-text'
import type { View } from '../../rules/view'
import { openPlanner, pageOf } from './shelf'

/** Opens the planner on the page of the segment at hand. */
export function PlannerButton({ view }: { readonly view: View }) {
  return (
    <button
      type="button"
      className="button planner-button"
      aria-keyshortcuts="P"
      title={PLANNER.hint}
      onClick={() => openPlanner(pageOf(view))}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path
          d="M8 1.5v13M4 14.5h8M2.5 4h11M2.5 4L.75 9.5h3.5zM13.5 4l-1.75 5.5h3.5z"
          fill="none"
          stroke="currentColor"
        />
      </svg>
      <span className="planner-button__name">{PLANNER.name}</span>
    </button>
  )
}
