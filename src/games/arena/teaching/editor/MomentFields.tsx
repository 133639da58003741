import { Stepper } from '@/widgets/Stepper'
import { SEAT_NAMES } from '../../content/text'
import { type Phase, PHASES, SEATS, type Table } from '../../rules/position'
import { type Edit, filling, timing } from './edits'
import { EDITOR_TEXT } from './editor-text'
import { PHASE_OPTIONS, SEAT_OPTIONS } from './options'
import { Select } from '@/widgets/Select'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'

const MOST_TURNS = 999
const MOST_POINTS = 999

interface MomentFieldsProps {
  readonly table: Table
  readonly onEdit: (edit: Edit) => void
}

/** When it is, and what is left in the pools. */
export function MomentFields({ table, onEdit }: MomentFieldsProps) {
  const { turn, active, now, pools } = table
  const phase = PHASES.find((one) => one === now.phase) ?? ('terrain' satisfies Phase)
  return (
    <section className={classNames(panelStyles.panel, panelStyles.stack)} aria-label={EDITOR_TEXT.moment}>
      <h2 className={panelStyles['panel__title']}>{EDITOR_TEXT.moment}</h2>
      <Stepper
        label={EDITOR_TEXT.turn}
        value={turn}
        min={1}
        max={MOST_TURNS}
        onChange={(next) => onEdit(timing(next, active, phase))}
      />
      <Select
        label={EDITOR_TEXT.active}
        value={active}
        options={SEAT_OPTIONS}
        onChange={(seat) => onEdit(timing(turn, seat, phase))}
      />
      <Select
        label={EDITOR_TEXT.phase}
        value={phase}
        options={PHASE_OPTIONS}
        onChange={(next) => onEdit(timing(turn, active, next))}
      />
      {SEATS.map((seat) => (
        <Stepper
          key={seat}
          label={EDITOR_TEXT.pool(SEAT_NAMES[seat])}
          value={pools[seat]}
          min={0}
          max={MOST_POINTS}
          onChange={(points) => onEdit(filling(seat, points))}
        />
      ))}
    </section>
  )
}
