import { useState } from 'react'
import { historyFrom } from '@/engine/kernel/history'
import type { Problem } from '@/engine/kernel/refusal'
import { positionAtPlace } from '@/engine/study/study'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { FileButton } from '../page-parts/FileButton'
import { Problems } from '../page-parts/Problems'
import { useFileDrop } from '../page-parts/use-file-drop'
import { studyOfFile } from './opened/open-study'
import { RemovedNote } from './RemovedNote'
import { STUDY_TEXT } from './opened/study-text'
import { useRemoved } from './use-removed'
import { useActions, useChapter, useStudy, useStudyState } from './opened/use-study'
import styles from './study.module.css'

const { chapters: TEXT } = STUDY_TEXT

/** The chapters of the study: which is at hand, and how they are arranged. */
export function Chapters() {
  const { study, chapter: index } = useStudyState((state) => state)
  const actions = useActions()
  const chapter = useChapter()
  const removed = useRemoved()
  return (
    <section className={classNames(panelStyles.panel, panelStyles.stack)} aria-label={TEXT.title}>
      <h2 className={panelStyles['panel__title']}>{TEXT.title}</h2>
      <ol>
        {study.chapters.map(({ title }, nth) => (
          <li key={nth}>
            <button
              type="button"
              className={styles['study-chapters__chapter']}
              aria-current={nth === index}
              onClick={() => actions.goToChapter(nth)}
            >
              {TEXT.number(nth + 1, title)}
            </button>
          </li>
        ))}
      </ol>
      <input
        className={controlStyles['field__input']}
        aria-label={TEXT.name}
        maxLength={200}
        value={chapter.title}
        onChange={({ target }) => actions.renameChapter(target.value)}
      />
      {study.chapters.length > 1 && (
        <Arranging
          count={study.chapters.length}
          index={index}
          onRemove={() => removed.remove(chapter.title, actions.removeChapter)}
        />
      )}
      <RemovedNote title={removed.title} onUndo={removed.bringBack} />
      <Adding />
    </section>
  )
}

interface ArrangingProps {
  readonly count: number
  readonly index: number
  readonly onRemove: () => void
}

function Arranging({ count, index, onRemove }: ArrangingProps) {
  const actions = useActions()
  return (
    <div className={panelStyles.row}>
      <Button aria-disabled={index === 0} onClick={() => actions.moveChapter(-1)}>
        {TEXT.earlier}
      </Button>
      <Button aria-disabled={index === count - 1} onClick={() => actions.moveChapter(1)}>
        {TEXT.later}
      </Button>
      <Button look="danger" onClick={onRemove}>
        {TEXT.remove}
      </Button>
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
    <div className={panelStyles.row}>
      <Button onClick={addHere}>{TEXT.add}</Button>
      <FileButton label={TEXT.addFile} onFile={addFile} />
      <div role="alert">
        {problems.length > 0 && <Problems title={STUDY_TEXT.door.refused} problems={problems} />}
      </div>
    </div>
  )
}
