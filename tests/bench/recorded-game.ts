import { isDeepStrictEqual } from 'node:util'
import { copyOf } from '@/engine/basics/copy'
import { diceStateOf, handDice, type Roll, seededDice, seededRandom } from '@/engine/kernel/dice'
import type { AnyCommand, AnyGameRules } from '@/engine/kernel/game'
import { play, playInPlace, recorded, valuesOf } from '@/engine/kernel/play'
import { problemsText } from '@/engine/kernel/refusal'
import { type Contestant, timed } from './measure'

/** A command with the dice it used. */
export interface RecordedCommand {
  readonly command: AnyCommand
  readonly values: readonly number[]
}

/** A whole game: every way of playing it must end in the same position. */
export interface RecordedGame {
  readonly initial: object
  readonly commands: readonly RecordedCommand[]
  readonly final: object
}

/** The first position of a game. */
export function newGameOf(rules: AnyGameRules, settings: unknown): object {
  const begun = rules.newGame(settings)
  if (!begun.ok) throw new Error(problemsText(begun.problems))
  return begun.value
}

/** Plays one random game to its end and keeps its commands. */
export function recordGame(rules: AnyGameRules, settings: unknown, seed: number): RecordedGame {
  const initial = newGameOf(rules, settings)
  const final = copyOf(initial)
  const choices = seededRandom(seed)
  const dice = seededDice(diceStateOf(seed))
  const commands: RecordedCommand[] = []
  for (;;) {
    const command = rules.sampleCommand(final, choices)
    if (!command) return { initial, commands, final }
    const rolls: Roll[] = []
    playInPlace(rules, final, command, recorded(dice, rolls))
    commands.push({ command, values: valuesOf(rolls) })
  }
}

/** Fails a contestant that plays another game. */
export function mustEndAlike(game: RecordedGame, final: object, name: string): void {
  if (!isDeepStrictEqual(final, game.final)) throw new Error(`${name} ends in another position`)
}

/** The recorded game through the one door, on Immer drafts. */
export function throughPlay(rules: AnyGameRules, game: RecordedGame): Contestant {
  const name = 'play (Immer drafts, not frozen)'
  const run = () => {
    let position = game.initial
    for (const { command, values } of game.commands) {
      const played = play(rules, position, command, handDice(values))
      if (played.outcome === 'played') position = played.position
    }
    return position
  }
  mustEndAlike(game, run(), name)
  return { name, unit: 'commands', lap: () => timed(game.commands.length, run) }
}

/** The recorded game on a plain copy. */
export function inPlace(rules: AnyGameRules, game: RecordedGame): Contestant {
  const name = 'in place (plain copy)'
  const run = (position: object) => {
    for (const { command, values } of game.commands) playInPlace(rules, position, command, handDice(values))
    return position
  }
  mustEndAlike(game, run(copyOf(game.initial)), name)
  return {
    name,
    unit: 'commands',
    lap() {
      const copy = copyOf(game.initial)
      return timed(game.commands.length, () => run(copy))
    },
  }
}
