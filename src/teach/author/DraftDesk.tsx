import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Lesson, LessonChapter } from '@/engine/lesson/lesson'
import { checkLesson } from '@/engine/lesson/lesson-check'
import { classNames } from '@/widgets/class-names'
import pageStyles from '@/widgets/page.module.css'
import { forgetCopy, isNewCopy } from '../learn/lesson-copy'
import { lessonWordsOf } from '../learn/lesson-words'
import { useRemoved } from '../learn/use-removed'
import { Problems } from '../page-parts/Problems'
import type { Stage } from '../stage/stage'
import { AUTHOR_TEXT } from './author-text'
import { placeOf } from './changed-path'
import { withChapter, withNewChapter, withoutChapter } from './chapter-changes'
import { ChapterDesk } from './ChapterDesk'
import { ChapterTabs } from './ChapterTabs'
import { CheckList } from './CheckList'
import { DeskHeader } from './DeskHeader'
import { DraftRun } from './draft-run'
import { focusField } from './focus-field'
import { HistoryBar } from './HistoryBar'
import { LessonFields } from './LessonFields'
import { Recorder } from './Recorder'
import { kept, type Recording, type RecordingKind } from './recording'
import { useDraft } from './use-draft'
import styles from './author.module.css'

interface DraftDeskProps {
  readonly stage: Stage
  readonly lesson: Lesson
  readonly drafts: readonly Lesson[]
  /** The chapter to begin with, counted from nought. */
  readonly first: number
}

/** A lesson being written. */
export function DraftDesk({ stage, lesson, drafts, first }: DraftDeskProps) {
  const [chosen, setChosen] = useState(first)
  const [recording, setRecording] = useState<RecordingKind | null>(null)
  const draft = useDraft(lesson, (path) => setChosen(placeOf(path).chapter ?? chosen))
  const { change, refused } = draft
  const problems = useMemo(() => checkLesson(stage, lesson, lessonWordsOf(stage)), [stage, lesson])
  const nth = Math.min(chosen, lesson.chapters.length - 1)
  const chapter = lesson.chapters[nth]
  const { removeChapter, bar } = useChapterRemoval({ lesson, nth, change, setChosen })
  const lessonPart = useRef<HTMLDivElement>(null)
  const chapterPart = useRef<HTMLDivElement>(null)
  const goTo = useWayToField({ lesson: lessonPart, chapter: chapterPart }, setChosen)
  const changeChapter = (next: LessonChapter) => change(withChapter(lesson, nth, next))
  if (recording && chapter)
    return (
      <Recorder
        stage={stage}
        chapter={chapter}
        kind={recording}
        onCancel={() => setRecording(null)}
        onKeep={(made: Recording) => {
          changeChapter(kept(chapter, recording, made))
          setRecording(null)
        }}
      />
    )
  return (
    <DraftRun value={draft.run}>
      <main className={classNames(pageStyles.page, styles.author)}>
        <DeskHeader lesson={lesson} nth={nth} />
        <CopyNote lesson={lesson} />
        <HistoryBar draft={draft} />
        <div role="alert">
          {refused.length > 0 ? <Problems title={AUTHOR_TEXT.cannotTake} problems={refused} /> : null}
        </div>
        <div ref={lessonPart} tabIndex={-1}>
          <LessonFields lesson={lesson} taken={drafts.map(({ id }) => id)} onChange={change} />
        </div>
        <div className={styles['author__parts']}>
          <ChapterTabs
            stage={stage}
            lesson={lesson}
            nth={nth}
            onChoose={setChosen}
            onChange={change}
            onRemove={removeChapter}
          />
          <div ref={chapterPart} tabIndex={-1}>
            {chapter ? (
              <ChapterDesk
                key={nth}
                stage={stage}
                chapter={chapter}
                errand={{ game: lesson.game, lesson: lesson.id, chapter: nth }}
                onChange={changeChapter}
                onRecord={setRecording}
              />
            ) : null}
          </div>
        </div>
        <CheckList problems={problems} onGo={goTo} />
        {bar}
      </main>
    </DraftRun>
  )
}

interface RemovalProps {
  readonly lesson: Lesson
  readonly nth: number
  readonly change: (lesson: Lesson) => void
  readonly setChosen: (nth: number) => void
}

/** Removes the chapter at hand, and a bar that brings it back. */
function useChapterRemoval({ lesson, nth, change, setChosen }: RemovalProps) {
  const { tell, bar } = useRemoved()
  const latest = useRef({ lesson, change })
  useEffect(() => {
    latest.current = { lesson, change }
  })
  const removeChapter = () => {
    const removed = lesson.chapters[nth]
    if (!removed) return
    change(withoutChapter(lesson, nth))
    tell({
      words: AUTHOR_TEXT.chapterRemoved(nth + 1, removed.title),
      bringBack: () => {
        const now = latest.current
        now.change(withNewChapter(now.lesson, nth - 1, removed))
        setChosen(nth)
      },
    })
  }
  return { removeChapter, bar }
}

type Side = 'lesson' | 'chapter'

/** Leads to a part of the lesson or of one of its chapters, once that is shown. */
function useWayToField(
  sides: Readonly<Record<Side, RefObject<HTMLElement | null>>>,
  setChosen: (nth: number) => void,
) {
  const [wanted, setWanted] = useState<{ readonly side: Side; readonly part: string }>()
  const look = useEffectEvent(({ side, part }: NonNullable<typeof wanted>) => {
    const root = sides[side].current
    if (root) focusField(root, part)
  })
  useEffect(() => {
    if (wanted) look(wanted)
  }, [wanted])
  return (nth: number | null, part: string) => {
    if (nth !== null) setChosen(nth)
    setWanted({ side: nth === null ? 'lesson' : 'chapter', part })
  }
}

/** Says once that the draft is a copy, and under which name it is kept. */
function CopyNote({ lesson: { id, title } }: { readonly lesson: Lesson }) {
  const [isNew] = useState(() => isNewCopy(id))
  const [name] = useState(title)
  useEffect(forgetCopy, [])
  return <p role="status">{isNew ? AUTHOR_TEXT.copied(name, id) : ''}</p>
}
