import { INKS } from '@/engine/rulebook/rulebook'
import { Button, type ButtonProps } from '@/widgets/Button'
import { STUDY_TEXT } from '../study/opened/study-text'
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
        {isDrawing && <Pen show={show} />}
        {acts.full && (
          <ActButton acts={acts} act="full" aria-pressed={isFull}>
            {TEXT.full}
          </ActButton>
        )}
        <ActButton acts={acts} act="notes">
          {TEXT.notes}
        </ActButton>
        <ActButton acts={acts} act="help" aria-label={TEXT.help}>
          ?
        </ActButton>
      </div>
    </div>
  )
}

/** The ink of the pen, which gives way to the next, and the way to wipe what was drawn. */
function Pen({ show: { presenter, acts } }: Pick<ShowControlsProps, 'show'>) {
  const { ink, setInk } = presenter
  const next = INKS[(INKS.indexOf(ink) + 1) % INKS.length] ?? ink
  return (
    <>
      <Button title={PRESENT_KEYS.ink.does} onClick={() => setInk(next)}>
        {TEXT.ink(STUDY_TEXT.notes.inks[ink])}
      </Button>
      <ActButton acts={acts} act="wipe">
        {TEXT.wipe}
      </ActButton>
    </>
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
