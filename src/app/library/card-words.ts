import type { Seat } from '@/engine/kernel/game'
import { apart } from '@/engine/basics/phrases'
import type { AnyGame } from '@/contract/manifest'
import type { SaveCard } from '@/store/library'
import { TEXT as SHELL_TEXT } from '../page-parts/text'
import { playerName, seatName } from '../session/seats'
import { GAMES_TEXT as TEXT } from './games-text'

/** What a game is called: by its players, or else by its kind. */
export function titleOf(game: AnyGame, { title }: Pick<SaveCard, 'title'>): string {
  return title === undefined ? game.name : apart(title)
}

/** Where a game stands, and whether anybody may look: 'Basic Scenario', 'Turn 3', 'Wizard: Combat', 'locked'. */
export function standingIn({ scenario, moment, glimpse, locked }: SaveCard): readonly string[] {
  return [scenario, moment, ...(glimpse ? [glimpse.phase] : []), ...(locked ? [TEXT.locked] : [])]
}

/** Whose answer a game awaits, or how it ended. */
export function whoseMove(game: AnyGame, card: SaveCard): string {
  if (card.asked !== null) return TEXT.toPlay(who(game, card, card.asked))
  if (card.result === 'draw') return TEXT.draw
  return card.result ? TEXT.won(who(game, card, card.result)) : TEXT.over
}

/** When a game was written last, as the players' system puts it. */
export function dateOf({ savedAt }: SaveCard): string {
  return new Date(savedAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}

/** The players by name, where they have given one, and which of them are bots. */
export function playersOf(game: AnyGame, { players, bots }: SaveCard): readonly string[] {
  return game.seats.flatMap(({ id, name }) => {
    const strength = bots?.[id]
    const player = [playerName(players, id), strength && TEXT.bot(strength)].filter(Boolean).join(', ')
    return player ? [TEXT.player(name, player)] : []
  })
}

function who(game: AnyGame, { players }: SaveCard, seat: Seat): string {
  const name = seatName(game, seat)
  const player = playerName(players, seat)
  return player === undefined ? TEXT.the(name) : SHELL_TEXT.named(player, name)
}
