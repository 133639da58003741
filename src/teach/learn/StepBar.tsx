import { LESSON_TEXT } from './learn-text'
import type { Steps } from './use-steps'

const { steps: TEXT } = LESSON_TEXT

/** The buttons that lead through steps. */
export function StepBar({ steps }: { readonly steps: Steps }) {
  const { at, count, isAuto, back, forward, toggleAuto } = steps
  const isAtEnd = at === count
  return (
    <div className="step-bar" role="group" aria-label={TEXT.name}>
      <progress
        className="step-bar__progress"
        value={at}
        max={Math.max(count, 1)}
        aria-label={TEXT.at(at, count)}
      />
      <span className="step-bar__at">{TEXT.at(at, count)}</span>
      <button type="button" className="button" aria-disabled={at === 0} onClick={back}>
        <span aria-hidden="true">‹</span> {TEXT.back}
      </button>
      <button
        type="button"
        className={isAtEnd ? 'button' : 'button button--primary'}
        aria-disabled={isAtEnd}
        onClick={forward}
      >
        {TEXT.forward} <span aria-hidden="true">›</span>
      </button>
      <button type="button" className="button" aria-pressed={isAuto} onClick={toggleAuto}>
        {isAuto ? TEXT.stop : TEXT.auto}
      </button>
    </div>
  )
}
