import { Select } from '@/widgets/Select'
import { Stepper } from '@/widgets/Stepper'
import { capitalized } from '@/engine/phrases'
import panelStyles from '@/widgets/panel.module.css'
import writingStyles from '@/widgets/writing.module.css'
import controlStyles from '@/widgets/control.module.css'
import type { Preset } from '../../content/presets'
import { COUNTERMIX, type Side, TYPES_OF, UNIT_NAMES } from '../../content/units'
import type { ForceChoice } from './force-choice'
import { LAB_TEXT } from './lab-text'

interface ForceFieldsProps {
  readonly side: Side
  /** Those offered ready-made. */
  readonly ready: readonly Preset[]
  readonly choice: ForceChoice
  /** Where it is typed, what it costs, in words; undefined while what was agreed on cannot be read. */
  readonly cost: string | undefined
  /** What is wrong with a design, a line each. */
  readonly faults: readonly string[]
  readonly onChange: (choice: ForceChoice) => void
}

/** Which force a side plays, and its counts where they are typed. */
export function ForceFields({ side, ready, choice, cost, faults, onChange }: ForceFieldsProps) {
  const { by, counts } = choice
  return (
    <div className={panelStyles.stack}>
      <Select
        label={LAB_TEXT.force[side]}
        value={by}
        options={[
          { value: 'own', name: LAB_TEXT.own },
          ...ready.map(({ id, name }) => ({ value: id, name })),
          { value: 'each', name: LAB_TEXT.each },
          { value: 'typed', name: LAB_TEXT.typed },
        ]}
        onChange={(next) => onChange({ ...choice, by: next })}
      />
      {by === 'typed' && (
        <fieldset className={panelStyles.stack}>
          <legend className={writingStyles['visually-hidden']}>{LAB_TEXT.counts[side]}</legend>
          {TYPES_OF[side].map((type) => (
            <Stepper
              key={type}
              label={capitalized(UNIT_NAMES[type].many)}
              value={counts[type] ?? 0}
              min={0}
              max={COUNTERMIX}
              onChange={(count) => onChange({ by, counts: { ...counts, [type]: count } })}
            />
          ))}
          <p aria-live="polite">{cost}</p>
        </fieldset>
      )}
      {faults.length > 0 && (
        <ul className={controlStyles['field__error']}>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
