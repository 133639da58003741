import type { Problem } from '@/engine/kernel/refusal'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import { AUTHOR_TEXT as TEXT } from './author-text'
import { placeOf } from './changed-path'
import styles from './author.module.css'

interface CheckListProps {
  readonly problems: readonly Problem[]
  /** Told of the chapter, or null for the lesson, and of the part of it. */
  readonly onGo: (chapter: number | null, part: string) => void
}

/** What would stop a learner, and where it is. */
export function CheckList({ problems, onGo }: CheckListProps) {
  return (
    <section className={classNames(panelStyles.panel, panelStyles.stack)} aria-labelledby="author-check">
      <h2 id="author-check" className={panelStyles['panel__title']}>
        {TEXT.check}
      </h2>
      <p role="status">{problems.length === 0 ? TEXT.checkGood : TEXT.checkBad(problems.length)}</p>
      <ul className={styles['author__problems']}>
        {problems.map(({ path, message }) => {
          const { chapter, part } = placeOf(path)
          return (
            <li key={`${path} ${message}`}>
              <Button onClick={() => onGo(chapter, part)}>
                {chapter === null ? TEXT.inLesson : TEXT.inChapter(chapter + 1)}
              </Button>
              <span>
                {part === '' ? '' : `${part}: `}
                {message}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
