import type { Problem } from '@/engine/kernel/refusal'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import { AUTHOR_TEXT as TEXT } from './author-text'
import styles from './author.module.css'

interface CheckListProps {
  readonly problems: readonly Problem[]
  readonly onChapter: (nth: number) => void
}

/** What would stop a learner, and where it is. */
export function CheckList({ problems, onChapter }: CheckListProps) {
  return (
    <section className={classNames(panelStyles.panel, panelStyles.stack)} aria-labelledby="author-check">
      <h2 id="author-check" className={panelStyles['panel__title']}>
        {TEXT.check}
      </h2>
      <p role="status">{problems.length === 0 ? TEXT.checkGood : TEXT.checkBad(problems.length)}</p>
      <ul className={styles['author__problems']}>
        {problems.map(({ path, message }) => {
          const nth = chapterOf(path)
          const part = path.replace(/^chapters\.\d+\.?/, '')
          return (
            <li key={`${path} ${message}`}>
              {nth === null ? (
                <b>{TEXT.inLesson}</b>
              ) : (
                <Button onClick={() => onChapter(nth)}>{TEXT.inChapter(nth + 1)}</Button>
              )}
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

function chapterOf(path: string): number | null {
  const found = /^chapters\.(\d+)/.exec(path)
  return found ? Number(found[1]) : null
}
