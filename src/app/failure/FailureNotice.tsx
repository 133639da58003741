import type { Failure } from '@/store/failure'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import panelStyles from '@/widgets/panel.module.css'
import { sessionStore } from '../session/table-session'
import { FAILURE_TEXT } from './failure-text'
import { FailureWays } from './FailureWays'
import { messageOf } from './message-of'
import { NotKept } from './NotKept'
import styles from './failure.module.css'

/** Says what a bug has done to the game, and the ways on; the table stays in sight. */
export function FailureNotice({ failure }: { readonly failure: Failure }) {
  const { error, during, times } = failure
  return (
    <section className={styles.failure} role="alert">
      <h2 className={styles['failure__title']}>{FAILURE_TEXT.title}</h2>
      <p>{FAILURE_TEXT.said[during]}</p>
      <NotKept />
      {times > 1 && <p>{FAILURE_TEXT.again(times)}</p>}
      <details>
        <summary>{FAILURE_TEXT.what}</summary>
        <p className={styles['failure__what']}>{messageOf(error)}</p>
      </details>
      <div className={panelStyles.row}>
        <PrimaryButton onClick={forget}>{FAILURE_TEXT.goOn}</PrimaryButton>
        <FailureWays failure={failure} />
      </div>
    </section>
  )
}

function forget(): void {
  sessionStore.setState({ failure: null })
}
