import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { PRESENT_TEXT as TEXT } from './present-text'
import type { Presenter } from './use-presenter'
import styles from './present.module.css'

interface ShowControlsProps {
  readonly presenter: Presenter
  readonly count: number
  readonly onLeave: () => void
}

/** What keys and clickers do, for mouse and fingers. */
export function ShowControls({ presenter, count, onLeave }: ShowControlsProps) {
  const { at, isMasked, isSpotlit, isDark, go, toggle } = presenter
  return (
    <div className={styles['show__controls']} role="group" aria-label={TEXT.controls} title={TEXT.keys}>
      <button
        type="button"
        className={classNames(controlStyles.button, controlStyles['button--quiet'])}
        aria-keyshortcuts="Escape"
        onClick={onLeave}
      >
        {TEXT.leave}
      </button>
      <button
        type="button"
        className={controlStyles.button}
        aria-keyshortcuts="ArrowLeft"
        disabled={at === 0}
        onClick={() => go(at - 1)}
      >
        {TEXT.previous}
      </button>
      <span className={styles['show__place']}>{TEXT.place(at + 1, count)}</span>
      <button
        type="button"
        className={classNames(controlStyles.button, controlStyles['button--primary'])}
        aria-keyshortcuts="ArrowRight"
        disabled={at === count - 1}
        onClick={() => go(at + 1)}
      >
        {TEXT.next}
      </button>
      <button
        type="button"
        className={controlStyles.button}
        aria-pressed={!isMasked}
        aria-keyshortcuts="M"
        onClick={() => toggle('isMasked')}
      >
        {TEXT.secrets}
      </button>
      <button
        type="button"
        className={controlStyles.button}
        aria-pressed={isSpotlit}
        aria-keyshortcuts="S"
        onClick={() => toggle('isSpotlit')}
      >
        {TEXT.spotlight}
      </button>
      <button
        type="button"
        className={controlStyles.button}
        aria-pressed={isDark}
        aria-keyshortcuts="B"
        onClick={() => toggle('isDark')}
      >
        {TEXT.black}
      </button>
    </div>
  )
}
