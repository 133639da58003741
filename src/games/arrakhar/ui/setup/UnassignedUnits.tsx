import type { PointerEvent } from 'react'
import { capitalized } from '@/engine/phrases'
import { classNames } from '@/widgets/class-names'
import { WIZARD_PLACEMENT as TEXT } from '../../content/setup-text'
import { COUNTERMIX, TYPES_OF, UNIT_NAMES, type UnitType } from '../../content/units'
import type { Counts, SomeCounts } from '../../rules/position'
import { AtATime } from './AtATime'
import type { Piece } from './piece'
import { UnitFace } from './UnitFace'
import styles from './placement.module.css'

interface UnassignedUnitsProps {
  readonly force: Counts
  readonly inHand: SomeCounts
  /** The type that a click on an entry hex puts there. */
  readonly picked: UnitType | undefined
  readonly atATime: number
  readonly onAtATime: (count: number) => void
  readonly onPick: (type: UnitType | undefined) => void
  readonly onGrab: (event: PointerEvent, piece: Piece) => void
}

/** Those of each type who still lack an entry hex: to be dragged to one, or picked and then put there by clicks. */
export function UnassignedUnits(props: UnassignedUnitsProps) {
  const { force, inHand, picked, atATime, onAtATime, onPick, onGrab } = props
  return (
    <section className={styles.tray} aria-label={TEXT.left}>
      <h2 className={styles['tray__title']}>{TEXT.left}</h2>
      <ul className={styles.unassigned}>
        {TYPES_OF.wizard.map((type) => (
          <li key={type}>
            <button
              type="button"
              className={classNames(styles['unit-button'], styles.draggable)}
              aria-pressed={type === picked}
              onClick={() => onPick(type === picked ? undefined : type)}
              onPointerDown={(event) => {
                const count = Math.min(atATime, inHand[type] ?? 0)
                if (count > 0) onGrab(event, { name: 'units', counts: { [type]: count }, from: null })
              }}
            >
              <UnitFace type={type} />
              <span>
                {capitalized(UNIT_NAMES[type].many)}
                <br />
                <b>{inHand[type] ?? 0}</b> {TEXT.of(force[type])}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <AtATime value={atATime} max={COUNTERMIX} onChange={onAtATime} />
    </section>
  )
}
