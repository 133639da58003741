import { type Choice, Choices } from '@/table/new-game/Choices'
import { SCENARIO_IDS, SCENARIOS, type ScenarioId } from '../../content/scenarios'
import { NEW_GAME, SCENARIO_BLURBS } from '../../content/setup-text'
import { SIDE_NAMES } from '../../content/text'
import { TYPES_OF, type Side } from '../../content/units'

interface ScenarioCardsProps {
  readonly picked: ScenarioId
  readonly onPick: (scenario: ScenarioId) => void
}

const SIDES = Object.keys(TYPES_OF) as readonly Side[]
const CHOICES = SCENARIO_IDS.map(choiceOf)

/** The scenarios as cards to choose one of. */
export function ScenarioCards({ picked, onPick }: ScenarioCardsProps) {
  return (
    <Choices legend={NEW_GAME.scenario} name="scenario" choices={CHOICES} picked={picked} onPick={onPick} />
  )
}

function choiceOf(id: ScenarioId): Choice<ScenarioId> {
  const { name, allowance, haunts } = SCENARIOS[id]
  const sides = SIDES.map((side) => (
    <>
      {SIDE_NAMES[side]} <b>{NEW_GAME.pointsOf(allowance[side].points)}</b>{' '}
      {NEW_GAME.minimumOf(allowance[side].minimum)}
    </>
  ))
  return {
    id,
    name,
    blurb: SCENARIO_BLURBS[id],
    figures: [...sides, <b>{NEW_GAME.haunts(haunts.length)}</b>],
  }
}
