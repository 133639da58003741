import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
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

const TABS = ['actions', 'log', 'forces'] as const
type Tab = (typeof TABS)[number]

/** The lower part of a narrow screen: one of three pages at a time, as high as it is pulled. */
export function Sheet({ notice, isAside, ...pages }: SheetProps) {
  const [shown, setShown] = useState<Tab>('actions')
  const { height, setHeight, pulled } = useSheetHeight(isAside ? 'low' : 'half')
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
        <Tabs id={id} shown={shown} onShow={show} />
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

interface TabsProps {
  readonly id: string
  readonly shown: Tab
  readonly onShow: (tab: Tab) => void
}

function Tabs({ id, shown, onShow }: TabsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const next = TABS[(TABS.indexOf(shown) + step + TABS.length) % TABS.length] ?? shown
    onShow(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <div className={styles['sheet__tabs']} role="tablist" aria-label={SHEET.pages} onKeyDown={onKeyDown}>
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}-${tab}`}
          data-tab={tab}
          aria-selected={tab === shown}
          aria-controls={`${id}-page`}
          tabIndex={tab === shown ? 0 : -1}
          onClick={() => onShow(tab)}
        >
          {SHEET.tabs[tab]}
        </button>
      ))}
    </div>
  )
}
