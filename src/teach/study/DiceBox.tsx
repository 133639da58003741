import { Suspense, useState } from 'react'
import { lineOf } from '@/engine/study/study'
import { type DiceHand, type DiceMode, facesIn } from '@/store/study/dice-hand'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import writingStyles from '@/widgets/writing.module.css'
import controlStyles from '@/widgets/control.module.css'
import { optionalComponent } from '@/widgets/late'
import { DICE_TEXT } from '../dice/dice-text'
import { STUDY_TEXT } from './opened/study-text'
import { useActions, useChapter, useLine, useStudy, useStudyState } from './opened/use-study'

const DiceSheet = optionalComponent(() => import('../dice/DiceSheet').then((module) => module.DiceSheet))

const { dice: TEXT, lines: LINES } = STUDY_TEXT

const MODES: readonly DiceMode[] = ['random', 'set', 'ask']
const MOST_FACES = 6

/** Where the dice of a branch come from, and the last roll once more. */
export function DiceBox() {
  const dice = useStudyState((state) => state.dice)
  const chapter = useChapter()
  const actions = useActions()
  const place = useStudyState((state) => state.place)
  const last = lineOf(chapter, place.line).history.steps[place.step - 1]
  const canReroll = chapter.secrets === 'open' && (last?.entry.rolls.length ?? 0) > 0
  return (
    <section className={classNames(panelStyles.panel, panelStyles.stack)} aria-label={TEXT.title}>
      <h2 className={panelStyles['panel__title']}>{TEXT.title}</h2>
      <fieldset>
        <legend className={writingStyles['visually-hidden']}>{TEXT.explain}</legend>
        {MODES.map((mode) => (
          <label key={mode} className={controlStyles.check}>
            <input
              type="radio"
              name="dice"
              checked={dice.mode === mode}
              onChange={() => actions.setDice(mode === 'set' ? { mode, faces: [] } : { mode })}
            />
            {TEXT[mode]}
          </label>
        ))}
      </fieldset>
      {dice.mode === 'set' && <NextFaces dice={dice} />}
      <Button
        title={TEXT.againHint}
        aria-disabled={!canReroll}
        onClick={() => canReroll && actions.reroll(LINES.reroll(chapter.lines.length))}
      >
        {TEXT.again}
      </Button>
      <Statistics />
    </section>
  )
}

/** Opens the statistics of the line at hand. */
function Statistics() {
  const { stage } = useStudy()
  const { viewer, log } = useLine()
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Button onClick={() => setShown(true)}>{TEXT.statistics}</Button>
      {isShown && (
        <Suspense>
          <DiceSheet
            game={stage.game}
            log={log}
            lead={viewer === 'referee' ? DICE_TEXT.line : DICE_TEXT.lead}
            onClose={() => setShown(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function NextFaces({ dice }: { readonly dice: Extract<DiceHand, { mode: 'set' }> }) {
  const { setDice } = useActions()
  const [text, setText] = useState(dice.faces.join(' '))
  const typed = facesIn(text, MOST_FACES)
  // What has been rolled meanwhile is no longer to come.
  const isStale = typed !== undefined && typed.join() !== dice.faces.join()
  return (
    <label className={controlStyles.field}>
      <span className={controlStyles['field__label']}>{TEXT.faces}</span>
      <input
        className={controlStyles['field__input']}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={typed === undefined}
        value={isStale ? dice.faces.join(' ') : text}
        onChange={({ target }) => {
          const faces = facesIn(target.value, MOST_FACES)
          setText(target.value)
          if (faces) setDice({ mode: 'set', faces })
        }}
      />
      <span
        className={typed ? controlStyles['field__hint'] : controlStyles['field__error']}
        role={typed ? undefined : 'alert'}
      >
        {typed ? TEXT.facesHint : TEXT.facesBad}
      </span>
    </label>
  )
}
