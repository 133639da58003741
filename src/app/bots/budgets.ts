import type { Strength } from '@/engine/bot'
import type { ThoughtBudget } from './messages'

/** What a bot may take for all its thoughts of one segment, in milliseconds. */
export const SEGMENT_MS = 3000

/** What a thought may take even when that is used up, in milliseconds: enough for a first look. */
export const LEAST_MS = 100

/** More than any machine makes in that time: the clock ends the thought of a strong bot. */
const NO_END = 1_000_000

/** How long a bot may think once when `left` milliseconds of its segment are left. */
export function budgetOf(strength: Strength, left: number = SEGMENT_MS): ThoughtBudget {
  return { rollouts: strength === 'strong' ? NO_END : 0, milliseconds: left }
}
