import type { Lesson } from '@/engine/lesson'
import type { Stage } from '../stage/stage'
import { AUTHOR_TEXT as TEXT } from './author-text'
import { newChapter, withMoved, withNewChapter, withoutChapter } from './chapter-changes'

interface ChapterTabsProps {
  readonly stage: Stage
  readonly lesson: Lesson
  readonly nth: number
  readonly onChoose: (nth: number) => void
  readonly onChange: (lesson: Lesson) => void
}

/** The chapters of a lesson in their order. */
export function ChapterTabs({ stage, lesson, nth, onChoose, onChange }: ChapterTabsProps) {
  const { chapters } = lesson
  const current = chapters[nth]
  const add = () => {
    const viewer = current?.viewer ?? stage.rules.seats[0] ?? 'table'
    onChange(withNewChapter(lesson, nth, newChapter(current?.position ?? null, viewer)))
    onChoose(nth + 1)
  }
  const move = (by: -1 | 1) => {
    if (!chapters[nth + by]) return
    onChange(withMoved(lesson, nth, by))
    onChoose(nth + by)
  }
  return (
    <nav className="panel author__chapters" aria-label={TEXT.chapters}>
      <h2 className="panel__title">{TEXT.chapters}</h2>
      <ol className="stack">
        {chapters.map(({ title }, at) => (
          <li key={at}>
            <button
              type="button"
              className="button author__chapter"
              aria-pressed={at === nth}
              onClick={() => onChoose(at)}
            >
              {TEXT.chapter(at + 1, title)}
            </button>
          </li>
        ))}
      </ol>
      <div className="row author__chapter-ways">
        <button type="button" className="button" onClick={add}>
          {TEXT.addChapter}
        </button>
        <button type="button" className="button" aria-disabled={nth <= 0} onClick={() => move(-1)}>
          {TEXT.up}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={nth >= chapters.length - 1}
          onClick={() => move(1)}
        >
          {TEXT.down}
        </button>
        <button
          type="button"
          className="button button--quiet"
          aria-disabled={chapters.length < 2}
          onClick={() => {
            if (chapters.length > 1) onChange(withoutChapter(lesson, nth))
          }}
        >
          {TEXT.removeChapter}
        </button>
      </div>
    </nav>
  )
}
