import type { Plan } from '@/engine/lab/plan'
import type { GameRecord } from '@/engine/lab/self-play'

/** What a worker of the lab is told: to play a game of a plan, to hold, to go on. */
export type Order =
  | { readonly kind: 'play'; readonly plan: Plan; readonly nth: number }
  | { readonly kind: 'hold' }
  | { readonly kind: 'go on' }

/** What it answers to each game: how it went, or why it could not be played. */
export type Answer =
  | { readonly kind: 'played'; readonly record: GameRecord }
  | { readonly kind: 'failed'; readonly reason: string }
