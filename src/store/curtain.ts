import type { Bots } from '@/engine/bot/bot'
import type { AnyPlayRules, Seat, Viewer } from '@/engine/kernel/game'
import { positionOf, type History } from '@/engine/kernel/history'
import { seatsAt } from '@/engine/kernel/seats'

/** What tells who is to hold the mouse. */
interface Seating {
  readonly game: { readonly rules: AnyPlayRules }
  readonly history: History<object, unknown, unknown>
  /** Who has held it up to now. */
  readonly holder: Seat | null
  readonly labels: { readonly bots?: Bots | undefined }
}

/**
 * Who is to hold the mouse: the seat that is asked or, where a bot plays that, the person who has held it up to now,
 * else the one who decided last. Null when the game is over, and when nobody but bots plays it.
 */
export function wantedIn(seating: Seating): Seat | null {
  const { game, history, holder, labels } = seating
  const asked = game.rules.askedSeat(positionOf(history))
  if (asked === null || !labels.bots?.[asked]) return asked
  const persons = personsIn(seating)
  const isPerson = (seat: Seat | null) => seat !== null && persons.includes(seat)
  if (isPerson(holder)) return holder
  const decided = persons.length > 1 ? history.steps.slice(0, history.cursor) : []
  return decided.findLast(({ seat }) => isPerson(seat))?.seat ?? persons[0] ?? null
}

/**
 * Who holds the mouse from now on. Null lets the curtain fall: another person is wanted, and something may not be seen
 * by every seat; or nobody is wanted. Where bots play all other seats, nobody else looks, and no curtain falls.
 */
export function holderIn(seating: Seating): Seat | null {
  const wanted = wantedIn(seating)
  if (openHandIn(seating)) return wanted
  return wanted === seating.holder || isAlone(seating) || !hasSecretsIn(seating) ? wanted : null
}

/** What is shown to whoever decides with everybody looking on; undefined where secrets are looked at, or nobody else looks. */
export function openHandIn(seating: Seating): object | undefined {
  const { game, history } = seating
  const { openHand } = game.rules
  if (!openHand || isAlone(seating)) return undefined
  const wanted = wantedIn(seating)
  return wanted === null ? undefined : openHand(positionOf(history), wanted)
}

/** By whose eyes the table is seen: all others’ too while something is decided with everybody looking on. */
export function eyesIn(seating: Seating): Viewer {
  return openHandIn(seating) ? 'table' : (seating.holder ?? 'table')
}

/** Whether anything at the table may not be seen by every seat. */
export function hasSecretsIn({ game: { rules }, history }: Seating): boolean {
  return rules.hasSecrets(positionOf(history))
}

/** Whether one person plays, and bots play all other seats. */
function isAlone(seating: Seating): boolean {
  return personsIn(seating).length === 1
}

/** The seats in play, in the order of the game's seats. */
export function seatsIn({ game, history }: Pick<Seating, 'game' | 'history'>): readonly Seat[] {
  return seatsAt(game.rules, positionOf(history))
}

/** The seats in play that no bot plays. */
export function personsIn(seating: Pick<Seating, 'game' | 'history' | 'labels'>): readonly Seat[] {
  return seatsIn(seating).filter((seat) => !seating.labels.bots?.[seat])
}
