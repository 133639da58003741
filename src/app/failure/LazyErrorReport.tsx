import { Suspense, type ComponentProps } from 'react'
import { componentOr } from '@/widgets/late'
import { isMissing } from '@/widgets/missing'
import { TEXT } from '../page-parts/text'
import type { ErrorReport } from './ErrorReport'
import { NotLoaded } from './NotLoaded'

/** Should even the report not come, the fault is still said in plain words. */
const Loaded = componentOr<ComponentProps<typeof ErrorReport>>(
  () => import('./ErrorReport').then((module) => module.ErrorReport),
  () => <NotLoaded title={TEXT.product} explain={TEXT.broken} />,
)

/** The report of a fault, loaded when there is one, or of a part that has not come. */
export function LazyErrorReport(props: ComponentProps<typeof ErrorReport>) {
  if (isMissing(props.error)) return <NotLoaded />
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
