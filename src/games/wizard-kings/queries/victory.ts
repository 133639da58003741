import type { Block, Ending, State } from '../state/state'
import { figuresOf } from '../state/settings'
import { otherSide, SEATS, type Side } from '../tables/seats'
import { printed } from './blocks'
import { goldOf } from './control'

/** Wizards or chaos blocks of a side that are out of the game (EL-3); they are public (FG-1). */
export function lostOf(
  { blocks }: Pick<State, 'blocks'>,
  side: Side,
  what: 'wizard' | 'chaos',
): readonly Block[] {
  return blocks.filter(
    (block) => block.at === 'lost' && block.owner === side && printed(block).class === what,
  )
}

/** The highest level at which a side wins, and that of the last turn (VC-2, VC-3). */
export function levelsOf({
  scenario,
}: State['settings']): Readonly<Record<'early' | 'last', Ending['level']>> {
  return scenario === 'small' ? { early: 'win', last: 'win' } : { early: 'strategic', last: 'marginal' }
}

/** How the game ends with this turn, if it does; to have no blocks ends nothing (VC-2 to VC-4, VC-6). */
export function endingAt(state: State): Ending | null {
  const figures = figuresOf(state.settings)
  const levels = levelsOf(state.settings)
  const gold = { north: goldOf(state, 'north'), south: goldOf(state, 'south') }
  const leader = leaderOf(gold)
  if (state.turn >= figures.earliestEnd && leader && gold[leader] >= figures.goldToWin)
    return { winner: leader, level: levels.early, by: 'early' }
  if (state.turn < figures.turns) return null
  if (leader) return { winner: leader, level: levels.last, by: 'lastTurn' }
  const loser = leaderOf(wizardsLost(state))
  return loser
    ? { winner: otherSide(loser), level: levels.last, by: 'wizards' }
    : { winner: 'draw', level: 'draw', by: 'lastTurn' }
}

/** Who has more of something; nobody where both have as much. */
function leaderOf(counts: Readonly<Record<Side, number>>): Side | undefined {
  if (counts.north === counts.south) return undefined
  return SEATS.find((side) => counts[side] > counts[otherSide(side)])
}

/** Wizards lost, as a tie on the last turn counts them: in the smaller scenarios only whether there are any (VC-4). */
function wizardsLost(state: State): Readonly<Record<Side, number>> {
  const most = state.settings.scenario === 'large' ? Infinity : 1
  const lost = (side: Side) => Math.min(most, lostOf(state, side, 'wizard').length)
  return { north: lost('north'), south: lost('south') }
}
