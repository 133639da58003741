import type { KeyboardEvent } from 'react'
import { classNames } from './class-names'
import styles from './tabs.module.css'

interface TabsProps<Tab extends string> {
  /** Of the page below: `id-page` is its own, and each tab has one of its own, too. */
  readonly id: string
  /** What the pages are of, for those who hear it. */
  readonly label: string
  /** What the place of the tabs adds to their looks. */
  readonly className?: string | undefined
  /** The names of the pages, in order. */
  readonly names: Readonly<Record<Tab, string>>
  readonly shown: Tab
  readonly onShow: (tab: Tab) => void
}

/** The names of pages of which one is shown; left and right go from one to the next. */
export function Tabs<Tab extends string>({ id, label, className, names, shown, onShow }: TabsProps<Tab>) {
  const tabs = Object.keys(names) as Tab[]
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const next = tabs[(tabs.indexOf(shown) + step + tabs.length) % tabs.length] ?? shown
    onShow(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <div
      className={classNames(styles.tabs, className)}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
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
          {names[tab]}
        </button>
      ))}
    </div>
  )
}
