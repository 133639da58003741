import { Stepper } from '@/widgets/Stepper'
import { capitalized } from '@/engine/phrases'
import { CARD, POWERS, TERMS } from '../../content/setup-text'
import { factorText } from '../../content/text'
import { COUNTERMIX, UNIT_NAMES, UNITS, type UnitType } from '../../content/units'
import { UnitFace } from './UnitFace'

interface UnitCardProps {
  readonly type: UnitType
  readonly cost: number
  readonly minimum: number
  readonly count: number
  readonly onChange: (count: number) => void
}

/** One type to buy: its counter, what it can do, its cost and how many. */
export function UnitCard({ type, cost, minimum, count, onChange }: UnitCardProps) {
  const { movement, combat } = UNITS[type]
  const name = capitalized(UNIT_NAMES[type].many)
  return (
    <li className="panel unit-card">
      <UnitFace type={type} />
      <div className="unit-card__text">
        <h2 className="unit-card__name">{name}</h2>
        <ul className="unit-card__figures">
          <li className="chip" title={TERMS.cost}>
            {CARD.cost(cost)}
          </li>
          <li className="chip" title={TERMS.movement}>
            {CARD.moves(movement)}
          </li>
          <li className="chip" title={TERMS.combat}>
            {CARD.fights(factorText(combat))}
          </li>
          {minimum > 0 && (
            <li className="chip" title={TERMS.minimum}>
              {CARD.atLeast(minimum)}
            </li>
          )}
        </ul>
        <p className="unit-card__power">{POWERS[type]}</p>
      </div>
      <div className="unit-card__count">
        <Stepper label={name} labelHidden value={count} min={0} max={COUNTERMIX} onChange={onChange} />
        <span className="unit-card__sum">{CARD.sum(count * cost)}</span>
      </div>
    </li>
  )
}
