import { type ComponentType, type CSSProperties, type ReactNode, useEffect, useId, useRef } from 'react'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import writingStyles from '@/widgets/writing.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { HINT } from './hint-text'
import type { Hint, HintStage } from './hint-desk'
import { chanceInWords } from './number-words'
import styles from './hints.module.css'

/** Commands of a plan that are told at once. */
const LINES_AT_ONCE = 6

/** A clause as a link into a game's rules. */
export type ClauseComponent = ComponentType<{ readonly clause: string }>

interface HintCardProps {
  readonly stage: HintStage
  /** Why the rest of a plan that was being played is not; it stands in place of a hint. */
  readonly refused: ReactNode
  readonly Clause: ClauseComponent
  readonly onPlay: (hint: Hint) => void
  readonly onClose: () => void
}

/** What to do and why, beside the board; it takes the focus when it opens, and again when the hint is there. */
export function HintCard({ stage, refused, Clause, onPlay, onClose }: HintCardProps) {
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const { name } = stage
  useEffect(() => card.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    // The button that stopped the thinking has gone, with the focus if it had it.
    if (name !== 'thinking' && isFree(card.current)) card.current?.focus({ preventScroll: true })
  }, [name])
  return (
    <section
      ref={card}
      className={styles['hint-card']}
      aria-labelledby={id}
      tabIndex={-1}
      data-focus-scope=""
    >
      <h2 id={id}>{HINT.name}</h2>
      {/* A hint is read line by line below; why there is none stands here alone. */}
      <p className={name === 'failed' ? undefined : writingStyles['visually-hidden']} role="status">
        {spokenOf(stage)}
      </p>
      {refused}
      {stage.name === 'thinking' && <Thinking share={stage.share} onStop={onClose} />}
      {stage.name === 'shown' && <Shown hint={stage.hint} Clause={Clause} />}
      {stage.name !== 'thinking' && (
        <div className={classNames(panelStyles.row, styles['hint-card__ways-on'])}>
          {stage.name === 'shown' && stage.hint.commands.length > 0 && (
            <PrimaryButton onClick={() => onPlay(stage.hint)}>
              {HINT.play(stage.hint.commands.length)}
            </PrimaryButton>
          )}
          <Button onClick={onClose}>{HINT.close}</Button>
        </div>
      )}
    </section>
  )
}

/** Whether the focus is nowhere, or where it may be moved within the card. */
function isFree(card: HTMLElement | null): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || card?.contains(activeElement) === true
}

function spokenOf(stage: HintStage): string {
  if (stage.name === 'thinking') return HINT.thinking
  if (stage.name === 'failed') return stage.message
  return stage.name === 'shown'
    ? HINT.spoken(stage.hint.lines.slice(0, LINES_AT_ONCE), stage.hint.lines.length)
    : ''
}

function Thinking({ share, onStop }: { readonly share: number; readonly onStop: () => void }) {
  return (
    <div className={styles['hint-card__thinking']}>
      <progress value={share} max={1} aria-label={HINT.thinking} />
      <Button onClick={onStop}>{HINT.stop}</Button>
    </div>
  )
}

interface ShownProps {
  readonly hint: Hint
  readonly Clause: ClauseComponent
}

/** What to do, why, and for whoever wants it the rest, and what the plan goes on with: a set-up may have forty commands. */
function Shown({ hint, Clause }: ShownProps) {
  const { commands, lines, reasons, then } = hint
  const rest = lines.slice(LINES_AT_ONCE)
  return (
    <>
      <div className={styles['hint-card__told']}>
        <Lines label={HINT.what} lines={lines.slice(0, LINES_AT_ONCE)} />
        {commands.length === 0 && <p>{HINT.endsByHand}</p>}
        {reasons.length > 0 && <Reasons reasons={reasons} Clause={Clause} />}
        {rest.length > 0 && (
          <details className={styles['hint-card__rest']}>
            <summary>{HINT.more(rest.length)}</summary>
            <Lines label={HINT.rest} lines={rest} />
          </details>
        )}
        {then.length > 0 && (
          <details className={styles['hint-card__rest']}>
            <summary>{HINT.then(then.length)}</summary>
            <Lines label={HINT.afterwards} lines={then} />
          </details>
        )}
      </div>
      <Chance {...hint} />
    </>
  )
}

function Lines({ label, lines }: { readonly label: string; readonly lines: readonly string[] }) {
  return (
    <ol className={styles['hint-card__what']} aria-label={label}>
      {lines.map((line, nth) => (
        <li key={nth}>{line}</li>
      ))}
    </ol>
  )
}

interface ReasonsProps extends Pick<Hint, 'reasons'> {
  readonly Clause: ClauseComponent
}

function Reasons({ reasons, Clause }: ReasonsProps) {
  return (
    <>
      <h3>{HINT.why}</h3>
      <ul className={styles['hint-card__why']} aria-label={HINT.why}>
        {reasons.map(({ text, clause }, nth) => (
          <li key={nth}>
            <span>{text}</span> <Clause clause={clause} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** One number: what the asking seat has not of the bar, the other has, or all others together. */
function Chance({ chance, seats: [asking, other] }: Pick<Hint, 'chance' | 'seats'>) {
  return (
    <div>
      <p>
        {HINT.chance(asking)} <b>{chanceInWords(chance)}</b>
      </p>
      <div className={styles['hint-card__balance']} aria-hidden="true">
        <span>{asking}</span>
        <div className={styles['hint-card__bar']} style={{ '--share': chance } as CSSProperties} />
        <span>{other}</span>
      </div>
    </div>
  )
}
