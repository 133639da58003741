import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '@/widgets/Button'
import { Tabs } from '@/widgets/Tabs'
import { PLANNER_TEXT as TEXT } from './planner-text'
import styles from './planner.module.css'

interface PlannerFrameProps<Page extends string> {
  /** The names of its pages, in order. */
  readonly pages: Readonly<Record<Page, string>>
  readonly page: Page
  readonly onPage: (page: Page) => void
  readonly onClose: () => void
  /** Why nothing came of the last click. */
  readonly notice: ReactNode
  /** The page. */
  readonly children: ReactNode
}

/** The planner beside the board, which stays in sight and in use. */
export function PlannerFrame<Page extends string>(props: PlannerFrameProps<Page>) {
  const { pages, page, onPage, onClose, notice, children } = props
  const id = useId()
  const head = useRef<HTMLHeadingElement>(null)
  useBorrowedFocus(head)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }
  return (
    <aside className={styles.planner} data-over-side="" aria-label={TEXT.name} onKeyDown={onKeyDown}>
      <header className={styles['planner__head']}>
        <h2 ref={head} tabIndex={-1}>
          {TEXT.name}
        </h2>
        <Button look="icon" aria-label={TEXT.close} title={`${TEXT.close} (Esc)`} onClick={onClose}>
          <span aria-hidden="true">✕</span>
        </Button>
      </header>
      <Tabs
        id={id}
        label={TEXT.pages}
        className={styles['planner__tabs']}
        names={pages}
        shown={page}
        onShow={onPage}
      />
      <div
        className={styles['planner__page']}
        role="tabpanel"
        id={`${id}-page`}
        aria-label={pages[page]}
        tabIndex={0}
      >
        {children}
      </div>
      <div className={styles['planner__notice']}>{notice}</div>
    </aside>
  )
}

/** What lies in its place until it has come. */
export function PlannerComing() {
  return <aside className={styles.planner} aria-label={TEXT.name} aria-busy="true" />
}

/** Takes the focus for as long as the planner is open, and gives it back to where it was. */
function useBorrowedFocus(head: { readonly current: HTMLElement | null }): void {
  // It is there, and has the focus, at once.
  useLayoutEffect(() => {
    const lender = document.activeElement
    head.current?.focus({ preventScroll: true })
    return () => {
      // Wherever the focus went meanwhile, it stays there.
      if (lender instanceof HTMLElement && document.activeElement === document.body)
        lender.focus({ preventScroll: true })
    }
  }, [head])
}
