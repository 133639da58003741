import { type ReactNode, useId, useState } from 'react'
import { Tabs } from '@/widgets/Tabs'
import { SHEET } from './sheet-text'
import { useIsLow } from './use-is-narrow'
import styles from './play.module.css'

const { log, forces } = SHEET.tabs
const NAMES = { log, forces }
type Page = keyof typeof NAMES

/** Kept while the page lives: a table comes and goes with the curtain. */
let last: Page = 'log'

/** What stands below the actions beside the board: both parts, or on a low screen one at a time, the other unseen in the same place. */
export function Beside(pages: Readonly<Record<Page, ReactNode>>) {
  const [shown, setShown] = useState(last)
  const isLow = useIsLow()
  const id = useId()
  const show = (page: Page) => {
    last = page
    setShown(page)
  }
  const tabbed = (page: Page) =>
    isLow
      ? {
          role: 'tabpanel',
          'aria-labelledby': `${id}-${page}`,
          ...(page === shown ? { id: `${id}-page` } : { hidden: true }),
        }
      : {}
  return (
    <div className={styles.beside}>
      {isLow ? <Tabs id={id} label={SHEET.pages} names={NAMES} shown={shown} onShow={show} /> : null}
      <div className={styles.beside__page} {...tabbed('forces')}>
        {pages.forces}
      </div>
      <div className={styles.beside__page} {...tabbed('log')}>
        {pages.log}
      </div>
    </div>
  )
}
