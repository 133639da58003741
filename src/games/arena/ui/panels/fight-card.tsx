import { percent } from '@/engine/basics/figures'
import { listed } from '@/engine/basics/phrases'
import { type PanelPart, Soft } from '@/table/panel/PanelParts'
import { COMBAT_PANEL } from '../../tables/table-text'
import { SEAT_NAMES } from '../../tables/text'
import { type FightForecast, forecastOf } from '../../queries/forecast/fight'
import { nameOf, spaceName } from '../../queries/names'
import type { Space } from '../../state/position'
import type { View } from '../../state/view'

/** What would come of a fight: the totals, who dies and how likely, who falls back and where to. */
export function fightCard(view: View, space: Space): PanelPart {
  return forecastCard(space, forecastOf(view, space))
}

/** The same of a fight that is thought of. */
export function forecastCard(space: Space, forecast: FightForecast): PanelPart {
  const { losses, retreats } = forecast
  return {
    kind: 'card',
    name: spaceName(space),
    heading: (
      <>
        {spaceName(space)} <Soft>{totalsText(forecast)}</Soft>
      </>
    ),
    parts: [
      { kind: 'text', text: verdictOf(forecast) },
      ...losses.flatMap(lossParts),
      retreats.length === 0
        ? null
        : {
            kind: 'facts',
            name: COMBAT_PANEL.retreats,
            facts: retreats.map(({ unit, to }) => [nameOf(unit), waysOut(to)]),
          },
    ],
  }
}

/** Both totals, the attacker's first: '5 against 3'. */
export function totalsText({ attack, defense }: Pick<FightForecast, 'attack' | 'defense'>): string {
  return COMBAT_PANEL.against(attack, defense)
}

/** Who wins, by how much, and whether anybody is killed. */
function verdictOf({ winner, margin, spared, losses }: FightForecast): string {
  const outcome = winner === null ? COMBAT_PANEL.tie : COMBAT_PANEL.wins(SEAT_NAMES[winner], margin)
  const said = [outcome, ...(spared ? [COMBAT_PANEL.spared] : [])]
  return [...said, ...(losses.length === 0 && !spared ? [COMBAT_PANEL.noLoss] : [])].join(' ')
}

function lossParts({ candidates, choice, reason }: FightForecast['losses'][number]): readonly PanelPart[] {
  return [
    {
      kind: 'bars',
      title: reason === 'poison' ? COMBAT_PANEL.poison : COMBAT_PANEL.dies,
      bars: candidates.map(({ creature, chance }) => ({ label: nameOf(creature), chance })),
    },
    choice && {
      kind: 'text',
      text: COMBAT_PANEL.chooses(SEAT_NAMES[choice.seat], listed(choice.eligible.map(nameOf))),
    },
  ]
}

/** The candidates with their chances, or none (AA-15.4, AA-15.6). */
function waysOut(to: readonly Space[]): string {
  if (to.length === 0) return COMBAT_PANEL.noWay
  const chance = percent(1 / to.length)
  return to.map((space) => (to.length > 1 ? `${spaceName(space)} ${chance}` : spaceName(space))).join(', ')
}
