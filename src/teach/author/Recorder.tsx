import { useMemo } from 'react'
import { positionOf } from '@/engine/kernel/history'
import type { LessonChapter } from '@/engine/lesson/lesson'
import { openChapter, type LessonHistory } from '@/engine/lesson/lesson-play'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import pageStyles from '@/widgets/page.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { Problems } from '../page-parts/Problems'
import { LESSON_TEXT } from '../learn/learn-text'
import { StageTable } from '../stage/StageTable'
import { AUTHOR_TEXT, RECORDER_TEXT as TEXT } from './author-text'
import { movesInWords } from './moves-in-words'
import type { RecordingKind } from './recording'
import type { RecorderProps } from './recorder-props'
import { RecorderPanel } from './RecorderPanel'
import { useRecorder } from './use-recorder'
import styles from '../learn/lesson.module.css'

/** The game's own table, on which everything played is written down. */
export function Recorder(props: RecorderProps) {
  const { stage, chapter, onCancel } = props
  const opened = useMemo(() => openChapter(stage, chapter), [stage, chapter])
  if (opened.ok) return <OpenRecorder {...props} first={opened.value} />
  return (
    <main className={classNames(pageStyles.page, panelStyles.stack)}>
      <h1>{TEXT.titles[props.kind]}</h1>
      <Problems title={AUTHOR_TEXT.positionFaults} problems={opened.problems} />
      <p>
        <Button onClick={onCancel}>{TEXT.cancel}</Button>
      </p>
    </main>
  )
}

function OpenRecorder(props: RecorderProps & { readonly first: LessonHistory }) {
  const { stage, chapter, kind, first } = props
  const recorder = useRecorder(stage, first, diceOf(chapter, kind))
  const { history } = recorder
  const asked = stage.rules.askedSeat(positionOf(history))
  const words = useMemo(() => movesInWords(stage, history), [stage, history])
  return (
    <main className={styles.lesson}>
      <header className={styles['lesson__head']}>
        <h1 className={styles['lesson__title']}>{TEXT.titles[kind]}</h1>
      </header>
      <div className={styles['lesson__body']}>
        <RecorderPanel {...props} recorder={recorder} words={words} />
        <section className={styles['lesson__table']} aria-label={LESSON_TEXT.table}>
          <StageTable
            key={recorder.run}
            stage={stage}
            history={history}
            viewer={asked ?? chapter.viewer}
            onPlay={recorder.play}
            onRefused={recorder.onRefused}
          />
        </section>
      </div>
    </main>
  )
}

/** A wrong answer is tried with the dice of the task. */
function diceOf(chapter: LessonChapter, kind: RecordingKind): readonly number[] {
  return chapter.kind === 'task' && kind !== 'solution' ? (chapter.dice ?? NO_DICE) : NO_DICE
}

const NO_DICE: readonly number[] = []
