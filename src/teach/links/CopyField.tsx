import { type ReactNode, useRef, useState } from 'react'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { LINK_TEXT } from './links-text'
import styles from './links.module.css'

interface CopyFieldProps {
  readonly label: string
  readonly text: string
  /** What the button that copies it says. */
  readonly action: string
  /** Whether copying it is what most people come for. */
  readonly isMain?: boolean
  /** Buttons beside that one. */
  readonly children?: ReactNode
}

/** A text to be copied, and a button that does it. */
export function CopyField({ label, text, action, isMain = false, children }: CopyFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [copied, setCopied] = useState<{ readonly text: string; readonly how: 'copied' | 'byHand' }>()
  const copy = async () => {
    field.current?.select()
    setCopied({ text, how: (await isCopied(text)) ? 'copied' : 'byHand' })
  }
  return (
    <div className={panelStyles.stack}>
      <label className={controlStyles.field}>
        <span className={controlStyles['field__label']}>{label}</span>
        <textarea
          ref={field}
          className={classNames(controlStyles['field__input'], styles['share__link'])}
          readOnly
          rows={3}
          value={text}
          onFocus={({ target }) => target.select()}
        />
      </label>
      <div className={classNames(panelStyles.row, styles['share__foot'])}>
        <span role="status">{copied?.text === text ? LINK_TEXT[copied.how] : ''}</span>
        {children}
        <Button look={isMain ? 'primary' : undefined} onClick={() => void copy()}>
          {action}
        </Button>
      </div>
    </div>
  )
}

/** A browser may keep the clipboard from pages: the older way needs the text to be selected. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // oxlint-disable-next-line typescript/no-deprecated -- all that is left where the clipboard is kept away
    return document.execCommand('copy')
  }
}
