import { Stepper } from '@/widgets/Stepper'
import { Option } from '@/table/new-game/Option'
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
      <legend className="field__label">{NEW_GAME.options}</legend>
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
  const changed = POINT_STEPS.some(([side]) => draft.points[side] !== usual[side])
  return (
    <fieldset className="handicap">
      <legend className="field__label">{NEW_GAME.handicap}</legend>
      <p className="field__hint">{TERMS.handicap}</p>
      <div className="handicap__sides">
        {POINT_STEPS.map(([side, step]) => (
          <Stepper
            key={side}
            label={SIDE_NAMES[side]}
            value={draft.points[side]}
            min={0}
            max={MOST_POINTS}
            step={step}
            onChange={(points) => onChange({ points: { ...draft.points, [side]: points } })}
          />
        ))}
        {changed && (
          <button type="button" className="button button--quiet" onClick={() => onChange({ points: usual })}>
            {NEW_GAME.usualPoints}
          </button>
        )}
      </div>
      <Problems lines={problems} />
    </fieldset>
  )
}
