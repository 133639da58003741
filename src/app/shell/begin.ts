import type { Bots } from '@/engine/bot/bot'
import type { AnyCommand } from '@/engine/kernel/game'
import { present, problemsText, type Parsed, type Problem } from '@/engine/kernel/refusal'
import type { AnyGame } from '@/contract/manifest'
import { giveSeats } from '@/store/occasional-actions'
import type { SessionGame } from '@/store/session'
import type { PlayRoute } from '../addresses/routes'
import { lastStrength } from '../bots/last-strength'
import { unkeptGame } from '../files/opening'
import { sessionGameOf } from '../session/session-games'
import { routeOfTable, sessionStore, table } from '../session/table-session'

/** Begins a game at the table, or gives back what is wrong with the settings, line by line. */
export function begin(
  game: SessionGame,
  initial: Parsed<object>,
  { opening, bots }: { readonly opening: readonly AnyCommand[]; readonly bots: Bots },
): readonly string[] {
  if (!initial.ok) return linesOf(initial.problems)
  const problems = table.start(game, initial.value, opening)
  if (problems.length === 0) giveSeats(sessionStore, bots)
  return linesOf(problems)
}

/**
 * Begins a game's first ready-made game, a person on the side that suits a newcomer and bots on all others. Gives back
 * where it is played; null where that takes a choice: nobody can play the other side, or a game that this browser does
 * not keep would be lost.
 */
export async function beginFirstGame(game: AnyGame): Promise<PlayRoute | null> {
  const { firstSide } = game
  if (!firstSide || unkeptGame()) return null
  const [{ firstGame }, forSession, { files }] = await Promise.all([
    game.loadNewGame(),
    sessionGameOf(game),
    game.loadTable(),
  ])
  const { settings, opening } = firstGame()
  const others = game.seats.filter(({ id }) => id !== firstSide.seat)
  const bots = Object.fromEntries(others.map(({ id }) => [id, lastStrength()]))
  const lines = begin(forSession, files.newGame(settings), { opening, bots })
  // A ready-made game that the rules refuse is a bug.
  if (lines.length > 0) throw new Error(present(lines[0], 'what is wrong'))
  return routeOfTable()
}

function linesOf(problems: readonly Problem[]): readonly string[] {
  return problems.map((problem) => problemsText([problem]))
}
