import { apart } from '@/engine/basics/phrases'
import type { AnyGame } from '@/contract/manifest'
import { seatsNamed } from '@/contract/seat-names'
import { type Who, whoPlayed } from '@/store/catalog/tallies'
import type { GameResult } from '@/store/library'
import { seatName } from '../session/seats'
import { RESULTS_TEXT as TEXT } from './results-text'

/** Who somebody is, in a few words. */
export function whoText(who: Who): string {
  switch (who.kind) {
    case 'named':
      return apart(who.name)
    case 'person':
      return TEXT.person
    case 'bot':
      return TEXT.bot(who.strength)
  }
}

/** Who played which side, in the order of the seats. */
export function sidesText(game: AnyGame, result: GameResult): readonly string[] {
  return seatsNamed(game, result.seats).map(({ id, name }) => TEXT.seat(name, whoText(whoPlayed(result, id))))
}

/** Who won. */
export function outcomeText(game: AnyGame, { result }: GameResult): string {
  return result === 'draw' ? TEXT.draw : TEXT.won(seatName(game, result))
}

/** What is to be known of how a game came to its end. */
export function notesText({ how, isTyped, isUndone, counts }: GameResult & { readonly counts: boolean }) {
  return [how, isTyped ? TEXT.typed : '', isUndone ? TEXT.undone : '', counts ? '' : TEXT.again].filter(
    Boolean,
  )
}

/** When a game ended, as the players' system puts it. */
export function endedText({ endedAt }: GameResult): string {
  return new Date(endedAt).toLocaleDateString(undefined, { dateStyle: 'medium' })
}
