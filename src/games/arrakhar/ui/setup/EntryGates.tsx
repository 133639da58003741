import type { PointerEvent, Ref } from 'react'
import { Stepper } from '@/widgets/Stepper'
import type { HexId } from '@/engine/kernel/hex'
import { capitalized } from '@/engine/basics/phrases'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import writingStyles from '@/widgets/writing.module.css'
import { TERMS, WIZARD_PLACEMENT as TEXT } from '../../tables/setup-text'
import { TYPES_OF, UNIT_NAMES, type UnitType } from '../../tables/units'
import { assignedTo } from '../../queries/placement'
import type { Counts, SetUp } from '../../state/position'
import { TermLink } from '../rules-help/TermLink'
import { type Assigning, countChanged } from './entry-plan'
import { gateLetter } from './gates'
import type { Piece } from './piece'
import { UnitFace } from './UnitFace'
import placementStyles from '@/table/set-up/placement.module.css'
import styles from './pieces.module.css'

interface EntryGatesProps {
  readonly ref: Ref<HTMLUListElement>
  readonly hexes: readonly HexId[]
  readonly setUp: SetUp
  readonly force: Counts
  readonly picked: HexId | undefined
  readonly atATime: number
  readonly onAssign: (command: Assigning) => void
  readonly onAllHere: (hex: HexId) => void
  readonly onGrab: (event: PointerEvent, piece: Piece) => void
}

/** The entry hexes, each with a count of every type. */
export function EntryGates({ ref, hexes, picked, onAllHere, ...plan }: EntryGatesProps) {
  return (
    <ul className={styles.gates} ref={ref}>
      {hexes.map((hex) => (
        <li
          key={hex}
          className={classNames(styles.gate, hex === picked ? styles['gate--picked'] : undefined)}
          data-drop-hex={hex}
        >
          <div className={styles['gate__head']}>
            <h2 className={styles['gate__name']}>
              <TermLink term="entry hex" hint={TERMS.entry}>
                <b className={styles['gate__letter']}>{gateLetter(hexes, hex)}</b> {hex}
              </TermLink>
            </h2>
            <button type="button" className={controlStyles.button} onClick={() => onAllHere(hex)}>
              {TEXT.allHere}
              <span className={writingStyles['visually-hidden']}> {TEXT.to(gateLetter(hexes, hex))}</span>
            </button>
          </div>
          <GateCounts hex={hex} letter={gateLetter(hexes, hex)} {...plan} />
        </li>
      ))}
    </ul>
  )
}

interface GateCountsProps extends Pick<
  EntryGatesProps,
  'setUp' | 'force' | 'atATime' | 'onAssign' | 'onGrab'
> {
  readonly hex: HexId
  readonly letter: string
}

function GateCounts({ hex, letter, setUp, force, atATime, onAssign, onGrab }: GateCountsProps) {
  const elsewhere = assignedTo(setUp, hex)
  const here = (type: UnitType) => setUp.entries[hex]?.[type] ?? 0
  const grab = (event: PointerEvent, type: UnitType) => {
    const count = Math.min(atATime, here(type))
    if (count > 0) onGrab(event, { name: 'units', counts: { [type]: count }, from: hex })
  }
  return (
    <div className={styles['gate__counts']}>
      {TYPES_OF.wizard.map((type) => (
        <div key={type} className={styles['gate__count']}>
          <span
            className={classNames(placementStyles.draggable, styles['gate__face'])}
            onPointerDown={(event) => grab(event, type)}
          >
            <UnitFace type={type} />
          </span>
          <Stepper
            label={TEXT.countAt(capitalized(UNIT_NAMES[type].many), letter)}
            labelHidden
            value={here(type)}
            min={0}
            max={force[type] - elsewhere[type]}
            onChange={(count) => onAssign(countChanged(setUp.entries, hex, { type, count }))}
          />
        </div>
      ))}
    </div>
  )
}
