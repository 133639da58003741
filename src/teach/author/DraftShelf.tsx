import { useState } from 'react'
import type { Lesson } from '@/engine/lesson'
import { type Problem } from '@/engine/refusal'
import { FileButton } from '../learn/FileButton'
import { learnAddress } from '../learn/learn-address'
import { openLessonFile } from '../learn/open-lesson'
import { draftLessons } from '../learn/own-lessons'
import { Problems } from '../learn/Problems'
import type { Stage } from '../stage/stage'
import { authorAddress } from './author-address'
import { AUTHOR_TEXT } from './author-text'
import { freeId, newChapter, newLesson } from './chapter-changes'

interface DraftShelfProps {
  readonly stage: Stage
  readonly drafts: readonly Lesson[]
}

/** The drafts of this browser, and the ways to more. */
export function DraftShelf({ stage, drafts }: DraftShelfProps) {
  const { game, files } = stage
  const [refused, setRefused] = useState<{ readonly name: string; readonly problems: readonly Problem[] }>()
  const begin = (lesson: Lesson) => {
    draftLessons.keep(lesson)
    location.hash = authorAddress(game.id, lesson.id)
  }
  const taken = drafts.map(({ id }) => id)
  const open = (file: File) =>
    void openLessonFile({ id: game.id, files }, file).then((read) => {
      if (read.ok) begin({ ...read.value, id: freeId(read.value.id, taken) })
      else setRefused({ name: file.name, problems: read.problems })
    })
  return (
    <main className="page learn">
      <header className="learn__head">
        <a className="button" href={learnAddress(game.id)}>
          <span aria-hidden="true">‹</span> {AUTHOR_TEXT.back}
        </a>
        <h1>{AUTHOR_TEXT.title}</h1>
        <p className="learn__lead">{AUTHOR_TEXT.lead}</p>
      </header>
      <div className="row">
        <button
          type="button"
          className="button button--primary"
          onClick={() => begin(newLesson(game.id, freeId('my-lesson', taken), firstChapter(stage)))}
        >
          {AUTHOR_TEXT.create}
        </button>
        <FileButton label={AUTHOR_TEXT.open} onFile={open} />
      </div>
      <div role="status">
        {refused ? (
          <Problems title={AUTHOR_TEXT.cannotOpen(refused.name)} problems={refused.problems} />
        ) : null}
      </div>
      <section className="stack" aria-labelledby="author-drafts">
        <h2 id="author-drafts" className="learn__heading">
          {AUTHOR_TEXT.drafts}
        </h2>
        {drafts.length === 0 ? <p>{AUTHOR_TEXT.noDrafts}</p> : null}
        <ul className="learn__list">
          {drafts.map((draft) => (
            <li key={draft.id}>
              <DraftEntry draft={draft} />
            </li>
          ))}
        </ul>
      </section>
    </main>
  )
}

/** The course's first position is a better beginning than an empty board. */
function firstChapter({ teaching, rules }: Stage) {
  const example = teaching.lessons[0]?.chapters[0]
  return newChapter(example?.position ?? null, example?.viewer ?? rules.seats[0] ?? 'table')
}

function DraftEntry({ draft }: { readonly draft: Lesson }) {
  const title = draft.title === '' ? AUTHOR_TEXT.untitled : draft.title
  return (
    <article className="lesson-entry">
      <div className="lesson-entry__words">
        <h3>{title}</h3>
        <p>{draft.summary}</p>
      </div>
      <div className="lesson-entry__ways">
        <a
          className="button"
          href={authorAddress(draft.game, draft.id)}
          aria-label={AUTHOR_TEXT.editNamed(title)}
        >
          {AUTHOR_TEXT.edit}
        </a>
        <button
          type="button"
          className="button button--quiet"
          aria-label={AUTHOR_TEXT.removeNamed(title)}
          onClick={() => draftLessons.remove(draft.game, draft.id)}
        >
          {AUTHOR_TEXT.remove}
        </button>
      </div>
    </article>
  )
}
