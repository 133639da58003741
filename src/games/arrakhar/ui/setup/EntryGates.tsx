import type { Ref } from 'react'
import { Stepper } from '@/widgets/Stepper'
import type { HexId } from '@/engine/hex'
import { TERMS, WIZARD_PLACEMENT as TEXT } from '../../content/setup-text'
import { capitalized } from '../../content/text'
import { TYPES_OF, UNIT_NAMES } from '../../content/units'
import type { AssignEntry } from '../../rules/commands'
import { assignedTo } from '../../rules/placement'
import type { Counts, SetUp } from '../../rules/position'
import { countChanged } from './entry-plan'
import { gateLetter } from './gates'
import { UnitFace } from './UnitFace'

interface EntryGatesProps {
  readonly ref: Ref<HTMLUListElement>
  readonly hexes: readonly HexId[]
  readonly setUp: SetUp
  readonly force: Counts
  readonly picked: HexId | undefined
  readonly onAssign: (command: AssignEntry) => void
  readonly onAllHere: (hex: HexId) => void
}

/** The entry hexes, each with a count of every type. */
export function EntryGates({ ref, hexes, picked, onAllHere, ...plan }: EntryGatesProps) {
  return (
    <ul className="gates" ref={ref}>
      {hexes.map((hex) => (
        <li key={hex} className={hex === picked ? 'gate gate--picked' : 'gate'}>
          <div className="gate__head">
            <h2 className="gate__name" title={TERMS.entry}>
              <b className="gate__letter">{gateLetter(hexes, hex)}</b> {hex}
            </h2>
            <button type="button" className="button" onClick={() => onAllHere(hex)}>
              {TEXT.allHere}
              <span className="visually-hidden"> to {gateLetter(hexes, hex)}</span>
            </button>
          </div>
          <GateCounts hex={hex} letter={gateLetter(hexes, hex)} {...plan} />
        </li>
      ))}
    </ul>
  )
}

interface GateCountsProps extends Pick<EntryGatesProps, 'setUp' | 'force' | 'onAssign'> {
  readonly hex: HexId
  readonly letter: string
}

function GateCounts({ hex, letter, setUp, force, onAssign }: GateCountsProps) {
  const elsewhere = assignedTo(setUp, hex)
  return (
    <div className="gate__counts">
      {TYPES_OF.wizard.map((type) => (
        <div key={type} className="gate__count">
          <UnitFace type={type} />
          <Stepper
            label={`${capitalized(UNIT_NAMES[type].many)} at ${letter}`}
            labelHidden
            value={setUp.entries[hex]?.[type] ?? 0}
            min={0}
            max={force[type] - elsewhere[type]}
            onChange={(count) => onAssign(countChanged(setUp.entries, hex, { type, count }))}
          />
        </div>
      ))}
    </div>
  )
}
