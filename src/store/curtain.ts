import type { Bots } from '@/engine/bot/bot'
import type { AnyPlayRules, Seat } from '@/engine/kernel/game'
import { positionOf, type History } from '@/engine/kernel/history'

/** What tells who is to hold the mouse. */
interface Seating {
  readonly game: { readonly rules: AnyPlayRules }
  readonly history: History<object, unknown, unknown>
  /** Who has held it up to now. */
  readonly holder: Seat | null
  readonly labels: { readonly bots?: Bots | undefined }
}

/**
 * Who is to hold the mouse: the seat that is asked or, where a bot plays that, the person who has held it up to now or
 * another one. Null when the game is over, and when nobody but bots plays it.
 */
export function wantedIn({ game: { rules }, history, holder, labels: { bots } }: Seating): Seat | null {
  const asked = rules.askedSeat(positionOf(history))
  if (asked === null || !bots?.[asked]) return asked
  return holder !== null && !bots[holder] ? holder : (rules.seats.find((seat) => !bots[seat]) ?? null)
}

/**
 * Who holds the mouse from now on. Null lets the curtain fall: another person is wanted, and something may not be seen
 * by every seat; or nobody is wanted. Where bots play all other seats, nobody else looks, and no curtain falls.
 */
export function holderIn(seating: Seating): Seat | null {
  const wanted = wantedIn(seating)
  return wanted === seating.holder || isAlone(seating) || !hasSecretsIn(seating) ? wanted : null
}

/** Whether anything at the table may not be seen by every seat. */
export function hasSecretsIn({ game: { rules }, history }: Seating): boolean {
  return rules.hasSecrets(positionOf(history))
}

/** Whether one person plays, and bots play all other seats. */
function isAlone(seating: Seating): boolean {
  return personsIn(seating).length === 1
}

/** The seats that no bot plays. */
export function personsIn({
  game: { rules },
  labels: { bots },
}: Pick<Seating, 'game' | 'labels'>): readonly Seat[] {
  return rules.seats.filter((seat) => !bots?.[seat])
}
