import { type PointerEvent, type ReactNode, useId } from 'react'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { SET_UP_TEXT as TEXT } from './set-up-text'
import styles from './placement.module.css'

interface TrayProps {
  readonly title: ReactNode
  readonly children?: ReactNode
}

/** Pieces beside the board, under a name. */
function Tray({ title, children }: TrayProps) {
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

/** A piece in a tray. */
interface TrayPiece<Piece> {
  readonly id: string
  readonly face: ReactNode
  readonly className: string | undefined
  readonly isPicked: boolean
  readonly onPick: () => void
  /** What a press takes up; undefined where none is left. */
  readonly piece: Piece | undefined
}

interface PieceTrayProps<Piece> extends TrayProps {
  readonly pieces: readonly TrayPiece<Piece>[]
  /** Of the list of pieces. */
  readonly className: string | undefined
  readonly onGrab: (event: PointerEvent, piece: Piece) => void
}

/** Pieces beside the board: each picked by a click, and then put down by clicks on the board, or dragged there. */
export function PieceTray<Piece>({ title, pieces, className, onGrab, children }: PieceTrayProps<Piece>) {
  return (
    <Tray title={title}>
      <ul className={className}>
        {pieces.map(({ id, face, className: look, isPicked, onPick, piece }) => (
          <li key={id}>
            <button
              type="button"
              className={classNames(look, piece === undefined ? undefined : styles.draggable)}
              aria-pressed={isPicked}
              onClick={onPick}
              onPointerDown={(event) => piece !== undefined && onGrab(event, piece)}
            >
              {face}
            </button>
          </li>
        ))}
      </ul>
      {children}
    </Tray>
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

interface FillStylesProps<Id extends string> {
  readonly ids: readonly Id[]
  readonly texts: Readonly<Record<Id, { readonly name: string; readonly note: string }>>
  readonly picked: Id
  readonly onPick: (id: Id) => void
}

/** How what is still in hand is placed, where the program does it. */
export function FillStyles<Id extends string>({ ids, texts, picked, onPick }: FillStylesProps<Id>) {
  return (
    <ChoiceTray
      title={TEXT.styles}
      name="fill-style"
      choices={ids.map((id) => ({ id, face: texts[id].name }))}
      {...{ picked, onPick }}
      note={texts[picked].note}
    />
  )
}
