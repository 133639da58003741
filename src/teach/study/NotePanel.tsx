import { INKS } from '@/engine/rulebook/rulebook'
import { faultsOfText } from '@/engine/lesson/lesson-words'
import { noteAt } from '@/engine/study/study-notes'
import { Button } from '@/widgets/Button'
import { Field } from '@/widgets/Field'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import writingStyles from '@/widgets/writing.module.css'
import { RuleText } from '../rules/RuleText'
import { exampleIn } from '../book/rulebook-index'
import { momentText, STUDY_TEXT } from './opened/study-text'
import { useSaid } from './opened/use-said'
import type { PenCase } from './use-pen'
import { useActions, useChapter, useStops, useStudy, useStudyState } from './opened/use-study'
import styles from './study.module.css'

const { notes: TEXT } = STUDY_TEXT

/** What happened at the step at hand, what a teacher says of it, and the pen. */
export function NotePanel({ pen }: { readonly pen: PenCase }) {
  const { stage } = useStudy()
  const chapter = useChapter()
  const place = useStudyState((state) => state.place)
  const { stops, at } = useStops()
  const moment = stops[at]?.moment
  const { text, drawings } = noteAt(chapter, place)
  return (
    <section className={classNames(panelStyles.panel, panelStyles.stack)} aria-label={TEXT.title}>
      <h2 className={panelStyles['panel__title']}>{moment ? momentText(moment) : TEXT.title}</h2>
      <Happened />
      <Comment text={text} />
      {text.includes('[[') || text.includes('{{') ? (
        <div className={styles['study-note__preview']}>
          {text
            .split('\n')
            .filter((line) => line.trim() !== '')
            .map((line, nth) => (
              <p key={nth}>
                <RuleText rulebook={stage.teaching.rulebook} text={line} />
              </p>
            ))}
        </div>
      ) : null}
      <LinkFaults text={text} />
      <PenTools pen={pen} canWipe={drawings.length > 0} />
    </section>
  )
}

/** Links of the note that lead nowhere, and what to write instead. */
function LinkFaults({ text }: { readonly text: string }) {
  const { stage } = useStudy()
  const faults = faultsOfText(stage.teaching, text)
  return (
    <div role="status">
      {faults.length > 0 && (
        <ul className={controlStyles['field__error']}>
          {faults.map((fault) => (
            <li key={fault}>{TEXT.fault(fault)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Happened() {
  const said = useSaid()
  return (
    <ul className={styles['study-note__said']} aria-label={TEXT.happened} aria-live="polite">
      {said.map((line, nth) => (
        <li key={nth}>{line}</li>
      ))}
    </ul>
  )
}

function Comment({ text }: { readonly text: string }) {
  const { stage } = useStudy()
  const actions = useActions()
  return (
    <Field label={TEXT.text} hint={TEXT.hint(exampleIn(stage.teaching.rulebook))}>
      <textarea
        className={classNames(controlStyles['field__input'], styles['study-note__text'])}
        rows={3}
        maxLength={20_000}
        value={text}
        onChange={({ target }) => actions.setText(target.value)}
      />
    </Field>
  )
}

interface PenToolsProps {
  readonly pen: PenCase
  readonly canWipe: boolean
}

function PenTools({ pen: { pen, ink, setInk, setDrawing }, canWipe }: PenToolsProps) {
  const actions = useActions()
  return (
    <div className={panelStyles.row}>
      <div className={styles['study-inks']} role="radiogroup" aria-label={TEXT.ink}>
        {INKS.map((one) => (
          <label
            key={one}
            className={classNames(styles['study-inks__ink'], styles[`study-inks__ink--${one}`])}
            title={TEXT.inks[one]}
          >
            <input type="radio" name="ink" checked={ink === one} onChange={() => setInk(one)} />
            <span className={writingStyles['visually-hidden']}>{TEXT.inks[one]}</span>
          </label>
        ))}
      </div>
      <Button aria-pressed={pen.isDrawing} title={TEXT.drawHint} onClick={() => setDrawing(!pen.isDrawing)}>
        {TEXT.draw}
      </Button>
      {canWipe && (
        <Button look="quiet" onClick={actions.wipe}>
          {TEXT.wipe}
        </Button>
      )}
      <p className={controlStyles['field__hint']}>{TEXT.drawHint}</p>
    </div>
  )
}
