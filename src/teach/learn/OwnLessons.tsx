import { useState } from 'react'
import type { AnyFileRules } from '@/engine/kernel/game'
import type { Parsed } from '@/engine/kernel/refusal'
import type { Lesson } from '@/engine/lesson/lesson'
import type { AnyGame } from '@/contract/manifest'
import panelStyles from '@/widgets/panel.module.css'
import { FileButton } from '../page-parts/FileButton'
import { Problems } from '../page-parts/Problems'
import { useFileDrop } from '../page-parts/use-file-drop'
import { ownId } from './find-lesson'
import { LEARN_TEXT } from './learn-text'
import { LessonCard } from './LessonCard'
import { openLessonFile } from './open-lesson'
import { ownLessons, useShelf } from './own-lessons'
import { doneIn, type Progress } from './progress'
import type { Removed } from './use-removed'
import styles from './learn.module.css'

interface OwnLessonsProps {
  readonly game: AnyGame
  readonly files: AnyFileRules
  readonly progress: Progress
  readonly onRemoved: (removed: Removed) => void
}

interface Opened {
  readonly name: string
  readonly result: Parsed<Lesson>
}

/** Lessons from files, and the way in for more. */
export function OwnLessons({ game, files, progress, onRemoved }: OwnLessonsProps) {
  const lessons = useShelf(ownLessons, game.id)
  const [opened, setOpened] = useState<Opened>()
  const open = (file: File) =>
    void openLessonFile({ id: game.id, files }, file).then((read) => {
      const isKept = !read.ok || ownLessons.keep(read.value)
      setOpened({ name: file.name, result: isKept ? read : NO_ROOM })
    })
  useFileDrop(open)
  return (
    <section className={panelStyles.stack} aria-labelledby="learn-own">
      <h2 id="learn-own" className={styles['learn__heading']}>
        {LEARN_TEXT.own}
      </h2>
      <div className={panelStyles.row}>
        <FileButton label={LEARN_TEXT.open} onFile={open} />
        <p className={styles['learn__hint']}>{LEARN_TEXT.ownHint}</p>
      </div>
      <div role="status">{opened ? <Outcome {...opened} /> : null}</div>
      <ul className={styles['learn__list']}>
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <LessonCard
              gameId={game.id}
              lesson={lesson}
              addressId={ownId(lesson.id)}
              done={doneIn(progress, game.id, ownId(lesson.id))}
              onRemove={() => {
                ownLessons.remove(game.id, lesson.id)
                onRemoved({
                  words: LEARN_TEXT.removed(lesson.title),
                  bringBack: () => void ownLessons.keep(lesson),
                })
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const NO_ROOM: Parsed<Lesson> = { ok: false, problems: [{ path: '', message: LEARN_TEXT.cannotKeep }] }

function Outcome({ name, result }: Opened) {
  return result.ok ? (
    <p>{LEARN_TEXT.opened(result.value.title)}</p>
  ) : (
    <Problems title={LEARN_TEXT.cannotOpen(name)} problems={result.problems} />
  )
}
