import { useEffect, useRef, useState } from 'react'
import { Button } from './Button'
import { classNames } from './class-names'
import controlStyles from './control.module.css'
import styles from './undo-bar.module.css'

/** How long what was deleted can be brought back, in milliseconds; the time stands still in the bar itself. */
const STAYS_MS = 30_000

interface UndoBarProps {
  /** What was deleted last, if it can be brought back. */
  readonly last: { readonly key: string; readonly words: string } | undefined
  readonly text: { readonly undo: string; readonly letGo: string }
  readonly onUndo: () => void
  /** It stays deleted. */
  readonly onLetGo: () => void
}

/** Says what was deleted, and brings it back. It takes the focus, whose place was deleted with it. */
export function UndoBar({ last, ...props }: UndoBarProps) {
  return (
    <div className={styles['undo-bar']} role="status">
      {last && <Note key={last.key} words={last.words} {...props} />}
    </div>
  )
}

type NoteProps = Omit<UndoBarProps, 'last'> & { readonly words: string }

function Note({ words, text, onUndo, onLetGo }: NoteProps) {
  const undo = useRef<HTMLButtonElement>(null)
  const letGo = useRef(onLetGo)
  const [isWatched, setWatched] = useState(true)
  useEffect(() => undo.current?.focus(), [])
  useEffect(() => {
    letGo.current = onLetGo
  })
  useEffect(() => {
    if (isWatched) return
    const timer = setTimeout(() => letGo.current(), STAYS_MS)
    return () => clearTimeout(timer)
  }, [isWatched])
  const watch = () => setWatched(true)
  const leave = ({ currentTarget }: { readonly currentTarget: HTMLElement }) =>
    setWatched(currentTarget.matches(':hover, :focus-within'))
  return (
    <div
      className={styles['undo-bar__note']}
      onFocus={watch}
      onBlur={({ currentTarget, relatedTarget }) =>
        setWatched(currentTarget.contains(relatedTarget) || currentTarget.matches(':hover'))
      }
      onPointerEnter={watch}
      onPointerLeave={leave}
    >
      <span>{words}</span>
      <Button ref={undo} onClick={onUndo}>
        {text.undo}
      </Button>
      <button
        type="button"
        className={classNames(
          controlStyles.button,
          controlStyles['button--quiet'],
          controlStyles['button--icon'],
        )}
        aria-label={text.letGo}
        title={text.letGo}
        onClick={() => {
          document.querySelector<HTMLElement>('main')?.focus()
          onLetGo()
        }}
      >
        <svg className={styles['undo-bar__cross']} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6 6 18" />
        </svg>
      </button>
    </div>
  )
}
