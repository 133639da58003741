import { RuledOption } from '@/table/new-game/RuledOption'
import styles from '@/table/new-game/new-game.module.css'
import controlStyles from '@/widgets/control.module.css'
import { HOUSE_RULES, HOUSE_RULES_TEXT } from '../../content/house-rules-text'
import type { HouseRules } from '../../rules/position'

interface HouseRuleFieldsProps {
  readonly houseRules: HouseRules
  readonly onChange: (houseRules: HouseRules) => void
}

/** Rulings decided the other way (AR-13.5), each with its clause to read before one agrees on it. */
export function HouseRuleFields({ houseRules, onChange }: HouseRuleFieldsProps) {
  return (
    <fieldset className={styles.options}>
      <legend className={controlStyles['field__label']}>{HOUSE_RULES_TEXT.title}</legend>
      <p className={controlStyles['field__hint']}>{HOUSE_RULES_TEXT.intro}</p>
      {HOUSE_RULES.map(({ key, clause, label, hint }) => (
        <RuledOption
          key={key}
          label={label}
          hint={hint}
          checked={houseRules[key] ?? false}
          clause={clause}
          href={`#/rules/arrakhar/${clause}`}
          why={HOUSE_RULES_TEXT.why(clause)}
          onChange={(isOn) => onChange({ ...houseRules, [key]: isOn })}
        />
      ))}
    </fieldset>
  )
}
