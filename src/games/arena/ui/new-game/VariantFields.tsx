import { RuledOption } from '@/table/new-game/RuledOption'
import type { Clause } from '../../content/clauses'
import { NEW_GAME } from '../../content/new-game-text'
import { rulesAt, VARIANT_TEXT } from '../../content/text'
import type { Settings, Variants } from '../../rules/position'

interface VariantFieldsProps {
  readonly ruleset: Settings['ruleset']
  readonly variants: Variants
  readonly onChange: (variants: Variants) => void
}

const VARIANTS: readonly (readonly [keyof Variants, Clause])[] = [
  ['terrainPool', 'AA-25.1'],
  ['wild', 'AA-25.2'],
  ['enclosed', 'AA-25.3'],
]

/** The optional variants (AA-25), each with its clause; the basic game has no vehicles for two of them. */
export function VariantFields({ ruleset, variants, onChange }: VariantFieldsProps) {
  const offered = VARIANTS.filter(([key]) => ruleset === 'advanced' || key === 'terrainPool')
  return (
    <fieldset className="options">
      <legend className="field__label">{NEW_GAME.variants}</legend>
      <p className="field__hint">{NEW_GAME.variantsHint}</p>
      {offered.map(([key, clause]) => (
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
