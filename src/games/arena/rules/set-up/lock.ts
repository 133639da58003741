import type { Draft } from 'immer'
import { type Dice, rollOne } from '@/engine/dice'
import { reading } from '@/engine/draft'
import type { CommandRule } from '@/engine/game'
import type { LockArmy } from '../commands'
import type { Event } from '../events'
import { decisionRefusal, phaseRefusal } from '../guards'
import { type ArenaSeat, type Position, SEATS } from '../position'
import { refuse } from '../refuse'
import { beginTurn } from '../sequence'
import { muster } from './muster'

/** Makes an army list final; after both, the armies are revealed and play begins (AA-2.6 to AA-2.8). */
export const lockArmy: CommandRule<Position, LockArmy, Event> = {
  refusalOf(position, { seat }) {
    const refusal = decisionRefusal(position, seat) ?? phaseRefusal(position, 'build')
    if (refusal) return refusal
    return position.secrets.lists[seat] ? undefined : refuse('AA-2.9', 'Draw up an army first.')
  },
  perform(draft, { seat }, dice) {
    draft.locked[seat] = true
    const locked: Event = { type: 'armyLocked', seat }
    if (seat === 'west') {
      draft.active = 'east'
      return [locked]
    }
    return [locked, ...reveal(draft, dice)]
  },
}

/** Begins the first turn, or in the basic game the placing of creatures (AA-2.8, AA-24.4). */
export function beginPlay(draft: Draft<Position>, first: ArenaSeat, dice: Dice): Event[] {
  draft.first = first
  if (draft.settings.ruleset === 'advanced') return beginTurn(draft, first, dice)
  draft.active = first
  draft.now = { phase: 'placeBasic' }
  return []
}

function reveal(draft: Draft<Position>, dice: Dice): Event[] {
  const { west, east } = reading(draft).secrets.lists
  if (!west || !east) return []
  muster(draft, { west, east })
  const { firstPlayer } = draft.settings
  const roll = firstPlayer === 'roll' ? rollForFirst(dice) : null
  const first = firstPlayer === 'roll' ? (SEATS[(roll ?? 1) - 1] ?? 'west') : firstPlayer
  return [
    { type: 'armiesRevealed' },
    { type: 'firstPlayer', seat: first, roll },
    ...beginPlay(draft, first, dice),
  ]
}

function rollForFirst(dice: Dice): number {
  const value = rollOne(dice, { faces: SEATS.length, label: 'First player' })
  return value
}
