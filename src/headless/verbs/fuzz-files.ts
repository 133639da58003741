import { seededRandom } from '@/engine/dice'
import { readArguments, wholeNumber } from '../arguments'
import { FIRST_GAME, gameOf } from '../games'
import { type Door, doorsOf } from '../hostile/doors'
import { faultOf, takenAt, type Trial, trialOf } from '../hostile/trial'
import type { Terminal, Verb } from '../verb'

/** Brings spoiled saves, studies, lessons, positions and settings, and tells what was not simply refused. */
export const fuzzFiles: Verb = {
  synopsis: '[--game GAME] [--count N] [--seed S]',
  summary: 'read N spoiled files of each kind and look for faults',
  async run(args, terminal) {
    const given = readArguments(args, { options: ['game', 'count', 'seed'] })
    if (!given.ok) return given
    const game = gameOf(given.value.options.game ?? FIRST_GAME, '--game')
    if (!game.ok) return game
    const count = wholeNumber(given.value, 'count', { least: 1, otherwise: 1000 })
    if (!count.ok) return count
    const seed = wholeNumber(given.value, 'seed', { least: 0, otherwise: 1 })
    if (!seed.ok) return seed
    const rules = await game.value.load()
    const doors = doorsOf({ ...game.value, rules }, seed.value)
    const failed = doors.map((door) => failuresAt(door, count.value, seed.value, terminal))
    return { ok: true, value: failed.some((times) => times > 0) ? 1 : 0 }
  },
}

interface Outcome {
  readonly milliseconds: number
  readonly isRefused: boolean
  readonly fault: string | undefined
}

/** Prints what failed at a door, and the slowest refusal there; answers how many failed. */
function failuresAt(door: Door, count: number, seed: number, terminal: Terminal): number {
  const random = seededRandom(seed)
  let failed = 0
  let refused = 0
  let slowest = { milliseconds: 0, of: 'none' }
  for (let nth = 0; nth < count; nth++) {
    const trial = trialOf(door, nth, random)
    const { milliseconds, isRefused, fault } = outcomeOf(door, trial)
    const of = `${trial.mutation}, number ${nth} from seed ${seed}`
    if (isRefused) refused += 1
    if (isRefused && milliseconds > slowest.milliseconds) slowest = { milliseconds, of }
    if (fault === undefined) continue
    failed += 1
    terminal.print(`FAILED ${door.kind}, ${of}: ${fault}`)
  }
  const { milliseconds, of } = slowest
  terminal.print(`${door.kind}: ${count} read, ${refused} refused, ${failed} failed`)
  terminal.print(`  slowest refusal: ${milliseconds.toFixed(1)} ms (${of})`)
  return failed
}

/** The time is that of reading alone, without looking at what came of it. */
function outcomeOf(door: Door, { text }: Trial): Outcome {
  const began = performance.now()
  let isRefused = false
  let milliseconds = 0
  const fault = faultOf(() => {
    const taken = takenAt(door, text)
    milliseconds = performance.now() - began
    isRefused = !taken.ok
    return taken
  })
  return { milliseconds, isRefused, fault }
}
