import type { Zoom } from './use-board'

export interface BoardControlsProps {
  readonly zoom: Zoom
  readonly numbers: boolean
  readonly counters: boolean
  readonly onToggleNumbers: () => void
  readonly onToggleCounters: () => void
}

/** The small buttons in the board's corner. */
export function BoardControls(props: BoardControlsProps) {
  const { zoom, numbers, counters, onToggleNumbers, onToggleCounters } = props
  return (
    <div className="board-controls" role="group" aria-label="Map view">
      <Control label="Zoom in" path="M8 3v10M3 8h10" onClick={zoom.closer} />
      <Control label="Zoom out" path="M3 8h10" onClick={zoom.farther} />
      <Control label="Show the whole map" path="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" onClick={zoom.fit} />
      <Control
        label="Hex numbers"
        path="M6 2L4.5 14M11.5 2L10 14M2.5 5.5h11.5M2 10.5h11.5"
        pressed={numbers}
        onClick={onToggleNumbers}
      />
      <Control
        label="Counters"
        path="M3 5.5h7.5V13H3zM5.5 5V2.5H13V10h-2"
        pressed={counters}
        onClick={onToggleCounters}
      />
    </div>
  )
}

interface ControlProps {
  readonly label: string
  readonly path: string
  readonly pressed?: boolean
  readonly onClick: () => void
}

function Control({ label, path, pressed, onClick }: ControlProps) {
  return (
    <button
      type="button"
      className="board-control"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  )
}
