import { shortcutOf } from '@/widgets/keys'
import controlStyles from '@/widgets/control.module.css'

import styles from './action-panel.module.css'

export interface PickingButtonsProps {
  /** Nothing is picked. */
  readonly isIdle: boolean
  /** Something can still act in this segment. */
  readonly hasNext: boolean
  readonly onNext: () => void
  readonly onCancel: () => void
}

/** Lets go of what is picked, or goes to the next stack; both have their place whether they can act or not. */
export function PickingButtons({ isIdle, hasNext, onNext, onCancel }: PickingButtonsProps) {
  return (
    <div className={styles['picking-buttons']}>
      <button
        type="button"
        className={controlStyles.button}
        aria-keyshortcuts={shortcutOf('next')}
        title="Next stack that can act (N)"
        aria-disabled={!hasNext}
        onClick={() => (hasNext ? onNext() : undefined)}
      >
        Next
      </button>
      <button
        type="button"
        className={controlStyles.button}
        aria-keyshortcuts={shortcutOf('cancel')}
        title="Let go of what is picked (Esc)"
        aria-disabled={isIdle}
        onClick={() => (isIdle ? undefined : onCancel())}
      >
        Cancel
      </button>
    </div>
  )
}
