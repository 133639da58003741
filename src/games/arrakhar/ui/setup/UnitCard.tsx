import { Stepper } from '@/widgets/Stepper'
import { capitalized } from '@/engine/basics/phrases'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { CARD, POWERS, TERMS } from '../../tables/setup-text'
import { factorText } from '../../tables/text'
import { COUNTERMIX, UNIT_NAMES, UNITS, type UnitType } from '../../tables/units'
import { UnitFace } from './UnitFace'
import styles from './setup.module.css'

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
    <li className={classNames(panelStyles.panel, styles['unit-card'])}>
      <UnitFace type={type} />
      <div className={styles['unit-card__text']}>
        <h2>{name}</h2>
        <ul className={styles['unit-card__figures']}>
          <li className={controlStyles.chip} title={TERMS.cost}>
            {CARD.cost(cost)}
          </li>
          <li className={controlStyles.chip} title={TERMS.movement}>
            {CARD.moves(movement)}
          </li>
          <li className={controlStyles.chip} title={TERMS.combat}>
            {CARD.fights(factorText(combat))}
          </li>
          {minimum > 0 && (
            <li className={controlStyles.chip} title={TERMS.minimum}>
              {CARD.atLeast(minimum)}
            </li>
          )}
        </ul>
        <p className={styles['unit-card__power']}>{POWERS[type]}</p>
      </div>
      <div className={styles['unit-card__count']}>
        <Stepper label={name} labelHidden value={count} min={0} max={COUNTERMIX} onChange={onChange} />
        <span className={styles['unit-card__sum']}>{CARD.sum(count * cost)}</span>
      </div>
    </li>
  )
}
