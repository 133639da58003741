import { lookName, STUDY_TEXT as TEXT } from './opened/study-text'
import { looksAt } from '@/store/study/study-state'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import writingStyles from '@/widgets/writing.module.css'
import controlStyles from '@/widgets/control.module.css'
import { useActions, useChapter, useStudy, useStudyState } from './opened/use-study'
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
      <LookChoice />
      <Button title={TEXT.undoHint} aria-disabled={!canUndo} onClick={actions.undo}>
        {TEXT.undo}
      </Button>
      <ShareStudy />
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
