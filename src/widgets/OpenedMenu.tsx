import * as Radix from '@radix-ui/react-dropdown-menu'
import { useRef } from 'react'
import controlStyles from './control.module.css'
import type { MenuItem, OpenedMenuProps } from './Menu'
import styles from './menu.module.css'

/** A menu that has been opened once: the button, and the list of commands that it opens from now on. */
export function OpenedMenu({ children, label, groups, isByKey }: OpenedMenuProps) {
  // Radix cannot know of a key that was pressed before it came.
  const isEntered = useRef(!isByKey)
  return (
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger className={controlStyles.button} aria-label={label}>
        {children}
      </Radix.Trigger>
      {/* Stays beside its button instead of at the page's end, so that it lies within a landmark. */}
      <Radix.Content
        className={styles.menu}
        align="end"
        sideOffset={4}
        collisionPadding={8}
        onFocus={({ currentTarget }) => {
          if (isEntered.current) return
          isEntered.current = true
          currentTarget.querySelector<HTMLElement>('[role^="menuitem"]')?.focus()
        }}
      >
        {groups.map((items, nth) => (
          <Radix.Group key={nth} className={styles['menu__group']}>
            {items.map((item) => (
              <Item key={item.label} item={item} />
            ))}
          </Radix.Group>
        ))}
      </Radix.Content>
    </Radix.Root>
  )
}

function Item({ item }: { readonly item: MenuItem }) {
  const { label, hint, disabled = false, checked, onSelect } = item
  const content = (
    <>
      <span>{label}</span>
      {hint !== undefined && <kbd className={styles['menu__hint']}>{hint}</kbd>}
    </>
  )
  return checked === undefined ? (
    <Radix.Item className={styles['menu__item']} disabled={disabled} onSelect={onSelect}>
      {content}
    </Radix.Item>
  ) : (
    <Radix.CheckboxItem
      className={styles['menu__item']}
      disabled={disabled}
      checked={checked}
      onCheckedChange={onSelect}
    >
      <Radix.ItemIndicator className={styles['menu__check']}>✓</Radix.ItemIndicator>
      {content}
    </Radix.CheckboxItem>
  )
}
