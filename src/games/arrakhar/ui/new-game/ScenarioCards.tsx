import type { ReactNode } from 'react'
import { type Choice, Choices } from '@/table/new-game/Choices'
import { SCENARIO_IDS, SCENARIOS, type ScenarioId } from '../../content/scenarios'
import { NEW_GAME, OWN_SCENARIO, SCENARIO_BLURBS } from '../../content/setup-text'
import { SIDE_NAMES } from '../../content/text'
import { TYPES_OF, type Side } from '../../content/units'
import type { ScenarioChoice } from './settings-draft'

interface ScenarioCardsProps {
  readonly picked: ScenarioChoice
  readonly onPick: (scenario: ScenarioChoice) => void
  /** The fields of the one picked. */
  readonly children?: ReactNode
}

const SIDES = Object.keys(TYPES_OF) as readonly Side[]
const CHOICES: readonly Choice<ScenarioChoice>[] = [
  ...SCENARIO_IDS.map(cardOf),
  { id: 'own', ...OWN_SCENARIO.card },
]

/** The scenarios as cards to choose one of. */
export function ScenarioCards({ picked, onPick, children }: ScenarioCardsProps) {
  return (
    <Choices legend={NEW_GAME.scenario} name="scenario" choices={CHOICES} picked={picked} onPick={onPick}>
      {children}
    </Choices>
  )
}

function cardOf(id: ScenarioId): Choice<ScenarioId> {
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
