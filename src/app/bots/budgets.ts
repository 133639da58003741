import type { Strength } from '@/engine/bot/bot'
import type { ThoughtBudget } from './messages'

/** What a bot may take for all its thoughts of one segment, in milliseconds. */
export const SEGMENT_MS = 3000

/** What a thought may take even when that is used up, in milliseconds: enough for a first look. */
export const LEAST_MS = 100

/**
 * What a fast machine makes in that time; on others the clock ends the thought. Without an end the search would never
 * come to drop the plans that do badly.
 */
const STRONG_ROLLOUTS = 2000

/** How long a bot may think once when `left` milliseconds of its segment are left. */
export function budgetOf(strength: Strength, left: number = SEGMENT_MS): ThoughtBudget {
  return { rollouts: strength === 'strong' ? STRONG_ROLLOUTS : 0, milliseconds: left }
}
