import { lengthOf, lineOf } from '@/engine/study/study'
import { lookName, STUDY_TEXT as TEXT } from './opened/study-text'
import { looksAt } from '@/store/study/study-state'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import writingStyles from '@/widgets/writing.module.css'
import controlStyles from '@/widgets/control.module.css'
import { useActions, useChapter, useStudy, useStudyState } from './opened/use-study'
import { atStep, presentAddress, presentedStudy } from '../addresses/present-address'
import { stepAddress } from '../addresses/report-address'
import { stepName } from '../addresses/study-address'
import { PresentLink } from '../page-parts/PresentLink'
import { FilmButton } from './FilmButton'
import { SaveStudy } from './SaveStudy'
import { ShareStudy } from './ShareStudy'
import styles from './study.module.css'

/** The bar above a study: its title, whose eyes look, and its file. */
export function StudyHeader({ onLeave }: { readonly onLeave: () => void }) {
  const { stage } = useStudy()
  const actions = useActions()
  const title = useStudyState(({ study }) => study.title)
  const canUndo = useStudyState(({ past }) => past.length > 0)
  const failure = useStudyState(({ saveStatus }) =>
    saveStatus.state === 'failed' ? saveStatus.reason : null,
  )
  return (
    <header className={styles['study__head']}>
      <h1 className={writingStyles['visually-hidden']}>{TEXT.title(stage.game.name)}</h1>
      <Button onClick={onLeave}>
        <span aria-hidden="true">‹</span> {TEXT.leave}
      </Button>
      <input
        className={classNames(controlStyles['field__input'], styles['study__title'])}
        aria-label={TEXT.name}
        value={title}
        maxLength={200}
        onChange={({ target }) => actions.renameStudy(target.value)}
      />
      <PresentStudy />
      <LookChoice />
      <Button title={TEXT.undoHint} aria-disabled={!canUndo} onClick={actions.undo}>
        {TEXT.undo}
      </Button>
      <ShareStudy />
      <FilmButton />
      <SaveStudy />
      <div role="status">
        {failure !== null && (
          <span className={classNames(controlStyles.chip, styles['study__warning'])}>
            {TEXT.notKept(failure)}
          </span>
        )}
      </div>
    </header>
  )
}

/** Leads to the line at hand in front of a class, from this step on, and back to it. */
function PresentStudy() {
  const { game } = useStudy().stage
  const chapter = useChapter()
  const id = useStudyState((state) => state.id)
  const nth = useStudyState((state) => state.chapter)
  const { line, step } = useStudyState((state) => state.place)
  const name = stepName(step, lengthOf(lineOf(chapter, line)), chapter.secrets === 'kept')
  return (
    <PresentLink
      address={presentAddress(game.id, presentedStudy(id, nth, line), atStep(name))}
      onLeave={() => history.replaceState(null, '', stepAddress(game.id, id, name, [nth, line]))}
    />
  )
}

function LookChoice() {
  const { stage } = useStudy()
  const actions = useActions()
  const chapter = useChapter()
  const look = useStudyState((state) => state.look)
  const looks = looksAt(stage.rules, chapter)
  const seatName = (seat: string) => stage.game.seats.find(({ id }) => id === seat)?.name ?? seat
  return (
    <label className={styles['study__look']}>
      <span>{TEXT.look}</span>
      <select
        className={controlStyles['field__input']}
        value={looks.includes(look) ? look : looks[0]}
        onChange={({ target }) => actions.look(target.value)}
      >
        {looks.map((one) => (
          <option key={one} value={one}>
            {lookName(one, seatName)}
          </option>
        ))}
      </select>
    </label>
  )
}
