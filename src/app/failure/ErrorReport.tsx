import { failureOf } from '@/store/failure'
import { SheetPage } from '@/widgets/SheetPage'
import { FAILURE_TEXT } from './failure-text'
import { FailureWays } from './FailureWays'
import { messageOf } from './message-of'
import { NotKept } from './NotKept'
import styles from './failure.module.css'

/** A page that cannot be shown: what happened, and a way to carry the game to safety. */
export function ErrorReport({ error }: { readonly error: Error }) {
  return (
    <SheetPage
      title={FAILURE_TEXT.title}
      isAlert
      ways={<FailureWays failure={failureOf(error, { during: 'drawing' }, null)} />}
    >
      <p>{FAILURE_TEXT.explain}</p>
      <NotKept />
      <details>
        <summary>{FAILURE_TEXT.what}</summary>
        <p className={styles['failure__what']}>{messageOf(error)}</p>
      </details>
    </SheetPage>
  )
}
