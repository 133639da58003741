import type { ReactNode } from 'react'
import { classNames } from './class-names'
import pageStyles from './page.module.css'
import panelStyles from './panel.module.css'
import styles from './sheet-page.module.css'

interface Props {
  readonly title: string
  /** Whether a screen reader tells it at once: it stands where something else was wanted. */
  readonly isAlert?: boolean
  /** What there is to be read below the title. */
  readonly children?: ReactNode
  /** Buttons and links that lead on. */
  readonly ways: ReactNode
}

/** A page with one sheet on it, in place of a page that cannot be shown: what is the matter, and the ways on. */
export function SheetPage({ title, isAlert = false, children, ways }: Props) {
  return (
    <main className={pageStyles.page}>
      <div
        className={classNames(panelStyles.panel, panelStyles.stack, styles.sheet)}
        role={isAlert ? 'alert' : undefined}
      >
        <h1 className={panelStyles['panel__title']}>{title}</h1>
        {children}
        <div className={panelStyles.row}>{ways}</div>
      </div>
    </main>
  )
}
