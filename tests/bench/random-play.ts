import { Chess } from 'chessops/chess'
import type { SquareSet } from 'chessops/squareSet'
import type { Square } from 'chessops/types'
import { copyOf } from '@/engine/basics/copy'
import { diceStateOf, type Random, seededDice, seededRandom } from '@/engine/kernel/dice'
import type { AnyGameRules } from '@/engine/kernel/game'
import { playInPlace } from '@/engine/kernel/play'
import { type Contestant, timed } from './measure'
import { newGameOf } from './recorded-game'

/** Plies without capture or pawn move after which a game of chess is drawn. */
const FIFTY_MOVES = 100

/** Random games by the game's own sampler, one after the other. */
export function randomGames(rules: AnyGameRules, settings: readonly unknown[]): Contestant {
  const starts = settings.map((one) => newGameOf(rules, one))
  const choices = seededRandom(1)
  const dice = seededDice(diceStateOf(1))
  let next = 0
  return {
    name: 'random play in place',
    unit: 'commands',
    lap() {
      const position = copyOf(starts[next++ % starts.length] ?? {})
      let commands = 0
      const { seconds } = timed(0, () => {
        for (;;) {
          const command = rules.sampleCommand(position, choices)
          if (!command) break
          playInPlace(rules, position, command, dice)
          commands += 1
        }
      })
      return { done: commands, seconds }
    },
  }
}

/** Random games of chess, all legal moves being worked out for each ply. */
export function randomChess(): Contestant {
  const choices = seededRandom(1)
  return {
    name: 'chessops random play',
    unit: 'plies',
    lap() {
      const position = Chess.default()
      let plies = 0
      const { seconds } = timed(0, () => {
        while (playRandomPly(position, choices)) plies += 1
      })
      return { done: plies, seconds }
    },
  }
}

function playRandomPly(position: Chess, choices: Random): boolean {
  const dests = position.allDests()
  let moves = 0
  for (const to of dests.values()) moves += to.size()
  if (moves === 0 || position.halfmoves >= FIFTY_MOVES || position.isInsufficientMaterial()) return false
  const { from, to } = nthMove(dests, choices.below(moves))
  const promotes = position.board.pawn.has(from) && (to < 8 || to >= 56)
  position.play(promotes ? { from, to, promotion: 'queen' } : { from, to })
  return true
}

function nthMove(dests: ReadonlyMap<Square, SquareSet>, nth: number): { from: Square; to: Square } {
  let left = nth
  for (const [from, squares] of dests) {
    const size = squares.size()
    if (left >= size) {
      left -= size
      continue
    }
    for (const to of squares) if (left-- === 0) return { from, to }
  }
  throw new Error('there are fewer moves than were counted')
}
