import type { Audience } from '@/engine/game'
import type { Command } from './'
import type { Event } from '../rules/events'

/** Who may know what happened: an army being drawn up is its seat's own affair until it is locked (AA-2.6). */
export function audienceOf(event: Event): Audience {
  return event.type === 'armyDrawnUp' ? [event.seat] : 'all'
}

/** Why a command must not be undone though no die was rolled: something secret was shown (B-2). */
export function barrierOf(_command: Command, events: readonly Event[]): string | undefined {
  if (events.some(({ type }) => type === 'armiesRevealed')) return 'The armies were revealed.'
  return events.some(({ type }) => type === 'spellRevealed') ? 'A spell card was revealed.' : undefined
}
