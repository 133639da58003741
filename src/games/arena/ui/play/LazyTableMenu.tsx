import { type ComponentProps, Suspense } from 'react'
import { lateComponent } from '@/widgets/late'
import controlStyles from '@/widgets/control.module.css'
import { TABLE_TEXT } from '../../content/table-text'
import { mayDecide } from '../gestures/may-decide'
import type { TableMenu } from './TableMenu'

/** The table stands before its rarely used menu does. */
const Loaded = lateComponent(() => import('./TableMenu').then((module) => module.TableMenu))

/** The menu of the table, its place kept by a button of the same size until it is there. */
export function LazyTableMenu(props: ComponentProps<typeof TableMenu>) {
  if (!mayDecide(props.desk.view)) return null
  const standIn = (
    <button type="button" className={controlStyles.button} disabled>
      {props.isNamed === true ? TABLE_TEXT.giveUp : '⋯'}
    </button>
  )
  return (
    <Suspense fallback={standIn}>
      <Loaded {...props} />
    </Suspense>
  )
}
