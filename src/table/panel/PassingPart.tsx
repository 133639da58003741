import { type Passing, PASS_SPANS } from '@/engine/table/table'
import { Button } from '@/widgets/Button'
import writingStyles from '@/widgets/writing.module.css'
import { once } from '../desk/once'
import { PASSING_TEXT as TEXT } from './passing-text'
import styles from './passing.module.css'

/** Passing for longer than once: how long the viewer does, and what else may be said now. */
export function PassingPart({ passing: { span, isAsked, onPass } }: { readonly passing: Passing }) {
  const open = isAsked ? PASS_SPANS.filter((one) => one !== span) : []
  if (span === null && open.length === 0) return null
  return (
    <div className={styles.passing} role="group" aria-label={TEXT.title}>
      {span === null ? null : (
        <p className={styles.passing__now}>
          {TEXT.now[span]}{' '}
          <Button look="quiet" onClick={once(() => onPass(null))}>
            {TEXT.askAgain}
          </Button>
        </p>
      )}
      {open.map((one) => (
        <Button key={one} className={styles.passing__span} onClick={once(() => onPass(one))}>
          {TEXT.spans[one]} <span className={writingStyles.soft}>{TEXT.unless}</span>
        </Button>
      ))}
    </div>
  )
}
