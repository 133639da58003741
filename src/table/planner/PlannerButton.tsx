import { Button } from '@/widgets/Button'
import { shortcutOf } from '@/widgets/keys'
import { PLANNER_TEXT as TEXT } from './planner-text'
import styles from './planner.module.css'

interface PlannerButtonProps {
  /** In a corner of the board it tells whether the planner is open; beside what is in hand it only opens it. */
  readonly isOpen?: boolean
  readonly onPress: () => void
}

/** Opens the planner, under the sign of a pair of scales. */
export function PlannerButton({ isOpen, onPress }: PlannerButtonProps) {
  const isInCorner = isOpen !== undefined
  return (
    <Button
      className={isInCorner ? styles['planner-door'] : undefined}
      data-corner-door={isInCorner ? '' : undefined}
      aria-keyshortcuts={shortcutOf('planner')}
      aria-expanded={isOpen}
      title={TEXT.hint}
      onClick={onPress}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path
          d="M8 1.5v13M4 14.5h8M2.5 4h11M2.5 4L.75 9.5h3.5zM13.5 4l-1.75 5.5h3.5z"
          fill="none"
          stroke="currentColor"
        />
      </svg>
      <span className={styles['planner-name']}>{TEXT.name}</span>
    </Button>
  )
}
