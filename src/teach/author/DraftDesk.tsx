import { useEffect, useMemo, useRef, useState } from 'react'
import type { Lesson, LessonChapter } from '@/engine/lesson/lesson'
import { checkLesson } from '@/engine/lesson/lesson-check'
import { readDraft, writeLesson } from '@/engine/lesson/lesson-read'
import type { Problem } from '@/engine/kernel/refusal'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import pageStyles from '@/widgets/page.module.css'
import controlStyles from '@/widgets/control.module.css'
import { draftId } from '../learn/find-lesson'
import { handoutAddress, lessonAddress } from '../addresses/learn-address'
import { lessonWordsOf } from '../learn/lesson-words'
import { draftLessons } from '../learn/own-lessons'
import { ShareLesson } from '../learn/ShareLesson'
import { Problems } from '../page-parts/Problems'
import type { Stage } from '../stage/stage'
import { authorAddress } from '../addresses/author-address'
import { atStep, presentAddress } from '../addresses/present-address'
import { PresentLink } from '../page-parts/PresentLink'
import { useRemoved } from '../learn/use-removed'
import { downloadJson } from '../page-parts/download'
import { AUTHOR_TEXT } from './author-text'
import { withChapter, withNewChapter, withoutChapter } from './chapter-changes'
import { ChapterDesk } from './ChapterDesk'
import { ChapterTabs } from './ChapterTabs'
import { CheckList } from './CheckList'
import { LessonFields } from './LessonFields'
import { Recorder } from './Recorder'
import { kept, type Recording, type RecordingKind } from './recording'
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
  const { change, refused } = useChange()
  const problems = useMemo(() => checkLesson(stage, lesson, lessonWordsOf(stage)), [stage, lesson])
  const nth = Math.min(chosen, lesson.chapters.length - 1)
  const chapter = lesson.chapters[nth]
  const { tell, bar } = useRemoved()
  const latest = useRef(lesson)
  useEffect(() => {
    latest.current = lesson
  })
  const removeChapter = (removed: LessonChapter) => {
    change(withoutChapter(lesson, nth))
    tell({
      words: AUTHOR_TEXT.chapterRemoved(nth + 1, removed.title),
      bringBack: () => {
        change(withNewChapter(latest.current, nth - 1, removed))
        setChosen(nth)
      },
    })
  }
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
    <main className={classNames(pageStyles.page, styles.author)}>
      <DeskHeader lesson={lesson} nth={nth} />
      <div role="alert">
        {refused.length > 0 ? <Problems title={AUTHOR_TEXT.cannotTake} problems={refused} /> : null}
      </div>
      <LessonFields lesson={lesson} taken={drafts.map(({ id }) => id)} onChange={change} />
      <div className={styles['author__parts']}>
        <ChapterTabs
          stage={stage}
          lesson={lesson}
          nth={nth}
          onChoose={setChosen}
          onChange={change}
          onRemove={() => {
            if (chapter) removeChapter(chapter)
          }}
        />
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
      <CheckList problems={problems} onChapter={setChosen} />
      {bar}
    </main>
  )
}

/** Keeps a draft after every change; one that could not be read again is not taken. */
function useChange() {
  const [refused, setRefused] = useState<readonly Problem[]>([])
  const change = (next: Lesson) => {
    const read = readDraft(next)
    if (!read.ok) {
      setRefused(read.problems)
      return
    }
    setRefused(draftLessons.keep(next) ? [] : [{ path: '', message: AUTHOR_TEXT.notKept }])
  }
  return { change, refused }
}

function DeskHeader({ lesson, nth }: { readonly lesson: Lesson; readonly nth: number }) {
  return (
    <header className={styles['author__head']}>
      <a className={controlStyles.button} href={authorAddress(lesson.game)}>
        <span aria-hidden="true">‹</span> {AUTHOR_TEXT.allDrafts}
      </a>
      <h1>{AUTHOR_TEXT.title}</h1>
      <a className={controlStyles.button} href={lessonAddress(lesson.game, draftId(lesson.id), nth)}>
        {AUTHOR_TEXT.preview}
      </a>
      <PresentLink address={presentAddress(lesson.game, draftId(lesson.id), atStep(String(nth)))} />
      <ShareLesson lesson={lesson} nth={nth} />
      <a className={controlStyles.button} href={handoutAddress(lesson.game, draftId(lesson.id))}>
        {AUTHOR_TEXT.handout}
      </a>
      <Button look="primary" onClick={() => downloadJson(`${lesson.id}.lesson.json`, writeLesson(lesson))}>
        {AUTHOR_TEXT.save}
      </Button>
    </header>
  )
}
