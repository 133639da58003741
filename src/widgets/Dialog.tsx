import * as Radix from '@radix-ui/react-dialog'
import { type ReactNode, useState } from 'react'
import { classNames } from './class-names'
import styles from './dialog.module.css'
import controlStyles from './control.module.css'

export interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly description?: string
  readonly size?: 'normal' | 'wide'
  readonly children: ReactNode
  /** Buttons at the foot. */
  readonly footer?: ReactNode
}

/** A sheet laid over the table; Escape, the cross and a click beside it close it, and the focus goes back. */
export function Dialog({ open, onClose, ...sheet }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles['dialog__backdrop']} data-backdrop="" />
        <Sheet {...sheet} />
      </Radix.Portal>
    </Radix.Root>
  )
}

type SheetProps = Omit<DialogProps, 'open' | 'onClose'>

function Sheet({ title, description, size = 'normal', children, footer }: SheetProps) {
  const [opener] = useState(openerInFocus)
  // Radix warns when a dialog without a description does not say so.
  const described = description === undefined ? { 'aria-describedby': undefined } : {}
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault()
    if (opener?.isConnected) opener.focus()
    // The page may have found the keyboard a place by now, and a key may have been pressed there.
    else if (document.activeElement === document.body) document.querySelector('main')?.focus()
  }
  return (
    <Radix.Content
      className={classNames(styles.dialog, styles[`dialog--${size}`])}
      onCloseAutoFocus={onCloseAutoFocus}
      {...described}
    >
      <header className={styles['dialog__header']}>
        <Radix.Title className={styles['dialog__title']}>{title}</Radix.Title>
        <Radix.Close
          className={classNames(
            controlStyles.button,
            controlStyles['button--quiet'],
            controlStyles['button--icon'],
          )}
          aria-label="Close"
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path className={styles['dialog__cross']} d="M3 3L13 13M13 3L3 13" />
          </svg>
        </Radix.Close>
      </header>
      {/* Radix would hold back a finger that scrolls where the page lies upside down. */}
      <div className={styles['dialog__body']} onTouchMove={(event) => event.stopPropagation()}>
        {description !== undefined && (
          <Radix.Description className={styles['dialog__description']}>{description}</Radix.Description>
        )}
        {children}
      </div>
      {footer !== undefined && <footer className={styles['dialog__footer']}>{footer}</footer>}
    </Radix.Content>
  )
}

/** What has the focus as the dialog opens; an item of a menu is gone by then, but not the menu's button. */
function openerInFocus(): HTMLElement | null {
  const { activeElement } = document
  const button = activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  if (button) return document.getElementById(button)
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null
}
