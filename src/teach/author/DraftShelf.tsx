import { useState } from 'react'
import type { Lesson } from '@/engine/lesson/lesson'
import { type Problem } from '@/engine/kernel/refusal'
import { Button } from '@/widgets/Button'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { Field } from '@/widgets/Field'
import { classNames } from '@/widgets/class-names'
import pageStyles from '@/widgets/page.module.css'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { FileButton } from '../page-parts/FileButton'
import { learnAddress } from '../addresses/learn-address'
import { CopyLesson } from '../learn/CopyLesson'
import { copyForAuthor, freeId } from '../learn/lesson-copy'
import { openLessonFile } from '../learn/open-lesson'
import { LEARN_TEXT } from '../learn/learn-text'
import { useRemoved } from '../learn/use-removed'
import { draftLessons, ownLessons, useShelf } from '../learn/own-lessons'
import { Problems } from '../page-parts/Problems'
import type { Stage } from '../stage/stage'
import { authorAddress } from '../addresses/author-address'
import { AUTHOR_TEXT } from './author-text'
import { newChapter, newLesson } from './chapter-changes'
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
      if (read.ok) location.hash = authorAddress(game.id, copyForAuthor(read.value, []).id)
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
        <PrimaryButton
          onClick={() => begin(newLesson(game.id, freeId('my-lesson', taken), firstChapter(stage)))}
        >
          {AUTHOR_TEXT.create}
        </PrimaryButton>
        <FileButton label={AUTHOR_TEXT.open} onFile={open} />
      </div>
      <CopyField stage={stage} />
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

/** A lesson of the course or from a file, to begin with. */
function CopyField({ stage: { game, teaching } }: Pick<DraftShelfProps, 'stage'>) {
  const lessons = [...teaching.lessons, ...useShelf(ownLessons, game.id)]
  const [nth, setNth] = useState(0)
  const lesson = lessons[nth]
  if (!lesson) return null
  return (
    <div className={styles['learn__copy']}>
      <Field label={AUTHOR_TEXT.copyOf}>
        <select
          className={controlStyles['field__input']}
          value={nth}
          onChange={({ target }) => setNth(Number(target.value))}
        >
          {lessons.map(({ title }, at) => (
            <option key={at} value={at}>
              {title}
            </option>
          ))}
        </select>
      </Field>
      <CopyLesson lesson={lesson} />
    </div>
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
        <p className={styles['lesson-entry__facts']}>
          <span className={controlStyles.chip}>{draft.id}</span>
        </p>
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
