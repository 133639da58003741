import { lazy, Suspense, type ComponentProps } from 'react'
import pageStyles from '@/widgets/page.module.css'
import { TEXT } from '../text'
import type { ErrorReport } from './ErrorReport'

/** Should even the report not come, the fault is still said in plain words. */
const Loaded = lazy(() =>
  import('./ErrorReport').then(
    (module) => ({ default: module.ErrorReport }),
    () => ({ default: PlainReport }),
  ),
)

/** The report of a fault, loaded when there is one. */
export function LazyErrorReport(props: ComponentProps<typeof ErrorReport>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}

/** Says nothing of the error: it might tell what is hidden. */
function PlainReport() {
  return (
    <main className={pageStyles.page}>
      <h1>{TEXT.product}</h1>
      <p role="alert">{TEXT.broken}</p>
    </main>
  )
}
