import type { HexId } from '@/engine/kernel/hex'
import { Button } from '@/widgets/Button'
import { OVERLAYS_TEXT as TEXT } from './overlays-text'
import styles from './overlays.module.css'

interface AskedCardProps {
  readonly hex: HexId
  /** Each threat in words. */
  readonly threats: readonly string[]
  readonly onClose: () => void
}

/** Who could hit a hex next turn, and how; spoken as soon as it is asked. */
export function AskedCard({ hex, threats, onClose }: AskedCardProps) {
  const title = TEXT.threats(hex)
  return (
    <section className={styles['threat-card']} aria-label={title}>
      <header className={styles['overlay-head']}>
        <h3>{title}</h3>
        <Button className={styles['overlay-close']} aria-label={TEXT.forget} onClick={onClose}>
          <span aria-hidden="true">×</span>
        </Button>
      </header>
      <div role="status">
        {threats.length === 0 ? (
          <p>{TEXT.noThreat}</p>
        ) : (
          <ul className={styles['overlay-notes']}>
            {threats.map((threat) => (
              <li key={threat}>{threat}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
