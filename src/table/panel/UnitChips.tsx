import type { Side } from '@/widgets/side'

import styles from './picking.module.css'

/** A unit as a small counter among the controls. */
export interface Chip {
  readonly id: string
  /** Whose colors it has. */
  readonly side: Side
  /** Artwork as SVG path data in a 256 x 256 box. */
  readonly icon: string
  /** Its name and all that matters now, in words. */
  readonly label: string
  /** The one figure that matters now. */
  readonly foot: string
}

interface UnitChipsProps<Id extends string> {
  readonly chips: readonly (Chip & { readonly id: Id })[]
  readonly picked: readonly Id[]
  readonly onToggle: (id: Id) => void
}

/** Units as small counters, each of which can be taken or left. */
export function UnitChips<Id extends string>({ chips, picked, onToggle }: UnitChipsProps<Id>) {
  return (
    <div className={styles['unit-chips']}>
      {chips.map(({ id, side, icon, label, foot }) => (
        <button
          key={id}
          type="button"
          className={styles['unit-chip']}
          data-side={side}
          aria-pressed={picked.includes(id)}
          aria-label={label}
          title={label}
          onClick={() => onToggle(id)}
        >
          <svg viewBox="0 0 256 256" aria-hidden="true">
            <path d={icon} />
          </svg>
          <span aria-hidden="true">{foot}</span>
        </button>
      ))}
    </div>
  )
}
