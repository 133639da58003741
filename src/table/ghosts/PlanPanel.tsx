import type { BoardCounter } from '@/board/board-props'
import { CounterPicture } from '@/board/layers/CounterPicture'
import { Button } from '@/widgets/Button'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { shortcutOf } from '@/widgets/keys'
import { GHOSTS_TEXT as TEXT } from './ghosts-text'
import styles from './plan-panel.module.css'

interface PlanPanelProps {
  /** What the last click has come to. */
  readonly said: string
  readonly held: readonly string[]
  /** Those in hand and those beside them. */
  readonly counters: readonly BoardCounter[]
  readonly lines: readonly { readonly text: string; readonly onRemove: () => void }[]
  readonly drawings: number
  readonly onHold: (held: readonly string[]) => void
  readonly onClear: () => void
  readonly onClose: () => void
}

/** What is planned, line by line, in the place of what could be played. */
export function PlanPanel({ said, held, counters, lines, drawings, ...does }: PlanPanelProps) {
  return (
    <section className={styles['plan-panel']} aria-label={TEXT.name}>
      <h2>{TEXT.banner}</h2>
      <div className={styles['plan-panel__body']}>
        <p role="status">{said}</p>
        {counters.length > 1 && (
          <div className={styles['plan-counters']} role="group" aria-label={TEXT.counters}>
            {counters.map((counter) => (
              <CounterChoice
                key={counter.id}
                counter={counter}
                isHeld={held.includes(counter.id)}
                onTurn={(isTaken) => does.onHold(isTaken ? [...held, counter.id] : without(held, counter.id))}
              />
            ))}
          </div>
        )}
        <ul className={styles['plan-list']} aria-label={TEXT.list}>
          {lines.map(({ text, onRemove }) => (
            <li key={text}>
              <span>{text}</span>
              <Button aria-label={TEXT.removeOf(text)} onClick={onRemove}>
                {TEXT.remove}
              </Button>
            </li>
          ))}
          {drawings > 0 && <li>{TEXT.drawn(drawings)}</li>}
        </ul>
        {lines.length + drawings === 0 && <p>{TEXT.empty}</p>}
        <p className={styles['plan-panel__help']}>{TEXT.help}</p>
      </div>
      <footer>
        <Button onClick={does.onClear}>{TEXT.clear}</Button>
        <PrimaryButton aria-keyshortcuts={shortcutOf('cancel')} title={TEXT.leaveHint} onClick={does.onClose}>
          {TEXT.leave}
        </PrimaryButton>
      </footer>
    </section>
  )
}

interface CounterChoiceProps {
  readonly counter: BoardCounter
  readonly isHeld: boolean
  readonly onTurn: (isHeld: boolean) => void
}

/** A counter that is taken along or left. */
function CounterChoice({ counter, isHeld, onTurn }: CounterChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isHeld}
      aria-label={counter.label}
      title={counter.label}
      onClick={() => onTurn(!isHeld)}
    >
      <CounterPicture counter={counter} />
    </button>
  )
}

function without(held: readonly string[], id: string): readonly string[] {
  return held.filter((other) => other !== id)
}
