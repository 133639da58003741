import type { ReactNode } from 'react'
import { Field } from '@/widgets/Field'
import { Stepper } from '@/widgets/Stepper'
import { hauntName, SEGMENT_NAMES, SIDE_NAMES } from '../../content/text'
import { RECONSTRUCTION_IDS, type ReconstructionId } from '../../content/reconstructions'
import { RECONSTRUCTION_TEXT, RECONSTRUCTIONS_TEXT } from '../../content/reconstructions-text'
import { type ScenarioId, SCENARIO_IDS, SCENARIOS } from '../../content/scenarios'
import { HAUNT_IDS, type HauntId, type Side } from '../../content/units'
import { type PlaySegment, type Position, type Segment, SEQUENCE_OF_PLAY } from '../../rules/position'
import { choosing, type Edit, hidingWand, reconstructing, siding, timing, turning } from './edits'
import { EDITOR_TEXT } from './editor-text'

interface MomentFieldsProps {
  readonly position: Position
  readonly onEdit: (edit: Edit) => void
}

const MOST_TURNS = 999
const SIDES: readonly Side[] = ['sorcerer', 'wizard']

/** When it is, and where the wand is. */
export function MomentFields({ position, onEdit }: MomentFieldsProps) {
  const { settings, turn, side, now, wand, secrets } = position
  const segments: readonly Segment[] = SEQUENCE_OF_PLAY[side]
  const offered = segments.includes(now.segment) ? segments : [now.segment, ...segments]
  const hiddenIn = wand.hidden ? (secrets.wandHaunt ?? '') : 'lying'
  const placed = HAUNT_IDS.filter((haunt) => position.haunts[haunt] !== undefined || haunt === hiddenIn)
  return (
    <section className="panel stack" aria-label={EDITOR_TEXT.moment}>
      <h2 className="panel__title">{EDITOR_TEXT.moment}</h2>
      <Choice
        label={EDITOR_TEXT.scenario}
        value={settings.scenario}
        onChange={(id) => onEdit(choosing(id as ScenarioId))}
      >
        {SCENARIO_IDS.map((id) => (
          <option key={id} value={id}>
            {SCENARIOS[id].name}
          </option>
        ))}
      </Choice>
      <Choice
        label={RECONSTRUCTIONS_TEXT.title}
        value={settings.reconstruction}
        onChange={(id) => onEdit(reconstructing(id as ReconstructionId))}
      >
        {RECONSTRUCTION_IDS.map((id) => (
          <option key={id} value={id}>
            {RECONSTRUCTION_TEXT[id].name}
          </option>
        ))}
      </Choice>
      <Stepper
        label={EDITOR_TEXT.turn}
        value={turn}
        min={0}
        max={MOST_TURNS}
        onChange={(next) => onEdit(turning(next))}
      />
      <Choice label={EDITOR_TEXT.side} value={side} onChange={(next) => onEdit(siding(next as Side))}>
        {SIDES.map((one) => (
          <option key={one} value={one}>
            {SIDE_NAMES[one]}
          </option>
        ))}
      </Choice>
      <Choice
        label={EDITOR_TEXT.segment}
        value={now.segment}
        onChange={(next) => onEdit(timing(next as PlaySegment))}
      >
        {offered.map((segment) => (
          <option key={segment} value={segment}>
            {SEGMENT_NAMES[segment]}
          </option>
        ))}
      </Choice>
      <Choice
        label={EDITOR_TEXT.hidden}
        value={hiddenIn}
        onChange={(next) => onEdit(hidingWand(next as HauntId))}
      >
        {hiddenIn === '' && <option value="">{EDITOR_TEXT.nowhere}</option>}
        {!wand.hidden && <option value="lying">{EDITOR_TEXT.lying(wand.hex)}</option>}
        {placed.map((haunt) => (
          <option key={haunt} value={haunt}>
            {EDITOR_TEXT.hiddenIn(hauntName(haunt))}
          </option>
        ))}
      </Choice>
    </section>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly children: ReactNode
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <Field label={label}>
      <select
        className="field__input"
        value={value}
        onChange={({ target }) => target.value !== 'lying' && target.value !== '' && onChange(target.value)}
      >
        {children}
      </select>
    </Field>
  )
}
