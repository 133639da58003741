import type { Diagram } from '@/engine/rulebook/rulebook'
import { Button } from '@/widgets/Button'
import { openAddress } from '../links/link-address'
import { pack } from '../links/payload'
import { RULES_TEXT } from './rules-text'
import styles from './rules-page.module.css'

interface TryButtonProps {
  readonly gameId: string
  readonly position: Diagram['position']
  /** What tells this button from the others. */
  readonly title: string
}

/** Leads to the page on which a diagram's position can be looked at whole, changed and played. */
export function TryButton({ gameId, position, title }: TryButtonProps) {
  const open = async () => {
    const packed = await pack({ kind: 'position', json: position })
    if (packed.ok) location.hash = openAddress(gameId, packed.value)
  }
  return (
    <Button
      className={styles['diagram__try']}
      aria-label={RULES_TEXT.tryOf(title)}
      onClick={() => void open()}
    >
      {RULES_TEXT.tryIt}
    </Button>
  )
}
