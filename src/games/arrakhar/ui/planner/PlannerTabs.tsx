import type { KeyboardEvent } from 'react'
import { PLANNER, PLANNER_PAGES, type PlannerPage } from '../../content/planner-text'
import styles from './planner.module.css'

const PAGES = Object.keys(PLANNER_PAGES) as readonly PlannerPage[]

interface PlannerTabsProps {
  readonly id: string
  readonly page: PlannerPage
  readonly onChoose: (page: PlannerPage) => void
}

/** The pages of the planner; left and right go from one to the next. */
export function PlannerTabs({ id, page, onChoose }: PlannerTabsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const next = PAGES[(PAGES.indexOf(page) + step + PAGES.length) % PAGES.length] ?? page
    onChoose(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-page="${next}"]`)?.focus()
  }
  return (
    <div className={styles['planner__tabs']} role="tablist" aria-label={PLANNER.pages} onKeyDown={onKeyDown}>
      {PAGES.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          data-page={each}
          aria-selected={each === page}
          aria-controls={`${id}-page`}
          tabIndex={each === page ? 0 : -1}
          onClick={() => onChoose(each)}
        >
          {PLANNER_PAGES[each]}
        </button>
      ))}
    </div>
  )
}
