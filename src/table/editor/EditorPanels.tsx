import { Stepper } from '@/widgets/Stepper'
import type { HexId } from '@/engine/hex'
import { capitalized } from '@/engine/phrases'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { hauntName } from '../../content/command-text'
import { TERRAIN_NAMES } from '../../content/text'
import { COUNTERMIX, HAUNT_IDS, UNIT_NAMES, UNIT_TYPES, UNITS, type UnitType } from '../../content/units'
import { terrainAt } from '../../rules/board'
import type { Position, Unit } from '../../rules/position'
import { clearing, counting, type Edit, hastening, markingCast } from './edits'
import { EDITOR_TEXT } from './editor-text'
import styles from './editor.module.css'

interface HexPanelProps {
  readonly position: Position
  readonly hex: HexId | null
  readonly onEdit: (edit: Edit) => void
  readonly onCarry: (from: HexId) => void
}

/** What is in the hex chosen last, to be changed. */
export function HexPanel({ position, hex, onEdit, onCarry }: HexPanelProps) {
  if (hex === null)
    return (
      <p className={classNames(panelStyles.panel, panelStyles['panel--sunken'])}>{EDITOR_TEXT.hexNone}</p>
    )
  const terrain = terrainAt(position, hex)
  const places = HAUNT_IDS.filter((haunt) => position.haunts[haunt] === hex).map(hauntName)
  const wand = !position.wand.hidden && position.wand.hex === hex ? [EDITOR_TEXT.wand] : []
  const here = position.units.filter((unit) => unit.hex === hex)
  const types = UNIT_TYPES.filter((type) => here.some((unit) => unit.type === type))
  const isEmpty = here.length === 0 && places.length === 0 && wand.length === 0
  return (
    <section
      className={classNames(panelStyles.panel, panelStyles.stack)}
      aria-label={EDITOR_TEXT.hexTitle(hex)}
    >
      <h2 className={panelStyles['panel__title']}>{EDITOR_TEXT.hexTitle(hex)}</h2>
      <p>{[terrain ? TERRAIN_NAMES[terrain] : '', ...places, ...wand].filter(Boolean).join(', ')}</p>
      {isEmpty && <p className={controlStyles['field__hint']}>{EDITOR_TEXT.hexEmpty}</p>}
      {types.map((type) => (
        <TypeFields
          key={type}
          {...{ position, hex, type, onEdit }}
          units={here.filter((unit) => unit.type === type)}
        />
      ))}
      {!isEmpty && (
        <div className={panelStyles.row}>
          <button type="button" className={controlStyles.button} onClick={() => onCarry(hex)}>
            {EDITOR_TEXT.carry}
          </button>
          <button type="button" className={controlStyles.button} onClick={() => onEdit(clearing(hex))}>
            {EDITOR_TEXT.clear}
          </button>
        </div>
      )}
    </section>
  )
}

interface TypeFieldsProps {
  readonly position: Position
  readonly hex: HexId
  readonly type: UnitType
  readonly units: readonly Unit[]
  readonly onEdit: (edit: Edit) => void
}

/** The Haste Table gives six at most, and a unit may be hasted twice by house tables. */
const MOST_HASTE = 12

function TypeFields({ position, hex, type, units, onEdit }: TypeFieldsProps) {
  const { side, spells } = UNITS[type]
  const name = capitalized(UNIT_NAMES[type].many)
  const ids = units.map(({ id }) => id)
  const cast = ids.filter((id) => position.cast.includes(id)).length
  const bonus = Math.max(0, ...ids.map((id) => position.haste[id] ?? 0))
  return (
    <div className={styles['hex-type']}>
      <Stepper
        label={name}
        value={units.length}
        min={0}
        max={COUNTERMIX}
        onChange={(count) => onEdit(counting(type, hex, count))}
      />
      {spells.length > 0 && (
        <Stepper
          label={EDITOR_TEXT.cast(name)}
          value={cast}
          min={0}
          max={units.length}
          onChange={(count) => onEdit(markingCast(ids, count))}
        />
      )}
      {side === 'wizard' && (
        <Stepper
          label={EDITOR_TEXT.haste(name)}
          value={bonus}
          min={0}
          max={MOST_HASTE}
          onChange={(value) => onEdit(hastening(ids, value))}
        />
      )}
    </div>
  )
}
