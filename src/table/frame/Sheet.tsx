import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Tabs } from '@/widgets/Tabs'
import { SHEET } from './sheet-text'
import { type Height, HEIGHTS, useSheetHeight } from './use-sheet-height'
import styles from './play.module.css'

interface SheetProps {
  readonly notice: ReactNode
  readonly actions: ReactNode
  readonly log: ReactNode
  readonly forces: ReactNode
  /** Nothing can be done here: the board comes first. */
  readonly isAside: boolean
}

type Tab = keyof typeof SHEET.tabs

/** The lower part of a narrow screen: one of three pages at a time, as high as it is pulled. */
export function Sheet({ notice, isAside, ...pages }: SheetProps) {
  const [shown, setShown] = useState<Tab>('actions')
  const { height, setHeight, pulled } = useSheetHeight(isAside)
  const id = useId()
  const show = (tab: Tab) => {
    setShown(tab)
    if (height === 'low') setHeight('half')
  }
  return (
    <aside className={styles.sheet} data-part="sheet" aria-label={SHEET.name} data-height={height}>
      <div className={styles['sheet__notice']}>{notice}</div>
      <div className={styles['sheet__head']} {...pulled}>
        <Handle height={height} onHeight={setHeight} />
        <Tabs
          id={id}
          label={SHEET.pages}
          className={styles['sheet__tabs']}
          names={SHEET.tabs}
          shown={shown}
          onShow={show}
        />
      </div>
      <div
        className={styles['sheet__page']}
        role="tabpanel"
        id={`${id}-page`}
        aria-labelledby={`${id}-${shown}`}
        hidden={height === 'low'}
      >
        {pages[shown]}
      </div>
    </aside>
  )
}

interface HandleProps {
  readonly height: Height
  readonly onHeight: (height: Height) => void
}

/** Taken by finger or mouse the sheet follows it; pressed, or by arrow keys, it goes to its next height. */
function Handle({ height, onHeight }: HandleProps) {
  const nth = HEIGHTS.indexOf(height)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    const next = step === undefined ? undefined : HEIGHTS[nth + step]
    if (step !== undefined) event.preventDefault()
    if (next !== undefined) onHeight(next)
  }
  return (
    <button
      type="button"
      className={styles['sheet__handle']}
      aria-label={SHEET.height(SHEET.heights[height])}
      onKeyDown={onKeyDown}
      onClick={() => onHeight(HEIGHTS[(nth + 1) % HEIGHTS.length] ?? height)}
    />
  )
}
