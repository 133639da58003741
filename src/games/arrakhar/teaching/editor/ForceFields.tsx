import { Stepper } from '@/widgets/Stepper'
import { capitalized } from '@/engine/phrases'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import styles from '@/table/teaching/position-editor.module.css'
import controlStyles from '@/widgets/control.module.css'
import { COUNTERMIX, TYPES_OF, UNIT_NAMES, UNIT_TYPES } from '../../content/units'
import { countOf } from '../../rules/counts'
import type { Position } from '../../rules/position'
import { HouseRuleFields } from '../../ui/new-game/HouseRuleFields'
import { agreeing, type Edit, eliminating, pooling } from './edits'
import { EDITOR_TEXT } from './editor-text'

interface ForceFieldsProps {
  readonly position: Position
  readonly onEdit: (edit: Edit) => void
}

const USUAL_LIMIT = 20
const MOST_TURNS = 99

/** What is not on the map: the pool, the eliminated, and what was agreed on. */
export function ForceFields({ position, onEdit }: ForceFieldsProps) {
  const { pool } = position.secrets
  return (
    <>
      <section className={classNames(panelStyles.panel, panelStyles.stack)} aria-label={EDITOR_TEXT.pool}>
        <h2 className={panelStyles['panel__title']}>{EDITOR_TEXT.pool}</h2>
        {TYPES_OF.sorcerer
          .filter((type) => type !== 'sorcerer')
          .map((type) => (
            <Stepper
              key={type}
              label={capitalized(UNIT_NAMES[type].many)}
              value={pool[type]}
              min={0}
              max={COUNTERMIX}
              onChange={(count) => onEdit(pooling(type, count))}
            />
          ))}
      </section>
      <details className={panelStyles.panel}>
        <summary className={styles['position-editor__fold']}>{EDITOR_TEXT.eliminated}</summary>
        <div className={panelStyles.stack}>
          {UNIT_TYPES.map((type) => (
            <Stepper
              key={type}
              label={capitalized(UNIT_NAMES[type].many)}
              value={countOf(position.eliminated, type)}
              min={0}
              max={COUNTERMIX}
              onChange={(count) => onEdit(eliminating(type, count))}
            />
          ))}
        </div>
      </details>
      <details className={panelStyles.panel}>
        <summary className={styles['position-editor__fold']}>{EDITOR_TEXT.options}</summary>
        <OptionFields position={position} onEdit={onEdit} />
      </details>
    </>
  )
}

function OptionFields({ position, onEdit }: ForceFieldsProps) {
  const { turnLimit, skipEmptySegments, ...houseRules } = position.settings.options
  return (
    <div className={panelStyles.stack}>
      <label className={controlStyles.check}>
        <input
          type="checkbox"
          checked={skipEmptySegments}
          onChange={({ target }) => onEdit(agreeing({ skipEmptySegments: target.checked }))}
        />
        {EDITOR_TEXT.skipEmpty}
      </label>
      <label className={controlStyles.check}>
        <input
          type="checkbox"
          checked={turnLimit !== null}
          onChange={({ target }) => onEdit(agreeing({ turnLimit: target.checked ? USUAL_LIMIT : null }))}
        />
        {EDITOR_TEXT.limited}
      </label>
      {turnLimit !== null && (
        <Stepper
          label={EDITOR_TEXT.turnLimit}
          value={turnLimit}
          min={1}
          max={MOST_TURNS}
          onChange={(limit) => onEdit(agreeing({ turnLimit: limit }))}
        />
      )}
      <HouseRuleFields houseRules={houseRules} onChange={(rules) => onEdit(agreeing(rules))} />
    </div>
  )
}
