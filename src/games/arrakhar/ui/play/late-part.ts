import type { ComponentType } from 'react'
import { lateComponent } from '@/widgets/late'

/** What is fetched once the table has been painted. */
export const loadLateParts = () => import('./late-parts')

type LateParts = Awaited<ReturnType<typeof loadLateParts>>

/** A component of those. */
export function latePart<Props extends object>(pick: (parts: LateParts) => ComponentType<Props>) {
  return lateComponent(() => loadLateParts().then(pick))
}
