import { type ComponentProps, lazy, Suspense } from 'react'
import { oncePainted } from '@/widgets/once-painted'
import type { TableSound } from '../motion/TableSound'

const Loaded = lazy(() =>
  oncePainted(() => import('../motion/TableSound')).then((module) => ({ default: module.TableSound })),
)

interface LazyTableSoundProps extends ComponentProps<typeof TableSound> {
  readonly isOn: boolean
}

/** What is heard at the table; where it is to be quiet it is not even loaded. */
export function LazyTableSound({ isOn, ...props }: LazyTableSoundProps) {
  if (!isOn) return null
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}
