import { RuledOption } from '@/table/new-game/RuledOption'
import styles from '@/table/new-game/new-game.module.css'
import controlStyles from '@/widgets/control.module.css'
import { NEW_GAME } from '../../content/new-game-text'
import { rulesAt, VARIANT_TEXT } from '../../content/text'
import { VARIANTS } from '../../content/variants'
import type { Settings, Variants } from '../../rules/position'

interface VariantFieldsProps {
  readonly ruleset: Settings['ruleset']
  readonly variants: Variants
  readonly onChange: (variants: Variants) => void
}

/** The optional variants (AA-25), each with its clause; the basic game has no vehicles for two of them. */
export function VariantFields({ ruleset, variants, onChange }: VariantFieldsProps) {
  const offered = VARIANTS.filter(({ key }) => ruleset === 'advanced' || key === 'terrainPool')
  return (
    <fieldset className={styles.options}>
      <legend className={controlStyles['field__label']}>{NEW_GAME.variants}</legend>
      <p className={controlStyles['field__hint']}>{NEW_GAME.variantsHint}</p>
      {offered.map(({ key, clause }) => (
        <RuledOption
          key={key}
          label={VARIANT_TEXT[key].name}
          hint={VARIANT_TEXT[key].line}
          checked={variants[key]}
          clause={clause}
          href={rulesAt(clause)}
          why={NEW_GAME.why(clause)}
          onChange={(isOn) => onChange({ ...variants, [key]: isOn })}
        />
      ))}
    </fieldset>
  )
}
