import { seededRandom } from '@/engine/kernel/dice'
import { readArguments, wholeNumber } from '../terminal/arguments'
import { FIRST_GAME, gameOf } from '../games'
import { samplesOf } from '../hostile/samples'
import { type UntrustedInput, untrustedInputsOf } from '../hostile/untrusted-inputs'
import { linkDoorsOf } from '../hostile/untrusted-links'
import { outcomeOf, trialOf } from '../hostile/trial'
import type { Terminal, Verb } from '../terminal/verb'

/** Brings spoiled files and links, and tells what was not simply and quickly refused. */
export const fuzzFiles: Verb = {
  synopsis: '[--game GAME] [--count N] [--seed S]',
  summary: 'read N spoiled files and links of each kind and look for faults and long steps',
  async run(args, terminal) {
    const given = readArguments(args, { options: ['game', 'count', 'seed'] })
    if (!given.ok) return given
    const game = gameOf(given.value.options.game ?? FIRST_GAME, '--game')
    if (!game.ok) return game
    const count = wholeNumber(given.value, 'count', { least: 1, otherwise: 1000 })
    if (!count.ok) return count
    const seed = wholeNumber(given.value, 'seed', { least: 0, otherwise: 1 })
    if (!seed.ok) return seed
    const { load, loadSummary } = game.value
    const rules = await load()
    const samples = samplesOf({ ...game.value, rules }, seed.value)
    const parts = { rules, files: rules, summaryOf: await loadSummary() }
    let failed = 0
    for (const door of [
      ...untrustedInputsOf(rules, samples),
      ...linkDoorsOf({ loadTable: () => Promise.resolve(parts) }, samples),
    ])
      failed += await failuresAt(door, { count: count.value, seed: seed.value }, terminal)
    return { ok: true, value: failed > 0 ? 1 : 0 }
  },
}

interface Trials {
  readonly count: number
  readonly seed: number
}

/** Prints what failed at a door, and the longest step there; answers how many failed. */
async function failuresAt(
  door: UntrustedInput,
  { count, seed }: Trials,
  terminal: Terminal,
): Promise<number> {
  const random = seededRandom(seed)
  let failed = 0
  let refused = 0
  let worst = { milliseconds: 0, of: 'none' }
  for (let nth = 0; nth < count; nth++) {
    const { mutation, text } = trialOf(door, nth, random)
    const { isRefused, longest, fault } = await outcomeOf(door, text)
    const of = `${mutation}, number ${nth} from seed ${seed}`
    if (isRefused) refused += 1
    if (longest > worst.milliseconds) worst = { milliseconds: longest, of }
    if (fault !== undefined) {
      failed += 1
      terminal.print(`FAILED ${door.kind}, ${of}: ${fault}`)
    }
    terminal.progress(`${door.kind}: ${nth + 1} of ${count}`)
  }
  terminal.progress('')
  terminal.print(`${door.kind}: ${count} read, ${refused} refused, ${failed} failed`)
  terminal.print(`  longest step: ${worst.milliseconds.toFixed(1)} ms of work (${worst.of})`)
  return failed
}
