import {
  diceStateOf,
  type Random,
  type Roll,
  seededDice,
  type SeededDice,
  seededRandom,
  streamSeed,
} from '@/engine/kernel/dice'
import { playInPlace, recorded } from '@/engine/kernel/play'
import { problemsText, type Refusal } from '@/engine/kernel/refusal'
import { invariantFault, jsonFault, leakFault, listingFault, refusedText } from './checks'
import { type GameRecord, type GameReport, saveOf } from './record'
import { replayFault } from './replay-check'
import type { Subject } from './subject'

/** Random games to play; the seed and a game's number decide everything in it. */
export interface Plan {
  readonly game: string
  readonly games: number
  readonly seed: number
  readonly turnLimit: number
}

/** A game still going on after so many commands counts as endless. */
const MOST_COMMANDS = 50_000

/**
 * How often each check is made, in commands; a game's number shifts the count, so that over many games
 * every moment of play meets every check. Invariants and secrets are looked at on every hand-over too, and
 * all but the listing once more at the end: what is broken seldom mends itself, so it need not be looked for after each
 * command. Every `replay`th game is replayed as a whole.
 */
export const EVERY = { invariants: 17, listing: 293, leaks: 61, json: 199, replay: 8 } as const

/** The streams of chance of one game: checks have their own, so that they never change the game. */
interface Chance {
  readonly dice: SeededDice
  readonly choices: Random
  readonly checks: Random
}

/** Plays one random game to its end or to the first thing wrong with it. */
export function randomGame(subject: Subject, plan: Plan, nth: number): GameReport {
  const begun = begin(subject, plan, nth)
  if (typeof begun === 'string') throw new Error(begun)
  const fault = guarded(() => playOut(subject, begun, chanceOf(plan.seed, nth)))
  return {
    nth,
    commands: begun.entries.length,
    ending: subject.rules.resultOf(begun.position),
    finding: fault === undefined ? null : { fault, save: saveOf(begun) },
  }
}

function begin({ rules, settings }: Subject, plan: Plan, nth: number): GameRecord | string {
  const initial = rules.newGame(settings(nth, plan.turnLimit))
  if (!initial.ok) return `no game can be set up: ${problemsText(initial.problems)}`
  const { value } = initial
  return { nth, rules, initial: rules.writePosition(value), position: structuredClone(value), entries: [] }
}

function chanceOf(seed: number, nth: number): Chance {
  return {
    dice: seededDice(diceStateOf(streamSeed(seed, nth, 0))),
    choices: seededRandom(streamSeed(seed, nth, 1)),
    checks: seededRandom(streamSeed(seed, nth, 2)),
  }
}

/** What an exception says counts as a fault. */
function guarded(work: () => string | undefined): string | undefined {
  try {
    return work()
  } catch (thrown) {
    return `exception: ${thrown instanceof Error ? String(thrown.stack) : String(thrown)}`
  }
}

function playOut(subject: Subject, record: GameRecord, chance: Chance): string | undefined {
  const { rules, position, entries } = record
  while (rules.resultOf(position) === null) {
    if (entries.length >= MOST_COMMANDS) return `endless: not over after ${MOST_COMMANDS} commands`
    const asked = rules.askedSeat(position)
    const fault =
      playOne(record, chance) ??
      checkNow(subject, record, chance, { handedOver: rules.askedSeat(position) !== asked })
    if (fault !== undefined) return fault
  }
  return checkEnd(subject, record)
}

function playOne({ rules, position, entries }: GameRecord, { choices, dice }: Chance): string | undefined {
  const command = rules.sampleCommand(position, choices)
  if (!command) return 'no legal command before the end'
  const rolls: Roll[] = []
  try {
    const played = playInPlace(rules, position, command, recorded(dice, rolls))
    if (isRefusal(played)) return `a sampled command is ${refusedText(command, played)}`
  } catch (thrown) {
    // The command that breaks the program is the last of the save, its rolls being those made so far.
    entries.push({ command, rolls })
    throw thrown
  }
  entries.push({ command, rolls })
  return undefined
}

function isRefusal(played: Refusal | readonly unknown[]): played is Refusal {
  return !Array.isArray(played)
}

function checkNow(
  subject: Subject,
  { nth, position, entries }: GameRecord,
  { checks }: Chance,
  { handedOver }: { readonly handedOver: boolean },
): string | undefined {
  const due = (every: number) => (entries.length + nth) % every === 0
  return (
    (due(EVERY.invariants) || handedOver ? invariantFault(subject, position) : undefined) ??
    (due(EVERY.leaks) || handedOver ? leakFault(subject, position) : undefined) ??
    (due(EVERY.listing) ? listingFault(subject, position, checks) : undefined) ??
    (due(EVERY.json) ? jsonFault(subject, position) : undefined)
  )
}

function checkEnd(subject: Subject, record: GameRecord): string | undefined {
  const { nth, position } = record
  return (
    invariantFault(subject, position) ??
    leakFault(subject, position) ??
    jsonFault(subject, position) ??
    (nth % EVERY.replay === 0 ? replayFault(subject, record) : undefined)
  )
}
