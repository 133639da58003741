/** A pair of scales. */
export function PlannerSign() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path
        d="M8 1.5v13M4 14.5h8M2.5 4h11M2.5 4L.75 9.5h3.5zM13.5 4l-1.75 5.5h3.5z"
        fill="none"
        stroke="currentColor"
      />
    </svg>
  )
}
