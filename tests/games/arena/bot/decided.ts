import { seededRandom } from '@/engine/kernel/dice'
import { arenaBot } from '@/games/arena/bot'
import type { Command } from '@/games/arena/commands'
import { arenaRules as rules } from '@/games/arena/rules'
import type { Position } from '@/games/arena/state/position'
import { SHORT } from './played-by-bots'

/** Hexes enough of the enemy for any change of terrain (AA-4.5). */
export const ENEMYS = Object.fromEntries(
  ['A5', 'A6', 'A7', 'B5', 'B6', 'B7', 'C6', 'C7', 'C8'].map((hex) => [hex, { control: 1 }]),
)

/** What the bot that plans by rules of thumb does next. */
export function decided(position: Position, seat: 'west' | 'east' = 'west'): readonly Command[] {
  return arenaBot.think(rules.viewOf(position, seat), 'medium', seededRandom(1), SHORT).commands
}

/** What the easy bot does first in West's place, in each of so many games that differ in chance alone. */
export function carelesslyDecided(position: Position, games: number): readonly string[] {
  return Array.from({ length: games }, (_, nth) => {
    const [first] = arenaBot.think(rules.viewOf(position, 'west'), 'easy', seededRandom(nth), SHORT).commands
    return first?.type ?? 'nothing'
  })
}
