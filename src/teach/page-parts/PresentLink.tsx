import type { MouseEvent } from 'react'
import controlStyles from '@/widgets/control.module.css'
import { leaveForPresentation } from '../addresses/way-to-present'
import { PAGE_TEXT } from './page-text'

interface PresentLinkProps {
  /** Of a presentation. */
  readonly address: string
  /** Told right before this page is left. */
  readonly onLeave?: () => void
}

/** Leads to a presentation, which leads back here. */
export function PresentLink({ address, onLeave }: PresentLinkProps) {
  const leave = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    // Another tab has no page to lead back to.
    if (ctrlKey || metaKey || shiftKey) return
    onLeave?.()
    leaveForPresentation()
  }
  return (
    <a className={controlStyles.button} href={address} title={PAGE_TEXT.presentHint} onClick={leave}>
      {PAGE_TEXT.present}
    </a>
  )
}
