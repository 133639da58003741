import type { HexId } from '@/engine/kernel/hex'
import { Button } from '@/widgets/Button'
import styles from './picking.module.css'

export interface HexOption {
  readonly hex: HexId
  /** What stands there, in a few words. */
  readonly text: string
}

interface HexButtonsProps {
  readonly title: string
  readonly options: readonly HexOption[]
  readonly onChoose: (hex: HexId) => void
}

/** Hexes that may be chosen, as buttons beside the board: the same choice without aiming. */
export function HexButtons({ title, options, onChoose }: HexButtonsProps) {
  if (options.length === 0) return null
  return (
    <section className={styles['hex-buttons']} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {options.map(({ hex, text }) => (
          <li key={hex}>
            <Button className={styles['hex-button']} onClick={() => onChoose(hex)}>
              <b>{hex}</b> <span>{text}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
