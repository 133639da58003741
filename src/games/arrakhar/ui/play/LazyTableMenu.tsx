import { Suspense, type ComponentProps } from 'react'
import controlStyles from '@/widgets/control.module.css'
import { latePart } from './late-part'
import type { TableMenu } from './TableMenu'

/** The table stands before its rarely used menu does. */
const Loaded = latePart((parts) => parts.TableMenu)

/** The menu of the table, its place kept by a button of the same size until it is there. */
export function LazyTableMenu(props: ComponentProps<typeof TableMenu>) {
  const standIn = (
    <button type="button" className={controlStyles.button} disabled>
      {props.isNamed === true ? 'Draw and resignation' : '⋯'}
    </button>
  )
  return (
    <Suspense fallback={standIn}>
      <Loaded {...props} />
    </Suspense>
  )
}
