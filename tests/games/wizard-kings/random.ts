import { legalOf } from '@/engine/declare/legal'
import { diceStateOf, seededDice, seededRandom } from '@/engine/kernel/dice'
import type { Played } from '@/engine/kernel/play'
import { COMMANDS, type Command } from '@/games/wizard-kings/commands'
import type { Event } from '@/games/wizard-kings/events'
import { wizardKingsPlay } from '@/games/wizard-kings/play'
import type { State } from '@/games/wizard-kings/state/state'
import { playBothWays } from '../../support/play-both-ways'

/** What ends a phase: rarely chosen while there is something else, so that more happens. */
const IDLE = new Set<Command['type']>(['endMoves', 'endRecruiting', 'endAftermath', 'endStudy', 'hold'])

function chosen(commands: readonly Command[], below: (limit: number) => number): Command {
  const others = commands.filter(({ type }) => !IDLE.has(type))
  const from = others.length > 0 && below(8) > 0 ? others : commands
  return from[below(from.length)] as Command
}

/** One command of a random game, with what was legal before it and what came of it. */
export interface RandomStep {
  readonly before: State
  readonly commands: readonly Command[]
  readonly command: Command
  readonly played: Extract<Played<State, Event>, { outcome: 'played' }>
}

/** A random game from a position to its end; nobody gives up. */
export function* randomGame(start: State, seed: number): Generator<RandomStep> {
  const random = seededRandom(seed)
  const dice = seededDice(diceStateOf(seed))
  let before = start
  while (before.ending === null) {
    const commands = legalOf(COMMANDS, before).filter(({ type }) => type !== 'resign')
    if (commands.length === 0) throw new Error(`Seed ${seed} stands still in ${before.step}.`)
    const command = chosen(commands, (limit) => random.below(limit))
    const played = playBothWays(wizardKingsPlay, before, command, dice)
    if (played.outcome !== 'played') throw new Error(`Seed ${seed}: ${JSON.stringify(command)}`)
    yield { before, commands, command, played }
    before = played.position
  }
}
