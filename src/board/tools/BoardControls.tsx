import { type KeyId, keyNameOf, shortcutOf } from '@/widgets/keys'
import type { Showing } from '../use-showing'
import styles from '../board.module.css'

/** What buttons and keys may ask of the camera. */
export interface Zoom {
  readonly closer: () => void
  readonly farther: () => void
  readonly fit: () => void
  readonly fitOrFill: () => void
}

export interface BoardControlsProps {
  readonly zoom: Zoom
  readonly showing: Showing
  /** Seen from the far side. */
  readonly isTurned: boolean
  /** Whether the map is turned a quarter at a time. */
  readonly isByQuarters: boolean
  readonly onToggle: (part: 'numbers' | 'counters') => void
  readonly onTurn: () => void
}

/** The small buttons in the board's corner. */
export function BoardControls({ zoom, showing, isTurned, isByQuarters, ...on }: BoardControlsProps) {
  return (
    <div className={styles['board-controls']} role="group" aria-label="Map view">
      <Control label="Zoom in" by="closer" path="M8 3v10M3 8h10" onClick={zoom.closer} />
      <Control label="Zoom out" by="farther" path="M3 8h10" onClick={zoom.farther} />
      <Control
        label="Whole map or full size"
        path="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"
        onClick={zoom.fitOrFill}
      />
      <Control
        label="Hex numbers"
        by="hexNumbers"
        path="M6 2L4.5 14M11.5 2L10 14M2.5 5.5h11.5M2 10.5h11.5"
        pressed={showing.numbers}
        onClick={() => on.onToggle('numbers')}
      />
      <Control
        label="Counters"
        by="counters"
        path="M3 5.5h7.5V13H3zM5.5 5V2.5H13V10h-2"
        pressed={showing.counters}
        onClick={() => on.onToggle('counters')}
      />
      <Control
        label={isByQuarters ? 'Turn the map by a quarter' : 'Map turned around'}
        by="turnMap"
        path="M3 9.5a5 5 0 0 0 9 1.5M13 6.5a5 5 0 0 0-9-1.5M12.5 14v-3.2H9.3M3.5 2v3.2h3.2"
        {...(isByQuarters ? {} : { pressed: isTurned })}
        onClick={on.onTurn}
      />
    </div>
  )
}

interface ControlProps {
  readonly label: string
  /** The key that does the same. */
  readonly by?: KeyId
  readonly path: string
  readonly pressed?: boolean
  readonly onClick: () => void
}

function Control({ label, by, path, pressed, onClick }: ControlProps) {
  return (
    <button
      type="button"
      className={styles['board-control']}
      aria-label={label}
      title={by ? `${label} (${keyNameOf(by)})` : label}
      aria-keyshortcuts={by && shortcutOf(by)}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  )
}
