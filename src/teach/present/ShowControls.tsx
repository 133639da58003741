import { Button } from '@/widgets/Button'
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
      <Button look="quiet" aria-keyshortcuts="Escape" onClick={onLeave}>
        {TEXT.leave}
      </Button>
      <Button aria-keyshortcuts="ArrowLeft" disabled={at === 0} onClick={() => go(at - 1)}>
        {TEXT.previous}
      </Button>
      <span className={styles['show__place']}>{TEXT.place(at + 1, count)}</span>
      <Button
        look="primary"
        aria-keyshortcuts="ArrowRight"
        disabled={at === count - 1}
        onClick={() => go(at + 1)}
      >
        {TEXT.next}
      </Button>
      <Button aria-pressed={!isMasked} aria-keyshortcuts="M" onClick={() => toggle('isMasked')}>
        {TEXT.secrets}
      </Button>
      <Button aria-pressed={isSpotlit} aria-keyshortcuts="S" onClick={() => toggle('isSpotlit')}>
        {TEXT.spotlight}
      </Button>
      <Button aria-pressed={isDark} aria-keyshortcuts="B" onClick={() => toggle('isDark')}>
        {TEXT.black}
      </Button>
    </div>
  )
}
