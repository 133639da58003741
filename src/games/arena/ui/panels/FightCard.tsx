import { percent } from '@/engine/basics/figures'
import { listed } from '@/engine/basics/phrases'
import { Bars } from '@/table/panel/Bars'
import writingStyles from '@/widgets/writing.module.css'
import { COMBAT_PANEL } from '../../tables/table-text'
import { SEAT_NAMES } from '../../tables/text'
import type { Space } from '../../state/position'
import type { View } from '../../state/view'
import { nameOf, spaceName } from '../../queries/names'
import { type FightForecast, forecastOf, type LossForecast, type RetreatForecast } from './forecast'
import styles from './panels.module.css'

interface FightCardProps {
  readonly view: View
  readonly space: Space
}

/** What would come of a fight: the totals, who dies and how likely, who falls back and where to. */
export function FightCard({ view, space }: FightCardProps) {
  const forecast = forecastOf(view, space)
  return (
    <section className={styles['fight-card']} aria-label={spaceName(space)}>
      <h3>
        {spaceName(space)} <span className={writingStyles.soft}>{totalsText(forecast)}</span>
      </h3>
      <p>{verdictOf(forecast)}</p>
      {forecast.losses.map((loss) => (
        <Loss key={loss.whose + loss.reason} loss={loss} />
      ))}
      <Retreats retreats={forecast.retreats} />
    </section>
  )
}

/** Both totals, the attacker's first: '5 against 3'. */
export function totalsText({ attack, defense }: Pick<FightForecast, 'attack' | 'defense'>): string {
  return COMBAT_PANEL.against(attack, defense)
}

/** Who wins, by how much, and whether anybody is killed. */
export function verdictOf({ winner, margin, spared, losses }: FightForecast): string {
  const outcome = winner === null ? COMBAT_PANEL.tie : COMBAT_PANEL.wins(SEAT_NAMES[winner], margin)
  const said = [outcome, ...(spared ? [COMBAT_PANEL.spared] : [])]
  return [...said, ...(losses.length === 0 && !spared ? [COMBAT_PANEL.noLoss] : [])].join(' ')
}

function Loss({ loss }: { readonly loss: LossForecast }) {
  const { candidates, choice, reason } = loss
  const bars = candidates.map(({ creature, chance }) => ({ label: nameOf(creature), chance }))
  return (
    <>
      <Bars title={reason === 'poison' ? COMBAT_PANEL.poison : COMBAT_PANEL.dies} bars={bars} />
      {choice ? (
        <p>{COMBAT_PANEL.chooses(SEAT_NAMES[choice.seat], listed(choice.eligible.map(nameOf)))}</p>
      ) : null}
    </>
  )
}

function Retreats({ retreats }: { readonly retreats: readonly RetreatForecast[] }) {
  if (retreats.length === 0) return null
  return (
    <dl className={styles.facts} aria-label={COMBAT_PANEL.retreats}>
      {retreats.map(({ unit, to }) => (
        <div key={unit.id}>
          <dt>{nameOf(unit)}</dt>
          <dd>{waysOut(to)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The candidates with their chances, or none (AA-15.4, AA-15.6). */
function waysOut(to: readonly Space[]): string {
  if (to.length === 0) return COMBAT_PANEL.noWay
  const chance = percent(1 / to.length)
  return to.map((space) => (to.length > 1 ? `${spaceName(space)} ${chance}` : spaceName(space))).join(', ')
}
