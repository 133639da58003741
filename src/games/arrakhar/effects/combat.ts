import { castDraft, type Draft } from 'immer'
import { type Dice, entryFor, rollOne } from '@/engine/kernel/dice'
import { reading } from '@/engine/kernel/draft'
import { eliminate } from './ending'
import type { Event } from '../events'
import { progressIn } from '../queries/guards'
import { columnResults, lostTo, oddsNow } from '../queries/odds'
import type { AttackDesignation, Position } from '../state/position'
import { enemyOf, holds, typesOf, unitOf, unitsInPlay } from '../queries/stacking'

/** Rolls an attack over the defenders still alive, or wastes it (AR-10.7, AR-10.8, AR-10.10). */
export function resolveAttack(draft: Draft<Position>, made: AttackDesignation, dice: Dice): readonly Event[] {
  const position = reading(draft)
  const { id: designation, hex } = made
  const alive = made.defenders.filter((id) => unitOf(position, id))
  const odds = oddsNow(position, typesOf(position, made.attackers), {
    named: made.defenders.length,
    alive: typesOf(position, alive),
  })
  if (!odds.read) {
    openAdvance(draft, made)
    return [{ type: 'attackWasted', designation, hex }]
  }
  const roll = rollOne(dice, { faces: 6, label: `Attack on ${hex} at ${odds.read}` })
  const result = entryFor(columnResults(position, odds.read), roll)
  const lost = lostTo(result, alive)
  const eliminated = unitsInPlay(position, lost).map(({ id, type }) => ({ id, type }))
  const ending = eliminate(draft, lost)
  openAdvance(draft, made)
  const { read, bonus } = odds
  return [
    { type: 'attackResolved', designation, hex, odds: read, bonus, roll, result, eliminated },
    ...ending,
  ]
}

/** An attack that leaves its hex without enemies opens it for an advance; the last such right ends (AR-10.10). */
function openAdvance(draft: Draft<Position>, { hex }: AttackDesignation): void {
  const position = reading(draft)
  const now = progressIn(position, 'combat')
  const opened = holds(position, hex, enemyOf(position.side)) ? null : hex
  draft.now = castDraft({ ...now, opened })
}
