import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { diceStateOf, type Roll, seededDice, seededRandom } from '@/engine/kernel/dice'
import type { AnyCommand, AnyGameRules, Viewer } from '@/engine/kernel/game'
import { type Entry, type History, positionAt } from '@/engine/kernel/history'
import { playInPlace, recorded } from '@/engine/kernel/play'
import { present } from '@/engine/kernel/refusal'
import { replay } from '@/engine/kernel/replay'
import { chapterOf, FIRST_LINE, lineOf } from '@/engine/study/study'
import { branchAt } from '@/engine/study/study-lines'
import { quantile } from './measure'
import { newGameOf } from './recorded-game'

/** What stepping through a long game takes. */
export interface ReplaySteps {
  readonly turns: number
  readonly steps: number
  /** Milliseconds from the file's commands to the first step. */
  readonly opening: number
  /** Milliseconds that showing a step takes: its position, and what a viewer sees of it. */
  readonly median: number
  readonly worst: number
  /** Mebibytes that the game and a hundred branches of it hold after all of that. */
  readonly heap: number
}

type AnyHistory = History<object, AnyCommand, { readonly type: string }>

const VIEWERS: readonly Viewer[] = ['table', 'referee']
const LONG_LEAPS = 400
const BRANCHES = 100
/** Each step is timed so often, and its shortest time counts: what else the machine does is not its doing. */
const PASSES = 3
const MEBIBYTE = 1024 * 1024

/** Steps through a game of so many turns: on, back, by leaps, to both ends, and into branches. */
export function replaySteps(rules: AnyGameRules, settings: object, turns: number): ReplaySteps {
  const initial = newGameOf(rules, { ...settings, turnLimit: turns })
  const entries = longGame(rules, initial, turns)
  const before = heapNow()
  const began = performance.now()
  const history = opened(rules, initial, entries)
  const opening = performance.now() - began
  const way = wayThrough(history.steps.length)
  const times = shortest(() => [...timesIn(rules, history, way), ...branchTimes(rules, history)])
  return {
    turns: turnOf(positionAt(history, history.steps.length)),
    steps: history.steps.length,
    opening,
    median: quantile(times, 0.5),
    worst: Math.max(...times),
    heap: (heapNow() - before) / MEBIBYTE,
  }
}

/** Random play that goes on to the last turn: what would end it sooner is not chosen. */
function longGame(rules: AnyGameRules, initial: object, turns: number): readonly Entry<AnyCommand>[] {
  for (let seed = 1; ; seed++) {
    const entries = randomGame(rules, initial, seed)
    const last = opened(rules, initial, entries).steps.at(-1)
    if (turnOf(present(last, 'step').position) >= turns) return entries
  }
}

function randomGame(rules: AnyGameRules, initial: object, seed: number): readonly Entry<AnyCommand>[] {
  const position = structuredClone(initial)
  const choices = seededRandom(seed)
  const dice = seededDice(diceStateOf(seed))
  const entries: Entry<AnyCommand>[] = []
  for (;;) {
    const command = rules.sampleCommand(position, choices)
    if (!command) return entries
    const rolls: Roll[] = []
    playInPlace(rules, position, command, recorded(dice, rolls))
    entries.push({ command, rolls })
  }
}

function opened(rules: AnyGameRules, initial: object, entries: readonly Entry<AnyCommand>[]): AnyHistory {
  const replayed = replay(rules, initial, entries)
  if (!replayed.ok) throw new Error(replayed.problem.message)
  return replayed.history
}

/** Every kind of step: each one on and back, leaps to anywhere, the ends. */
function wayThrough(length: number): readonly number[] {
  const random = seededRandom(7)
  const on = Array.from({ length: length + 1 }, (_, step) => step)
  const leaps = Array.from({ length: LONG_LEAPS }, () => random.below(length + 1))
  return [...on, ...on.toReversed(), ...leaps, 0, length, 0, length]
}

function shortest(pass: () => readonly number[]): readonly number[] {
  const passes = Array.from({ length: PASSES }, pass)
  return present(passes[0], 'pass').map((_, nth) =>
    Math.min(...passes.map((times) => times[nth] ?? Infinity)),
  )
}

function timesIn(rules: AnyGameRules, history: AnyHistory, steps: readonly number[]): readonly number[] {
  return steps.map((step, nth) => {
    const began = performance.now()
    rules.viewOf(positionAt(history, step), present(VIEWERS[nth % VIEWERS.length], 'viewer'))
    return performance.now() - began
  })
}

/** Begins branches all over the game and looks at each. */
function branchTimes(rules: AnyGameRules, history: AnyHistory): readonly number[] {
  const random = seededRandom(11)
  const start = { title: '', lineTitle: '', secrets: 'open', history } as const
  let chapter = chapterOf(start)
  return Array.from({ length: BRANCHES }, () => {
    const began = performance.now()
    const moved = branchAt(chapter, { line: FIRST_LINE, step: random.below(history.steps.length) }, '')
    chapter = moved.chapter
    const line = lineOf(chapter, moved.place.line)
    rules.viewOf(positionAt(line.history, moved.place.step), 'referee')
    return performance.now() - began
  })
}

function turnOf(position: object): number {
  return 'turn' in position && typeof position.turn === 'number' ? position.turn : 0
}

/** What is held and not merely left lying. */
function heapNow(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
  return process.memoryUsage().heapUsed
}
