import { Button } from '@/widgets/Button'
import { LESSON_TEXT } from './learn-text'
import { goOn, hasNext, type Place } from './place'
import styles from './lesson.module.css'

interface NextButtonProps {
  readonly place: Place
  /** Not the thing to do yet. */
  readonly isQuiet?: boolean
}

/** On to the next chapter, or to the end of the lesson. */
export function NextButton({ place, isQuiet = false }: NextButtonProps) {
  // A frame on another page ends with the lesson.
  if (place.goTo && !hasNext(place)) return null
  return (
    <Button
      look={isQuiet ? 'quiet' : 'primary'}
      className={styles['lesson-panel__next']}
      onClick={() => goOn(place)}
    >
      {hasNext(place) ? LESSON_TEXT.next : LESSON_TEXT.finish}
      <span aria-hidden="true">›</span>
    </Button>
  )
}
