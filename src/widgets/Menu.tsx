import { type ReactNode, Suspense, useState } from 'react'
import controlStyles from './control.module.css'
import { optionalComponent } from './late'

/** Most menus are never opened. */
const OpenedMenu = optionalComponent<OpenedMenuProps & { readonly onClose: () => void }>(() =>
  import('./OpenedMenu').then((module) => module.OpenedMenu),
)

/** The keys that open a menu. */
const OPENING: readonly string[] = ['Enter', ' ', 'ArrowDown']

export interface MenuItem {
  readonly label: string
  /** Its key, shown at the right: 'Ctrl+Z'. */
  readonly hint?: string
  readonly disabled?: boolean
  /** Given for an item that is on or off. */
  readonly checked?: boolean
  readonly onSelect: () => void
}

export interface MenuProps {
  /** Content of the button that opens the menu. */
  readonly children: ReactNode
  /** Its spoken name, where the content is a picture. */
  readonly label?: string
  /** Groups of items, a line between two of them. */
  readonly groups: readonly (readonly MenuItem[])[]
}

export interface OpenedMenuProps extends MenuProps {
  /** Whether a key has opened it: then its first item has the focus. */
  readonly isByKey: boolean
}

/** A button that opens a list of commands; the list is fetched when it is first opened. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState<'no' | 'by click' | 'by key'>('no')
  const button = (
    <button
      type="button"
      className={controlStyles.button}
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted('by click')}
      onKeyDown={(event) => {
        if (!OPENING.includes(event.key)) return
        event.preventDefault()
        setWanted('by key')
      }}
    >
      {props.children}
    </button>
  )
  if (wanted === 'no') return button
  return (
    <Suspense fallback={button}>
      <OpenedMenu {...props} isByKey={wanted === 'by key'} onClose={() => setWanted('no')} />
    </Suspense>
  )
}
