import { Suspense, useCallback, useMemo, useState } from 'react'
import type { Seat } from '@/engine/kernel/game'
import type { Planning } from '@/engine/table/move-plan'
import { Button } from '@/widgets/Button'
import { kept } from '@/widgets/kept'
import { isPressed, shortcutOf } from '@/widgets/keys'
import { optionalComponent } from '@/widgets/late'
import type { DeskParts } from '../desk/desk'
import { useWindowKey } from '../desk/use-table-keys'
import { GHOSTS_TEXT as TEXT } from './ghosts-text'
import type { PlannableModel, PlannedBoard } from './planned-board'
import styles from './plan-door.module.css'

/** Most games are played without a plan. */
const PlanDesk = optionalComponent(() => import('./PlanDesk').then((module) => module.PlanDesk))

interface PlanDoorProps<P extends DeskParts> {
  readonly model: PlannableModel<P['view']>
  readonly view: P['view']
  readonly seat: Seat
  readonly planning: Planning
  /** Shows what is planned, or with null nothing of it. */
  readonly onLay: (planned: PlannedBoard | null) => void
}

/** The door to planning in private (key L). */
export const PlanDoor = kept(function PlanDoor<P extends DeskParts>(props: PlanDoorProps<P>) {
  const { model, view, seat, planning, onLay } = props
  const { plan } = planning
  const [isOn, setOn] = useState(false)
  const [seen, setSeen] = useState(view)
  if (seen !== view) {
    setSeen(view)
    // Who undoes, or has a hint played, plays again.
    if (model.deciderOf(seen).side === model.sideOf(seat)) setOn(false)
  }
  const close = useCallback(() => setOn(false), [])
  const board = useMemo(
    () => ({
      ...model.boardOf(view, false),
      inWords: (ids: readonly string[]) => model.countersInWords?.(view, ids),
    }),
    [model, view],
  )
  useWindowKey((event) => {
    if (isPressed('planMoves', event)) setOn(!isOn)
  })
  const count = plan.ghosts.length + plan.drawings.length
  return (
    <>
      <Button
        className={styles['plan-door']}
        aria-keyshortcuts={shortcutOf('planMoves')}
        aria-pressed={isOn}
        data-planning={isOn ? '' : undefined}
        title={TEXT.hint}
        onClick={() => setOn(!isOn)}
      >
        <PlanSign />
        <span className={styles['plan-door__name']}>{TEXT.name}</span>
        {count > 0 && <span>{count}</span>}
      </Button>
      {(isOn || count > 0) && (
        <Suspense>
          <PlanDesk {...{ seat, planning, board, isOn, onLay }} onClose={close} />
        </Suspense>
      )}
    </>
  )
})

/** A counter in dashes, and an arrow to it. */
function PlanSign() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M1.5 14.5L8 8M8 8H4.5M8 8v3.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M8 1.5h6.5V8" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2.2 1.4" />
    </svg>
  )
}
