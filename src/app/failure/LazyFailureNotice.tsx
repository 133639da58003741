import { type ComponentProps, Suspense } from 'react'
import { Button } from '@/widgets/Button'
import { componentOr } from '@/widgets/late'
import { sessionStore } from '../session/table-session'
import { TEXT } from '../page-parts/text'
import type { FailureNotice } from './FailureNotice'
import styles from '../page-parts/notice.module.css'

/** Should the notice not come, as without a network, the fault is still said in plain words. */
const Loaded = componentOr<ComponentProps<typeof FailureNotice>>(
  () => import('./FailureNotice').then((module) => module.FailureNotice),
  PlainNotice,
)

/** The notice of a fault beside the table, loaded when there is one. */
export function LazyFailureNotice(props: ComponentProps<typeof FailureNotice>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}

function PlainNotice() {
  return (
    <div className={styles.toast} role="alert">
      <div className={styles.notice}>
        <span>{TEXT.broken}</span>
        <Button onClick={forgetFailure}>{TEXT.dismiss}</Button>
      </div>
    </div>
  )
}

function forgetFailure(): void {
  sessionStore.setState({ failure: null })
}
