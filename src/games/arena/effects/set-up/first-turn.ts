import type { Draft } from 'immer'
import { type Dice, rollOne } from '@/engine/kernel/dice'
import { reading } from '@/engine/kernel/draft'
import type { Event } from '../../events'
import { type ArenaSeat, type Position, SEATS } from '../../state/position'
import { beginTurn } from '../turn/sequence'
import { muster } from './muster'

/** Begins the first turn, or in the basic game the placing of creatures (AA-2.8, AA-24.4). */
export function beginPlay(draft: Draft<Position>, first: ArenaSeat, dice: Dice): Event[] {
  draft.first = first
  if (draft.settings.ruleset === 'advanced') return beginTurn(draft, first, dice)
  draft.active = first
  draft.now = { phase: 'placeBasic' }
  return []
}

/** Reveals both armies and lets play begin (AA-2.7, AA-2.8). */
export function reveal(draft: Draft<Position>, dice: Dice): Event[] {
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
