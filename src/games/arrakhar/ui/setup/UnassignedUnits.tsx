import { WIZARD_PLACEMENT as TEXT } from '../../content/setup-text'
import { capitalized } from '../../content/text'
import { TYPES_OF, UNIT_NAMES } from '../../content/units'
import { assignedTo } from '../../rules/placement'
import type { Counts, SetUp } from '../../rules/position'
import { UnitFace } from './UnitFace'

interface UnassignedUnitsProps {
  readonly setUp: SetUp
  readonly force: Counts
}

/** How many of each type still lack an entry hex. */
export function UnassignedUnits({ setUp, force }: UnassignedUnitsProps) {
  const assigned = assignedTo(setUp)
  return (
    <section className="tray" aria-label={TEXT.left}>
      <h2 className="tray__title">{TEXT.left}</h2>
      <ul className="unassigned">
        {TYPES_OF.wizard.map((type) => (
          <li key={type} className="unassigned__type">
            <UnitFace type={type} />
            <span>
              {capitalized(UNIT_NAMES[type].many)}
              <br />
              <b>{force[type] - assigned[type]}</b> of {force[type]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
