import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
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
  return (
    <button
      type="button"
      className={classNames(
        controlStyles.button,
        styles['lesson-panel__next'],
        isQuiet ? controlStyles['button--quiet'] : controlStyles['button--primary'],
      )}
      onClick={() => goOn(place)}
    >
      {hasNext(place) ? LESSON_TEXT.next : LESSON_TEXT.finish}
      <span aria-hidden="true">›</span>
    </button>
  )
}
