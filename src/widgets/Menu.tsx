import { type ReactNode, Suspense, useState } from 'react'
import controlStyles from './control.module.css'
import { optionalComponent } from './late'

/** Most menus are never opened. */
const OpenedMenu = optionalComponent<MenuProps & { readonly onClose: () => void }>(() =>
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

/** A button that opens a list of commands; the list is fetched when it is first opened. */
export function Menu(props: MenuProps) {
  const [isWanted, setWanted] = useState(false)
  const button = (
    <button
      type="button"
      className={controlStyles.button}
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
      onKeyDown={(event) => {
        if (!OPENING.includes(event.key)) return
        event.preventDefault()
        setWanted(true)
      }}
    >
      {props.children}
    </button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <OpenedMenu {...props} onClose={() => setWanted(false)} />
    </Suspense>
  )
}
