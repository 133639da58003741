import { Suspense, useEffect, useState } from 'react'
import { Button } from './Button'
import { optionalComponent } from './late'
import { whenIdle } from './once-painted'
import type { MenuProps, OpenedMenuProps } from './OpenedMenu'

const loadList = () => import('./OpenedMenu').then((module) => module.OpenedMenu)
const OpenedMenu = optionalComponent<OpenedMenuProps & { readonly onClose: () => void }>(loadList)

/** The keys that open a menu. */
const OPENING: readonly string[] = ['Enter', ' ', 'ArrowDown']

/**
 * A button that opens a list of commands. The list is fetched when nothing else is to be done: without a network, too, a
 * game is to be saved.
 */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState<'no' | 'by click' | 'by key'>('no')
  // Whoever opens it asks once more, and is told.
  useEffect(() => whenIdle(() => void loadList().catch(() => undefined)), [])
  const button = (
    <Button
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
    </Button>
  )
  if (wanted === 'no') return button
  return (
    <Suspense fallback={button}>
      <OpenedMenu {...props} isByKey={wanted === 'by key'} onClose={() => setWanted('no')} />
    </Suspense>
  )
}
