import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'

interface SheetProps {
  readonly notice: ReactNode
  readonly actions: ReactNode
  readonly log: ReactNode
  readonly forces: ReactNode
}

const TABS = ['actions', 'log', 'forces'] as const
type Tab = (typeof TABS)[number]
const NAMES: Readonly<Record<Tab, string>> = { actions: 'Actions', log: 'Log', forces: 'Forces' }

/** The lower part of a narrow screen: one of three pages at a time. */
export function Sheet({ notice, ...pages }: SheetProps) {
  const [shown, setShown] = useState<Tab>('actions')
  const id = useId()
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const next = TABS[(TABS.indexOf(shown) + step + TABS.length) % TABS.length] ?? shown
    setShown(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <aside className="sheet" aria-label="Table">
      <div className="sheet__notice">{notice}</div>
      <div className="sheet__tabs" role="tablist" aria-label="Pages" onKeyDown={onKeyDown}>
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
            onClick={() => setShown(tab)}
          >
            {NAMES[tab]}
          </button>
        ))}
      </div>
      <div className="sheet__page" role="tabpanel" id={`${id}-page`} aria-labelledby={`${id}-${shown}`}>
        {pages[shown]}
      </div>
    </aside>
  )
}
