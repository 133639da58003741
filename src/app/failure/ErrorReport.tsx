import { failureOf } from '@/store/failure'
import { classNames } from '@/widgets/class-names'
import pageStyles from '@/widgets/page.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { FAILURE_TEXT } from './failure-text'
import { FailureWays } from './FailureWays'
import { messageOf } from './message-of'
import { NotKept } from './NotKept'
import styles from './failure.module.css'

/** A page that cannot be shown: what happened, and a way to carry the game to safety. */
export function ErrorReport({ error }: { readonly error: Error }) {
  return (
    <main className={pageStyles.page}>
      <div className={classNames(panelStyles.panel, panelStyles.stack)} role="alert">
        <h1 className={panelStyles['panel__title']}>{FAILURE_TEXT.title}</h1>
        <p>{FAILURE_TEXT.explain}</p>
        <NotKept />
        <div className={panelStyles.row}>
          <FailureWays failure={failureOf(error, { during: 'drawing' }, null)} />
        </div>
        <details>
          <summary>{FAILURE_TEXT.what}</summary>
          <p className={styles['failure__what']}>{messageOf(error)}</p>
        </details>
      </div>
    </main>
  )
}
