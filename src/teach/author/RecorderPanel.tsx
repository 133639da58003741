import { Button } from '@/widgets/Button'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import writingStyles from '@/widgets/writing.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { ClauseLink } from '../learn/ClauseLink'
import { RECORDER_TEXT as TEXT } from './author-text'
import type { RecorderProps } from './recorder-props'
import type { Recorder } from './use-recorder'
import lessonStyles from '../learn/lesson.module.css'
import styles from './author.module.css'

interface RecorderPanelProps extends RecorderProps {
  readonly recorder: Recorder
  /** The moves so far, in words. */
  readonly words: readonly string[]
}

/** What is recorded so far, and what becomes of it. */
export function RecorderPanel({ stage, kind, recorder, words, onKeep, onCancel }: RecorderPanelProps) {
  const { history, refused, said } = recorder
  return (
    <section className={lessonStyles['lesson-panel']} aria-label={TEXT.titles[kind]}>
      <div className={lessonStyles['lesson-panel__head']}>
        <p>{TEXT.leads[kind]}</p>
      </div>
      <div
        className={lessonStyles['lesson-panel__page']}
        tabIndex={0}
        role="group"
        aria-label={TEXT.recorded}
      >
        <label className={controlStyles.field}>
          <span className={controlStyles['field__label']}>{TEXT.dice}</span>
          <input
            className={controlStyles['field__input']}
            inputMode="numeric"
            placeholder="5 2 6"
            value={recorder.dice}
            onChange={({ target }) => recorder.setDice(target.value)}
          />
        </label>
        <h2 className={styles['author__small-heading']}>{TEXT.recorded}</h2>
        {words.length === 0 ? <p className={writingStyles.soft}>{TEXT.nothing}</p> : null}
        <ol className={styles['author__moves']}>
          {words.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ol>
        <div className={lessonStyles['lesson-panel__answers']} aria-live="polite">
          {said ? (
            <p className={classNames(lessonStyles['lesson-card'], lessonStyles['lesson-card--bad'])}>
              <b className={lessonStyles['lesson-card__title']}>{TEXT.refused}</b>
              {said.message} <ClauseLink rulebook={stage.teaching.rulebook} clause={said.clause} />
              {refused ? null : <em> {TEXT.notACommand}</em>}
            </p>
          ) : null}
        </div>
      </div>
      <div className={lessonStyles['lesson-panel__controls']}>
        <div className={classNames(panelStyles.row, lessonStyles['lesson-panel__row'])}>
          <Button aria-disabled={words.length === 0} onClick={recorder.back}>
            {TEXT.undo}
          </Button>
          <Button aria-disabled={words.length === 0} onClick={recorder.restart}>
            {TEXT.restart}
          </Button>
          <Button onClick={onCancel}>{TEXT.cancel}</Button>
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
    <PrimaryButton
      aria-disabled={!isReady}
      onClick={() => {
        if (isReady) onKeep()
      }}
    >
      {kind === 'mistake' ? TEXT.keepMistake(refused?.refusal.clause ?? '…') : TEXT.keep(count)}
    </PrimaryButton>
  )
}
