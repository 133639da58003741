import { lookName, STUDY_TEXT as TEXT } from './study-text'
import { looksAt } from '@/store/study/study-state'
import { useActions, useChapter, useStudy, useStudyState } from './use-study'
import { SaveStudy } from './SaveStudy'

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
    <header className="study__head">
      <h1 className="visually-hidden">{TEXT.title(stage.game.name)}</h1>
      <button type="button" className="button" onClick={onLeave}>
        <span aria-hidden="true">‹</span> {TEXT.leave}
      </button>
      <input
        className="field__input study__title"
        aria-label={TEXT.name}
        value={title}
        maxLength={200}
        onChange={({ target }) => actions.renameStudy(target.value)}
      />
      <LookChoice />
      <button
        type="button"
        className="button"
        title={TEXT.undoHint}
        aria-disabled={!canUndo}
        onClick={actions.undo}
      >
        {TEXT.undo}
      </button>
      <SaveStudy />
      <div role="status">
        {failure !== null && <span className="chip study__warning">{TEXT.notKept(failure)}</span>}
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
    <label className="study__look">
      <span>{TEXT.look}</span>
      <select
        className="field__input"
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
