import { Select } from '@/widgets/Select'
import { Stepper } from '@/widgets/Stepper'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import { hauntName } from '../../content/command-text'
import { SEGMENT_NAMES, SIDE_NAMES } from '../../content/text'
import { OFFERED } from '../../content/reconstructions'
import { RECONSTRUCTION_TEXT, RECONSTRUCTIONS_TEXT } from '../../content/reconstructions-text'
import { HAUNT_COUNTS, hauntCountOf, SCENARIO_IDS, SCENARIOS } from '../../content/scenarios'
import { NEW_GAME } from '../../content/setup-text'
import { HAUNT_IDS, type HauntId, type Side } from '../../content/units'
import { type PlaySegment, type Position, type Segment, SEQUENCE_OF_PLAY } from '../../rules/position'
import {
  choosing,
  choosingHaunts,
  type Edit,
  hidingWand,
  reconstructing,
  siding,
  timing,
  turning,
} from './edits'
import { EDITOR_TEXT } from './editor-text'

interface MomentFieldsProps {
  readonly position: Position
  readonly onEdit: (edit: Edit) => void
}

const MOST_TURNS = 999
const SIDES: readonly Side[] = ['sorcerer', 'wizard']

/** When it is, and where the wand is. */
export function MomentFields({ position, onEdit }: MomentFieldsProps) {
  const { settings, turn, side, now } = position
  const segments: readonly Segment[] = SEQUENCE_OF_PLAY[side]
  const offered = segments.includes(now.segment) ? segments : [now.segment, ...segments]
  const reconstructions = new Set([...OFFERED, settings.reconstruction])
  return (
    <section className={classNames(panelStyles.panel, panelStyles.stack)} aria-label={EDITOR_TEXT.moment}>
      <h2 className={panelStyles['panel__title']}>{EDITOR_TEXT.moment}</h2>
      <Select
        label={EDITOR_TEXT.scenario}
        value={settings.scenario}
        options={SCENARIO_IDS.map((value) => ({ value, name: SCENARIOS[value].name }))}
        onChange={(id) => onEdit(choosing(id))}
      />
      <Select
        label={EDITOR_TEXT.hauntCount}
        value={`${hauntCountOf(settings.haunts)}`}
        options={HAUNT_COUNTS.map((count) => ({ value: `${count}` as const, name: NEW_GAME.haunts(count) }))}
        onChange={(count) => onEdit(choosingHaunts(count === '9' ? 9 : 6))}
      />
      <Select
        label={RECONSTRUCTIONS_TEXT.title}
        value={settings.reconstruction}
        options={[...reconstructions].map((value) => ({ value, name: RECONSTRUCTION_TEXT[value].name }))}
        onChange={(id) => onEdit(reconstructing(id))}
      />
      <Stepper
        label={EDITOR_TEXT.turn}
        value={turn}
        min={0}
        max={MOST_TURNS}
        onChange={(next) => onEdit(turning(next))}
      />
      <Select
        label={EDITOR_TEXT.side}
        value={side}
        options={SIDES.map((value) => ({ value, name: SIDE_NAMES[value] }))}
        onChange={(next) => onEdit(siding(next))}
      />
      <Select
        label={EDITOR_TEXT.segment}
        value={now.segment}
        options={offered.map((value) => ({ value, name: SEGMENT_NAMES[value] }))}
        onChange={(next) => onEdit(timing(next as PlaySegment))}
      />
      <WandField position={position} onEdit={onEdit} />
    </section>
  )
}

/** Which haunt hides the wand; or that none does. */
function WandField({ position: { wand, secrets, haunts }, onEdit }: MomentFieldsProps) {
  const hiddenIn = wand.hidden ? (secrets.wandHaunt ?? '') : 'lying'
  const placed = HAUNT_IDS.filter((haunt) => haunts[haunt] !== undefined || haunt === hiddenIn)
  return (
    <Select<HauntId | 'lying' | ''>
      label={EDITOR_TEXT.hidden}
      value={hiddenIn}
      options={[
        ...(hiddenIn === '' ? [{ value: '' as const, name: EDITOR_TEXT.nowhere }] : []),
        ...(wand.hidden ? [] : [{ value: 'lying' as const, name: EDITOR_TEXT.lying(wand.hex) }]),
        ...placed.map((haunt) => ({ value: haunt, name: EDITOR_TEXT.hiddenIn(hauntName(haunt)) })),
      ]}
      onChange={(next) => next !== '' && next !== 'lying' && onEdit(hidingWand(next))}
    />
  )
}
