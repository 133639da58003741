import { type PointerEvent, type ReactNode, useId } from 'react'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import styles from './placement.module.css'

interface TrayProps {
  readonly title: ReactNode
  readonly children: ReactNode
}

/** Pieces beside the board, under a name. */
export function Tray({ title, children }: TrayProps) {
  const id = useId()
  return (
    <section className={styles.tray} aria-labelledby={id}>
      <h2 className={styles['tray__title']} id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}

interface TrayPieceProps {
  readonly className: string | undefined
  readonly isPicked: boolean
  readonly onPick: () => void
  readonly onGrab: (event: PointerEvent) => void
  readonly children: ReactNode
}

/** A piece in a tray: picked by a click, and then put down by clicks on the board, or dragged there. */
export function TrayPiece({ className, isPicked, onPick, onGrab, children }: TrayPieceProps) {
  return (
    <button
      type="button"
      className={classNames(className, styles.draggable)}
      aria-pressed={isPicked}
      onClick={onPick}
      onPointerDown={onGrab}
    >
      {children}
    </button>
  )
}

interface ChoiceTrayProps<Id extends string> {
  readonly title: string
  /** Of the group of radio buttons; one of its kind on the page. */
  readonly name: string
  readonly choices: readonly { readonly id: Id; readonly face: ReactNode }[]
  readonly picked: Id | null
  readonly onPick: (id: Id) => void
  /** What is said of the choice, above it. */
  readonly hint?: ReactNode
  /** What is said of what is picked, below. */
  readonly note?: string
  readonly className?: string | undefined
}

/** One of a few things to decide while placing. */
export function ChoiceTray<Id extends string>(props: ChoiceTrayProps<Id>) {
  const { title, name, choices, picked, onPick, hint, note, className } = props
  const id = useId()
  return (
    <fieldset className={classNames(styles.tray, className)}>
      <legend className={styles['tray__title']}>{title}</legend>
      {hint !== undefined && <p className={controlStyles['field__hint']}>{hint}</p>}
      <div className={styles.choices}>
        {choices.map(({ id: choice, face }) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={choice === picked}
              aria-describedby={note === undefined ? undefined : `${id}-note`}
              onChange={() => onPick(choice)}
            />
            {face}
          </label>
        ))}
      </div>
      {note !== undefined && (
        <p className={controlStyles['field__hint']} id={`${id}-note`}>
          {note}
        </p>
      )}
    </fieldset>
  )
}
