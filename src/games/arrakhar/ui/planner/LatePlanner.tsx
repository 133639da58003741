import { Suspense, useEffect, useEffectEvent } from 'react'
import { isElsewhere } from '@/table/desk/use-table-keys'
import { isPressed } from '@/widgets/keys'
import { optionalComponent } from '@/widgets/late'
import { PLANNER } from '../../content/planner-text'
import type { View } from '../../rules/view'
import type { PanelProps } from '../desk/desk'
import { closePlanner, openPlanner, pageOf, useShelf } from './shelf'
import styles from './planner.module.css'

const Planner = optionalComponent(() => import('./Planner').then((module) => module.Planner))

/** Opens the planner by its key, and keeps it until it is closed or the table is put away. */
export function LatePlanner({ desk }: PanelProps) {
  const { page, roll } = useShelf()
  usePlannerKey(desk.view, page !== null)
  useEffect(() => closePlanner, [])
  if (page === null) return null
  return (
    <Suspense fallback={<aside className={styles.planner} aria-label={PLANNER.name} aria-busy="true" />}>
      <Planner desk={desk} page={page} roll={roll} />
    </Suspense>
  )
}

function usePlannerKey(view: View, isOpen: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isPressed('planner', event)) return
    if (isElsewhere(event.target)) return
    if (isOpen) closePlanner()
    else openPlanner(pageOf(view))
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
