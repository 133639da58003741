import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { RuledNotice } from '../rules-help/RuledNotice'
import { PLANNER, PLANNER_PAGES, type PlannerPage } from '../../content/planner-text'
import type { PanelProps } from '../desk/desk'
import { CombatPage } from './CombatPage'
import { FirePage } from './FirePage'
import { HastePage } from './HastePage'
import { PlannerTabs } from './PlannerTabs'
import { closePlanner, openPlanner } from './shelf'
import { TablesPage } from './TablesPage'
import styles from './planner.module.css'

interface PlannerProps extends PanelProps {
  readonly page: PlannerPage
  readonly roll: string | null
}

/** The planner beside the board, which stays in sight and in use. */
export function Planner({ desk, page, roll }: PlannerProps) {
  const id = useId()
  const head = useRef<HTMLHeadingElement>(null)
  useBorrowedFocus(head)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    closePlanner()
  }
  return (
    <aside className={styles.planner} data-over-side="" aria-label={PLANNER.name} onKeyDown={onKeyDown}>
      <header className={styles['planner__head']}>
        <h2 ref={head} tabIndex={-1}>
          {PLANNER.name}
        </h2>
        <button
          type="button"
          className={classNames(controlStyles.button, controlStyles['button--icon'])}
          aria-label={PLANNER.close}
          title={`${PLANNER.close} (Esc)`}
          onClick={closePlanner}
        >
          <span aria-hidden="true">✕</span>
        </button>
      </header>
      <PlannerTabs id={id} page={page} onChoose={(next) => openPlanner(next)} />
      <div
        className={styles['planner__page']}
        role="tabpanel"
        id={`${id}-page`}
        aria-label={PLANNER_PAGES[page]}
        tabIndex={0}
      >
        <Page desk={desk} page={page} roll={roll} />
      </div>
      <div className={styles['planner__notice']}>
        <RuledNotice refusal={desk.refusal} />
      </div>
    </aside>
  )
}

function Page({ desk, page, roll }: PlannerProps) {
  switch (page) {
    case 'combat':
      return <CombatPage desk={desk} />
    case 'fireball':
      return <FirePage desk={desk} />
    case 'haste':
      return <HastePage desk={desk} />
    case 'tables':
      return <TablesPage desk={desk} asked={roll} />
  }
}

/** Takes the focus for as long as the planner is open, and gives it back to where it was. */
function useBorrowedFocus(head: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const lender = document.activeElement
    head.current?.focus({ preventScroll: true })
    return () => {
      // Wherever the focus went meanwhile, it stays there.
      if (lender instanceof HTMLElement && document.activeElement === document.body)
        lender.focus({ preventScroll: true })
    }
  }, [head])
}
