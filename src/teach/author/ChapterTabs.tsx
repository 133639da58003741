import type { Lesson } from '@/engine/lesson/lesson'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import type { Stage } from '../stage/stage'
import { AUTHOR_TEXT as TEXT } from './author-text'
import { movedBy, newChapter, withNewChapter } from './chapter-changes'
import styles from './author.module.css'

interface ChapterTabsProps {
  readonly stage: Stage
  readonly lesson: Lesson
  readonly nth: number
  readonly onChoose: (nth: number) => void
  readonly onChange: (lesson: Lesson) => void
  readonly onRemove: () => void
}

/** The chapters of a lesson in their order. */
export function ChapterTabs({ stage, lesson, nth, onChoose, onChange, onRemove }: ChapterTabsProps) {
  const { chapters } = lesson
  const current = chapters[nth]
  const add = () => {
    const viewer = current?.viewer ?? stage.rules.seats[0] ?? 'table'
    onChange(withNewChapter(lesson, nth, newChapter(current?.position ?? null, viewer)))
    onChoose(nth + 1)
  }
  const move = (by: -1 | 1) => {
    if (!chapters[nth + by]) return
    onChange({ ...lesson, chapters: movedBy(chapters, nth, by) })
    onChoose(nth + by)
  }
  return (
    <nav className={classNames(panelStyles.panel, styles['author__chapters'])} aria-label={TEXT.chapters}>
      <h2 className={panelStyles['panel__title']}>{TEXT.chapters}</h2>
      <ol className={panelStyles.stack}>
        {chapters.map(({ title }, at) => (
          <li key={at}>
            <Button
              className={styles['author__chapter']}
              aria-pressed={at === nth}
              onClick={() => onChoose(at)}
            >
              {TEXT.chapter(at + 1, title)}
            </Button>
          </li>
        ))}
      </ol>
      <div className={classNames(panelStyles.row, styles['author__chapter-ways'])}>
        <Button onClick={add}>{TEXT.addChapter}</Button>
        <Button aria-disabled={nth <= 0} onClick={() => move(-1)}>
          {TEXT.up}
        </Button>
        <Button aria-disabled={nth >= chapters.length - 1} onClick={() => move(1)}>
          {TEXT.down}
        </Button>
        <Button
          look="quiet"
          aria-disabled={chapters.length < 2}
          onClick={() => {
            if (chapters.length > 1) onRemove()
          }}
        >
          {TEXT.removeChapter}
        </Button>
      </div>
    </nav>
  )
}
