import { Button, type ButtonProps } from '@/widgets/Button'
import { type Act, PRESENT_KEYS, shortcutTo } from './present-keys'
import { PRESENT_TEXT as TEXT } from './present-text'
import type { Showing } from './use-show'
import styles from './present.module.css'

interface ShowControlsProps {
  readonly show: Showing
  /** Whether nobody is shown what is secret. */
  readonly isLocked: boolean
}

/** What keys and clickers do, for mouse and fingers. */
export function ShowControls({ show, isLocked }: ShowControlsProps) {
  const { presenter, isFull, acts } = show
  const { at, count, isMasked, isSpotlit, isPointing, isDark, isDrawing, isWhole } = presenter
  const toggles = [
    ['isMasked', TEXT.secrets, !isMasked && !isLocked],
    ['isWhole', TEXT.whole, isWhole],
    ['isSpotlit', TEXT.spotlight, isSpotlit],
    ['isPointing', TEXT.pointer, isPointing],
    ['isDrawing', TEXT.draw, isDrawing],
    ['isDark', TEXT.black, isDark],
  ] as const
  return (
    <div className={styles['show__controls']} role="group" aria-label={TEXT.controls}>
      <div className={styles['show__steps']}>
        <ActButton acts={acts} act="leave" look="quiet">
          {TEXT.leave}
        </ActButton>
        <ActButton acts={acts} act="previous" disabled={at === 0}>
          {TEXT.previous}
        </ActButton>
        <span className={styles['show__place']}>{TEXT.place(at + 1, count)}</span>
        <ActButton acts={acts} act="next" look="primary" disabled={at === count - 1}>
          {TEXT.next}
        </ActButton>
      </div>
      <div className={styles['show__tools']}>
        {toggles.map(([act, name, isOn]) => (
          <ActButton key={act} acts={acts} act={act} aria-pressed={isOn}>
            {name}
          </ActButton>
        ))}
        {acts.full && (
          <ActButton acts={acts} act="full" aria-pressed={isFull}>
            {TEXT.full}
          </ActButton>
        )}
        <ActButton acts={acts} act="notes">
          {TEXT.notes}
        </ActButton>
        <ActButton acts={acts} act="share">
          {TEXT.share}
        </ActButton>
        <ActButton acts={acts} act="help" aria-label={TEXT.help}>
          ?
        </ActButton>
      </div>
    </div>
  )
}

interface ActButtonProps extends Omit<ButtonProps, 'onClick' | 'title'> {
  readonly acts: Showing['acts']
  readonly act: Act
}

/** A button for what a key does; it tells which. */
export function ActButton({ acts, act, ...button }: ActButtonProps) {
  const { does, names } = PRESENT_KEYS[act]
  return (
    <Button
      aria-keyshortcuts={shortcutTo(act)}
      title={`${does} (${names[0]})`}
      onClick={() => acts[act]?.('')}
      {...button}
    />
  )
}
