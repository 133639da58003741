import { Stepper } from '@/widgets/Stepper'
import { NEW_GAME_TEXT } from '@/table/new-game/new-game-text'
import { Option } from '@/table/new-game/Option'
import { PointFields } from '@/table/new-game/PointFields'
import { Problems } from '@/table/new-game/Problems'
import { NEW_GAME, TERMS } from '../../content/setup-text'
import { SIDE_NAMES } from '../../content/text'
import type { Side } from '../../content/units'
import { type ProblemsByPlace, type SettingsDraft, usualPoints } from './settings-draft'

interface OptionFieldsProps {
  readonly draft: SettingsDraft
  readonly problems: ProblemsByPlace
  readonly onChange: (change: Partial<SettingsDraft>) => void
}

/** The rulebook suggests handicaps in steps of two for the sorcerer (AR-13.4). */
const POINT_STEPS: readonly (readonly [Side, number])[] = [
  ['sorcerer', 2],
  ['wizard', 1],
]
const MOST_POINTS = 200
const MOST_TURNS = 99

/** Advanced Play, points, turn limit and skipping of empty segments. */
export function OptionFields({ draft, problems, onChange }: OptionFieldsProps) {
  return (
    <fieldset className="options">
      <legend className="field__label">{NEW_GAME_TEXT.options}</legend>
      <Option
        label={NEW_GAME.skipEmpty}
        hint={TERMS.skipEmpty}
        checked={draft.skipEmptySegments}
        onChange={(skipEmptySegments) => onChange({ skipEmptySegments })}
      />
      <Option
        label={NEW_GAME.advancedPlay}
        hint={TERMS.advancedPlay}
        checked={draft.advancedPlay}
        onChange={(advancedPlay) => onChange({ advancedPlay })}
      />
      <Option
        label={NEW_GAME.turnLimit}
        hint={TERMS.turnLimit}
        checked={draft.limited}
        onChange={(limited) => onChange({ limited })}
      />
      {draft.limited && (
        <Stepper
          label={NEW_GAME.turns}
          value={draft.turnLimit}
          min={1}
          max={MOST_TURNS}
          onChange={(turnLimit) => onChange({ turnLimit })}
        />
      )}
      <Problems lines={problems.turnLimit ?? []} />
      <Handicap draft={draft} problems={problems.points ?? []} onChange={onChange} />
    </fieldset>
  )
}

interface HandicapProps {
  readonly draft: SettingsDraft
  readonly problems: readonly string[]
  readonly onChange: (change: Partial<SettingsDraft>) => void
}

function Handicap({ draft, problems, onChange }: HandicapProps) {
  const usual = usualPoints(draft.scenario)
  const isChanged = POINT_STEPS.some(([side]) => draft.points[side] !== usual[side])
  return (
    <PointFields
      hint={TERMS.handicap}
      sides={POINT_STEPS.map(([side, step]) => ({
        side,
        name: SIDE_NAMES[side],
        value: draft.points[side],
        step,
      }))}
      most={MOST_POINTS}
      problems={problems}
      onChange={(side, points) => onChange({ points: { ...draft.points, [side]: points } })}
      onUsual={isChanged ? () => onChange({ points: usual }) : undefined}
    />
  )
}
