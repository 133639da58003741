import type { AnyTeaching } from '@/contract/manifest'
import { RuleText } from '../rules/RuleText'
import type { HandoutChapter, HandoutPicture, Question } from './handout'
import { HANDOUT_TEXT as TEXT } from './handout-text'
import styles from './handout.module.css'

interface ChapterSheetProps {
  readonly teaching: AnyTeaching
  readonly chapter: HandoutChapter
  /** Counted from 1. */
  readonly number: number
}

/** A chapter with more steps may take more than is left of a page. */
const STEPS_TOGETHER = 8

/** A chapter on paper: its text beside the board, and what is asked. */
export function ChapterSheet({ teaching, chapter, number }: ChapterSheetProps) {
  const { title, text, picture, steps, question } = chapter
  return (
    <section
      className={styles.chapter}
      data-long={steps.length > STEPS_TOGETHER ? '' : undefined}
      aria-labelledby={`chapter-${number}`}
    >
      <h3 id={`chapter-${number}`} className={styles['chapter__title']}>
        {TEXT.chapter(number, title)}
      </h3>
      {picture && <BoardPart teaching={teaching} picture={picture} title={title} />}
      {text.map((paragraph, nth) => (
        <p key={nth}>
          <RuleText rulebook={teaching.rulebook} text={paragraph} />
        </p>
      ))}
      {steps.length > 0 && (
        <ol className={styles.steps}>
          {steps.map((step, nth) => (
            <li key={nth}>
              <RuleText rulebook={teaching.rulebook} text={step} />
            </li>
          ))}
        </ol>
      )}
      {question && <Lines question={question} />}
    </section>
  )
}

interface BoardPartProps {
  readonly teaching: AnyTeaching
  readonly picture: HandoutPicture
  readonly title: string
}

/** Where nothing stands, the whole board is shown. */
function BoardPart({ teaching, picture: { view, hexes, drawings }, title }: BoardPartProps) {
  const shown = hexes.length > 0 ? hexes : teaching.names.hexesOf(view)
  return (
    <figure className={styles.board}>
      <teaching.Picture view={view} hexes={shown} drawings={drawings} label={title} />
    </figure>
  )
}

function Lines({ question: { seat, lines } }: { readonly question: Question }) {
  return (
    <div className={styles.question}>
      <p>
        {seat !== null && TEXT.youPlay(seat)} <b>{TEXT.answer}</b>
      </p>
      {Array.from({ length: lines }, (_, nth) => (
        <div key={nth} className={styles.line} />
      ))}
    </div>
  )
}
