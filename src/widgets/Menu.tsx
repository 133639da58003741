import { Suspense, useState } from 'react'
import controlStyles from './control.module.css'
import { optionalComponent } from './late'
import type { MenuProps, OpenedMenuProps } from './OpenedMenu'

/** Most menus are never opened. */
const OpenedMenu = optionalComponent<OpenedMenuProps & { readonly onClose: () => void }>(() =>
  import('./OpenedMenu').then((module) => module.OpenedMenu),
)

/** The keys that open a menu. */
const OPENING: readonly string[] = ['Enter', ' ', 'ArrowDown']

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
