import { present, problemsText } from '@/engine/kernel/refusal'
import type { HexId } from '@/engine/kernel/hex'
import type { Event } from '@/games/arena/events'
import { arenaFiles } from '@/games/arena/files'
import { arenaPlay } from '@/games/arena/play'
import type { Creature, Hex, Phase, Position } from '@/games/arena/state/position'
import { playBothWays } from '../../support/play-both-ways'
import { scriptedDice } from '../../support/scripted-dice'
import { commandFrom, refusalIn } from '@/games/arena/cases/case-commands'

/** A creature in the fewest words: card, owner and space ('orc 0 C4'), what it rides ('on h'), and the rest. */
type Words = string | readonly [string, object]

/** A game somewhere in the middle; playing gives another and leaves this one as it was. */
export interface Game {
  readonly position: Position
  /** What happened by the last command. */
  readonly events: readonly Event[]
  /** Plays a command with these dice, all of which must be asked for; throws where it is refused. */
  play(seat: number, cmd: string, args?: object, rolls?: readonly number[]): Game
  /** The clause under which a command is refused, or undefined where it is not. */
  refusal(seat: number, cmd: string, args?: object): string | undefined
  creature(id: string): Creature
  hex(id: string): Hex
}

/** A refusal is shown to the player as it is: a capital, a number or a hex first, a full stop last. */
const SENTENCE = /^[\dA-Z].*\.$/

/** A position in a phase of turn 5, West's unless it says otherwise. */
export function arena(
  phase: Phase,
  creatures: Readonly<Record<string, Words>>,
  more: Readonly<Record<string, unknown>> = {},
): Game {
  return given({
    phase,
    creatures: Object.entries(creatures).map(([id, words]) => creatureFrom(id, words)),
    ...more,
  })
}

/** Ends West’s Movement, in Magic Phase 2 stops nothing that is being cast, and lets it all take effect. */
export function effectsIn(game: Game, rolls: readonly number[] = []): Game {
  return game.play(0, 'endPhase').play(0, 'passMagic', {}, rolls)
}

/** A position by its file. */
export function given(file: object): Game {
  const parsed = arenaFiles.parsePosition(file)
  if (!parsed.ok) throw new Error(problemsText(parsed.problems))
  return gameOf(parsed.value)
}

/** A new game by its settings. */
export function newArena(settings: object): Game {
  const parsed = arenaFiles.newGame(settings)
  if (!parsed.ok) throw new Error(problemsText(parsed.problems))
  return gameOf(parsed.value)
}

/** A game at a position. */
export function gameOf(position: Position, events: readonly Event[] = []): Game {
  return {
    position,
    events,
    play(seat, cmd, args = {}, rolls = []) {
      const dice = scriptedDice(rolls)
      const command = commandFrom({ seat, cmd, args })
      if (typeof command === 'string') throw new Error(`${cmd}: ${command}`)
      const played = playBothWays(arenaPlay, position, command, dice)
      if (played.outcome !== 'played') throw new Error(`${cmd}: ${JSON.stringify(played)}`)
      dice.close()
      return gameOf(played.position, played.events)
    },
    refusal(seat, cmd, args = {}) {
      const refusal = refusalIn(position, { seat, cmd, args })
      if (refusal && !SENTENCE.test(refusal.message)) throw new Error(`No sentence: ${refusal.message}`)
      return refusal?.clause
    },
    creature: (id) =>
      present(
        position.creatures.find((creature) => creature.id === id),
        id,
      ),
    hex: (id) => present(position.hexes[id as HexId], id),
  }
}

function creatureFrom(id: string, words: Words): object {
  const [text, rest] = typeof words === 'string' ? [words, {}] : words
  const [type, owner, at, , on] = text.split(' ')
  return { id, type, owner: Number(owner), at, ...(on === undefined ? {} : { on }), ...rest }
}
