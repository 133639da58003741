import { SCENARIO_IDS, SCENARIOS, type ScenarioId } from '../../content/scenarios'
import { NEW_GAME, SCENARIO_BLURBS } from '../../content/setup-text'
import { SIDE_NAMES } from '../../content/text'
import { TYPES_OF, type Side } from '../../content/units'

interface ScenarioCardsProps {
  readonly picked: ScenarioId
  readonly onPick: (scenario: ScenarioId) => void
}

const SIDES = Object.keys(TYPES_OF) as readonly Side[]

/** The scenarios as cards to choose one of. */
export function ScenarioCards({ picked, onPick }: ScenarioCardsProps) {
  return (
    <fieldset className="choices">
      <legend className="field__label">{NEW_GAME.scenario}</legend>
      <div className="choices__cards">
        {SCENARIO_IDS.map((id) => (
          <ScenarioCard key={id} id={id} picked={id === picked} onPick={onPick} />
        ))}
      </div>
    </fieldset>
  )
}

interface ScenarioCardProps {
  readonly id: ScenarioId
  readonly picked: boolean
  readonly onPick: (scenario: ScenarioId) => void
}

function ScenarioCard({ id, picked, onPick }: ScenarioCardProps) {
  const { name, allowance, haunts } = SCENARIOS[id]
  return (
    <label className="choice">
      <input type="radio" name="scenario" value={id} checked={picked} onChange={() => onPick(id)} />
      <span className="choice__name">{name}</span>
      <span className="choice__blurb">{SCENARIO_BLURBS[id]}</span>
      {SIDES.map((side) => (
        <span key={side} className="choice__figures">
          {SIDE_NAMES[side]} <b>{NEW_GAME.pointsOf(allowance[side].points)}</b>{' '}
          {NEW_GAME.minimumOf(allowance[side].minimum)}
        </span>
      ))}
      <span className="choice__figures">
        <b>{NEW_GAME.haunts(haunts.length)}</b>
      </span>
    </label>
  )
}
