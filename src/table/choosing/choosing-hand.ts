import type { HexMark } from '@/board/board-props'
import type { AnyCommand, Json } from '@/engine/kernel/game'
import type { HexId } from '@/engine/kernel/hex'
import type { Refusal } from '@/engine/kernel/refusal'
import type { Hand } from '../commands/hand'
import { markAll } from '../commands/hand'
import { type Answer, goOn, IDLE, type Idle, playThen, refused } from '../desk/answer'
import type { AnyGesture } from '../desk/answer'
import { narrowed, type Option, type PartsOf, type Settled, type Step, stepOf } from './narrowing'

/** A command that is being put together, part by part; and the hex that is looked at meanwhile. */
export interface Choosing extends AnyGesture {
  readonly name: 'Choosing'
  readonly settled: Settled
  readonly hex: HexId | null
}

/** What a game tells of its commands so that they can be put together. */
export interface ChoosingWays<View, Command extends AnyCommand> {
  /** What may be done now, whatever ends the stage aside; nothing for whoever is not asked. */
  readonly offersOf: (view: View) => readonly Command[]
  readonly partsOf: PartsOf<Command>
  /** Where something that can be chosen stands on the board. */
  readonly hexOf: (view: View, at: string, value: Json | undefined) => HexId | undefined
  /** Where the one stands who does it. */
  readonly startOf: (view: View, command: Command) => HexId | undefined
  /** Whether a command is looked at once more before it is given. */
  readonly isWeighty: (command: Command) => boolean
  readonly nothing: (view: View, hex: HexId) => Refusal
}

/** What is chosen, what may be chosen next, and what it comes to. */
export interface Stand<Command> {
  readonly settled: Settled
  readonly commands: readonly Command[]
  /** Undefined where nothing is left to be chosen. */
  readonly step: Step<Command> | undefined
}

const NOTHING: Settled = {}

/** Where a gesture stands in choosing a command. */
export function standOf<View, Command extends AnyCommand>(
  ways: ChoosingWays<View, Command>,
  view: View,
  gesture: Choosing | Idle,
): Stand<Command> {
  const settled = gesture.name === 'Choosing' ? gesture.settled : NOTHING
  const commands = narrowed(ways.partsOf, ways.offersOf(view), settled)
  return { settled, commands, step: stepOf(ways.partsOf, commands) }
}

/** What comes of choosing one of several values: the command where it is the last that was open, or the next step. */
export function chosen<View, Command extends AnyCommand>(
  ways: ChoosingWays<View, Command>,
  { settled }: Stand<Command>,
  at: string,
  option: Option<Command>,
): Answer<Choosing | Idle, Command> {
  const [command] = option.commands
  if (!stepOf(ways.partsOf, option.commands) && !ways.isWeighty(command)) return playThen([command])
  return goOn({ name: 'Choosing', settled: { ...settled, [at]: option.key }, hex: null })
}

/** Where a command is begun on the board: where the one stands who does it or, where a seat does it, at what it is done to. */
export function placesOf<View, Command extends AnyCommand>(
  ways: ChoosingWays<View, Command>,
  view: View,
  command: Command,
): readonly HexId[] {
  const start = ways.startOf(view, command)
  if (start !== undefined) return [start]
  return ways.partsOf(command).flatMap(({ at, value }) => ways.hexOf(view, at, value) ?? [])
}

/** What may be chosen next that stands in a hex. */
function optionsAt<View, Command extends AnyCommand>(
  ways: ChoosingWays<View, Command>,
  view: View,
  { step }: Stand<Command>,
  hex: HexId,
): readonly Option<Command>[] {
  return step ? step.options.filter(({ value }) => ways.hexOf(view, step.at, value) === hex) : []
}

/** What comes of a click on a hex by what is left to be chosen; undefined where nothing of that stands there. */
function chosenAt<View, Command extends AnyCommand>(
  ways: ChoosingWays<View, Command>,
  view: View,
  stand: Stand<Command>,
  hex: HexId,
): Answer<Choosing | Idle, Command> | undefined {
  const { settled, commands, step } = stand
  const [option, ...others] = optionsAt(ways, view, stand, hex)
  if (option && step && others.length === 0) return chosen(ways, stand, step.at, option)
  if (option) return goOn({ name: 'Choosing', settled, hex })
  const [only, ...more] = commands
  if (!only || more.length > 0 || ways.isWeighty(only)) return undefined
  const isBegunThere = ways.startOf(view, only) === undefined && placesOf(ways, view, only).includes(hex)
  return isBegunThere ? playThen([only]) : undefined
}

/**
 * A click chooses what stands in a hex, where something there is to be chosen; else it looks at the hex, where somebody
 * stands who can act. What is chosen in the panel counts just the same.
 */
export function choosingHand<View, Command extends AnyCommand>(
  ways: ChoosingWays<View, Command>,
): Hand<View, Choosing, Command> {
  const startsOf = (view: View) => [
    ...new Set(ways.offersOf(view).flatMap((command) => placesOf(ways, view, command))),
  ]
  const targetsOf = (view: View, { step }: Stand<Command>) =>
    step ? step.options.flatMap(({ value }) => ways.hexOf(view, step.at, value) ?? []) : []
  return {
    hexesToAct: (view) => [...new Set([...targetsOf(view, standOf(ways, view, IDLE)), ...startsOf(view)])],
    answer(view, gesture, hex) {
      const done = chosenAt(ways, view, standOf(ways, view, gesture), hex)
      if (done) return done
      if (gesture.name === 'Choosing' && gesture.hex === hex) return goOn(IDLE)
      return startsOf(view).includes(hex)
        ? goOn({ name: 'Choosing', settled: NOTHING, hex })
        : refused(ways.nothing(view, hex))
    },
    settled(view, gesture) {
      if (gesture.name !== 'Choosing') return IDLE
      if (standOf(ways, view, gesture).commands.length === 0) return IDLE
      const isAnywhere = gesture.hex === null || startsOf(view).includes(gesture.hex)
      return isAnywhere ? gesture : { ...gesture, hex: null }
    },
    marks(view, gesture) {
      const stand = standOf(ways, view, gesture)
      const held = gesture.name === 'Choosing' && gesture.hex !== null ? [gesture.hex] : []
      const targets: readonly HexMark[] = markAll([...new Set(targetsOf(view, stand))], 'target')
      return [...markAll(held, 'selected'), ...targets, ...markAll(startsOf(view), 'choice')]
    },
  }
}
