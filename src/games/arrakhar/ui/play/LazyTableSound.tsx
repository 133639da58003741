import { type ComponentProps, Suspense } from 'react'
import { lateComponent } from '@/widgets/late'
import type { TableSound } from '../motion/TableSound'

const Loaded = lateComponent(() => import('../motion/TableSound').then((module) => module.TableSound))

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
