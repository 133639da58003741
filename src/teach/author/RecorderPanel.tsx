import { ClauseLink } from '../learn/ClauseLink'
import { RECORDER_TEXT as TEXT } from './author-text'
import type { RecorderProps } from './recorder-props'
import type { Recorder } from './use-recorder'

interface RecorderPanelProps extends RecorderProps {
  readonly recorder: Recorder
  /** The moves so far, in words. */
  readonly words: readonly string[]
}

/** What is recorded so far, and what becomes of it. */
export function RecorderPanel({ stage, kind, recorder, words, onKeep, onCancel }: RecorderPanelProps) {
  const { history, refused, said } = recorder
  return (
    <section className="lesson-panel" aria-label={TEXT.titles[kind]}>
      <div className="lesson-panel__head">
        <p>{TEXT.leads[kind]}</p>
      </div>
      <div className="lesson-panel__page" tabIndex={0} role="group" aria-label={TEXT.recorded}>
        <label className="field">
          <span className="field__label">{TEXT.dice}</span>
          <input
            className="field__input"
            inputMode="numeric"
            placeholder="5 2 6"
            value={recorder.dice}
            onChange={({ target }) => recorder.setDice(target.value)}
          />
        </label>
        <h2 className="author__small-heading">{TEXT.recorded}</h2>
        {words.length === 0 ? <p className="soft">{TEXT.nothing}</p> : null}
        <ol className="author__moves">
          {words.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ol>
        <div className="lesson-panel__answers" aria-live="polite">
          {said ? (
            <p className="lesson-card lesson-card--bad">
              <b className="lesson-card__title">{TEXT.refused}</b>
              {said.message} <ClauseLink rulebook={stage.teaching.rulebook} clause={said.clause} />
              {refused ? null : <em> {TEXT.notACommand}</em>}
            </p>
          ) : null}
        </div>
      </div>
      <div className="lesson-panel__controls">
        <div className="row">
          <button type="button" className="button" aria-disabled={words.length === 0} onClick={recorder.back}>
            {TEXT.undo}
          </button>
          <button
            type="button"
            className="button"
            aria-disabled={words.length === 0}
            onClick={recorder.restart}
          >
            {TEXT.restart}
          </button>
          <button type="button" className="button" onClick={onCancel}>
            {TEXT.cancel}
          </button>
        </div>
        <KeepButton kind={kind} recorder={recorder} onKeep={() => onKeep({ history, refused })} />
      </div>
    </section>
  )
}

interface KeepButtonProps extends Pick<RecorderPanelProps, 'kind' | 'recorder'> {
  readonly onKeep: () => void
}

function KeepButton({ kind, recorder: { history, refused }, onKeep }: KeepButtonProps) {
  const count = history.steps.length
  const isReady = kind === 'mistake' ? refused !== null : count > 0
  return (
    <button
      type="button"
      className="button button--primary"
      aria-disabled={!isReady}
      onClick={() => {
        if (isReady) onKeep()
      }}
    >
      {kind === 'mistake' ? TEXT.keepMistake(refused?.refusal.clause ?? '…') : TEXT.keep(count)}
    </button>
  )
}
