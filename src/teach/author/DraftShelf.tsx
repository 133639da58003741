import { useState } from 'react'
import type { Lesson } from '@/engine/lesson/lesson'
import { type Problem } from '@/engine/kernel/refusal'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import pageStyles from '@/widgets/page.module.css'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { FileButton } from '../page-parts/FileButton'
import { learnAddress } from '../addresses/learn-address'
import { openLessonFile } from '../learn/open-lesson'
import { LEARN_TEXT } from '../learn/learn-text'
import { useRemoved } from '../learn/use-removed'
import { draftLessons } from '../learn/own-lessons'
import { Problems } from '../page-parts/Problems'
import type { Stage } from '../stage/stage'
import { authorAddress } from '../addresses/author-address'
import { AUTHOR_TEXT } from './author-text'
import { freeId, newChapter, newLesson } from './chapter-changes'
import styles from '../learn/learn.module.css'

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
  const { tell, bar } = useRemoved()
  const remove = (draft: Lesson) => {
    draftLessons.remove(draft.game, draft.id)
    tell({ words: LEARN_TEXT.removed(titleOf(draft)), bringBack: () => void draftLessons.keep(draft) })
  }
  const taken = drafts.map(({ id }) => id)
  const open = (file: File) =>
    void openLessonFile({ id: game.id, files }, file).then((read) => {
      if (read.ok) begin({ ...read.value, id: freeId(read.value.id, taken) })
      else setRefused({ name: file.name, problems: read.problems })
    })
  return (
    <main className={classNames(pageStyles.page, styles.learn)}>
      <header className={styles['learn__head']}>
        <a className={controlStyles.button} href={learnAddress(game.id)}>
          <span aria-hidden="true">‹</span> {AUTHOR_TEXT.back}
        </a>
        <h1>{AUTHOR_TEXT.title}</h1>
        <p className={styles['learn__lead']}>{AUTHOR_TEXT.lead}</p>
      </header>
      <div className={panelStyles.row}>
        <Button
          look="primary"
          onClick={() => begin(newLesson(game.id, freeId('my-lesson', taken), firstChapter(stage)))}
        >
          {AUTHOR_TEXT.create}
        </Button>
        <FileButton label={AUTHOR_TEXT.open} onFile={open} />
      </div>
      <div role="status">
        {refused ? (
          <Problems title={AUTHOR_TEXT.cannotOpen(refused.name)} problems={refused.problems} />
        ) : null}
      </div>
      <section className={panelStyles.stack} aria-labelledby="author-drafts">
        <h2 id="author-drafts" className={styles['learn__heading']}>
          {AUTHOR_TEXT.drafts}
        </h2>
        {drafts.length === 0 ? <p>{AUTHOR_TEXT.noDrafts}</p> : null}
        <ul className={styles['learn__list']}>
          {drafts.map((draft) => (
            <li key={draft.id}>
              <DraftEntry draft={draft} onRemove={() => remove(draft)} />
            </li>
          ))}
        </ul>
      </section>
      {bar}
    </main>
  )
}

/** The course's first position is a better beginning than an empty board. */
function firstChapter({ teaching, rules }: Stage) {
  const example = teaching.lessons[0]?.chapters[0]
  return newChapter(example?.position ?? null, example?.viewer ?? rules.seats[0] ?? 'table')
}

function titleOf({ title }: Lesson): string {
  return title === '' ? AUTHOR_TEXT.untitled : title
}

function DraftEntry({ draft, onRemove }: { readonly draft: Lesson; readonly onRemove: () => void }) {
  const title = titleOf(draft)
  return (
    <article className={styles['lesson-entry']}>
      <div className={styles['lesson-entry__words']}>
        <h3>{title}</h3>
        <p>{draft.summary}</p>
      </div>
      <div className={styles['lesson-entry__ways']}>
        <a
          className={controlStyles.button}
          href={authorAddress(draft.game, draft.id)}
          aria-label={AUTHOR_TEXT.editNamed(title)}
        >
          {AUTHOR_TEXT.edit}
        </a>
        <Button look="quiet" aria-label={AUTHOR_TEXT.removeNamed(title)} onClick={onRemove}>
          {AUTHOR_TEXT.remove}
        </Button>
      </div>
    </article>
  )
}
