import { useState } from 'react'
import { historyFrom } from '@/engine/history'
import type { Problem } from '@/engine/refusal'
import { positionAtPlace } from '@/engine/study'
import { FileButton } from '../learn/FileButton'
import { Problems } from '../learn/Problems'
import { useFileDrop } from '../learn/use-file-drop'
import { studyOfFile } from './open-study'
import { STUDY_TEXT } from './study-text'
import { useActions, useChapter, useStudy, useStudyState } from './use-study'

const { chapters: TEXT } = STUDY_TEXT

/** The chapters of the study: which is at hand, and how they are arranged. */
export function Chapters() {
  const { study, chapter: index } = useStudyState((state) => state)
  const actions = useActions()
  const chapter = useChapter()
  return (
    <section className="panel stack" aria-label={TEXT.title}>
      <h2 className="panel__title">{TEXT.title}</h2>
      <ol className="study-chapters">
        {study.chapters.map(({ title }, nth) => (
          <li key={nth}>
            <button
              type="button"
              className="study-chapters__chapter"
              aria-current={nth === index}
              onClick={() => actions.goToChapter(nth)}
            >
              {TEXT.number(nth + 1, title)}
            </button>
          </li>
        ))}
      </ol>
      <input
        className="field__input"
        aria-label={TEXT.name}
        maxLength={200}
        value={chapter.title}
        onChange={({ target }) => actions.renameChapter(target.value)}
      />
      {study.chapters.length > 1 && <Arranging count={study.chapters.length} index={index} />}
      <Adding />
    </section>
  )
}

function Arranging({ count, index }: { readonly count: number; readonly index: number }) {
  const actions = useActions()
  return (
    <div className="row">
      <button
        type="button"
        className="button"
        aria-disabled={index === 0}
        onClick={() => actions.moveChapter(-1)}
      >
        {TEXT.earlier}
      </button>
      <button
        type="button"
        className="button"
        aria-disabled={index === count - 1}
        onClick={() => actions.moveChapter(1)}
      >
        {TEXT.later}
      </button>
      <button type="button" className="button button--danger" onClick={actions.removeChapter}>
        {TEXT.remove}
      </button>
    </div>
  )
}

function Adding() {
  const { stage } = useStudy()
  const actions = useActions()
  const chapter = useChapter()
  const place = useStudyState((state) => state.place)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const addHere = () =>
    actions.addChapter({
      title: STUDY_TEXT.position,
      lineTitle: STUDY_TEXT.asGiven,
      secrets: chapter.secrets,
      history: historyFrom(positionAtPlace(chapter, place)),
    })
  const addFile = (file: File) =>
    void studyOfFile(stage, file).then((read) => {
      setProblems(read.ok ? [] : read.problems)
      if (read.ok) actions.addChapters(read.value.chapters)
    })
  useFileDrop(addFile)
  return (
    <div className="row">
      <button type="button" className="button" onClick={addHere}>
        {TEXT.add}
      </button>
      <FileButton label={TEXT.addFile} onFile={addFile} />
      <div role="alert">
        {problems.length > 0 && <Problems title={STUDY_TEXT.door.refused} problems={problems} />}
      </div>
    </div>
  )
}
