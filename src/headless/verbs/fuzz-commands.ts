import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Parsed } from '@/engine/kernel/refusal'
import { type Arguments, readArguments, wholeNumber } from '../terminal/arguments'
import { GAMES, gameOf } from '../games'
import type { Finding, Plan, SiegeReport } from '../hostile/commands/siege'
import { spread } from '../spread'
import type { Terminal, Verb } from '../terminal/verb'

/** Commands of a batch: one processor takes a second or so for them. */
const EACH = 4000
const TURN_LIMIT = 8
/** Findings that are told; the files of all are written. */
const MOST_TOLD = 40

/** Throws garbled commands at random games on all processors and tells what was neither refused nor a legal play. */
export const fuzzCommands: Verb = {
  synopsis: '[--game GAME] [--count N] [--seed S] [--batch B] [--out DIR]',
  summary: 'throw N hostile commands at each game and look for faults',
  async run(args, terminal) {
    const given = readArguments(args, { options: ['game', 'count', 'seed', 'batch', 'out'] })
    if (!given.ok) return given
    const sieges = siegesOf(given.value)
    if (!sieges.ok) return sieges
    const folder = resolve(given.value.options.out ?? join(tmpdir(), 'hexhearth-fuzz-commands'))
    let failed = 0
    for (const siege of sieges.value) failed += await failuresIn(siege, folder, terminal)
    return { ok: true, value: failed > 0 ? 1 : 0 }
  },
}

/** Batches to be thrown at one game. */
interface Siege {
  readonly plan: Plan
  readonly batches: readonly number[]
}

function siegesOf(given: Arguments): Parsed<readonly Siege[]> {
  const { game } = given.options
  const known = game === undefined ? undefined : gameOf(game, '--game')
  if (known && !known.ok) return known
  const count = wholeNumber(given, 'count', { least: 1, otherwise: 20_000 })
  if (!count.ok) return count
  const seed = wholeNumber(given, 'seed', { least: 0, otherwise: 1 })
  if (!seed.ok) return seed
  const batch = wholeNumber(given, 'batch', { least: -1, otherwise: -1 })
  if (!batch.ok) return batch
  const each = Math.min(EACH, count.value)
  const all = Array.from({ length: Math.ceil(count.value / each) }, (_, nth) => nth)
  const batches = batch.value < 0 ? all : [batch.value]
  const games = game === undefined ? Object.keys(GAMES) : [game]
  return {
    ok: true,
    value: games.map((one) => ({
      plan: { game: one, each, seed: seed.value, turnLimit: TURN_LIMIT },
      batches,
    })),
  }
}

/** Throws all batches and tells what came of them; answers how many failed. */
async function failuresIn({ plan, batches }: Siege, folder: string, terminal: Terminal): Promise<number> {
  const began = performance.now()
  const reports: SiegeReport[] = []
  await spread(
    { kind: 'siege', plan },
    {
      games: batches,
      jobs: availableParallelism(),
      tell(report) {
        reports.push(report)
        terminal.progress(
          reports.length < batches.length ? `${reports.length} of ${batches.length} batches` : '',
        )
      },
    },
  )
  reports.sort((a, b) => a.nth - b.nth)
  tellFindings(plan, reports, folder, terminal)
  tellSummary(plan, reports, (performance.now() - began) / 1000, terminal)
  const lost = batches.length - reports.length
  if (lost > 0)
    terminal.print(`FAILED ${lost} of ${batches.length} batches: a worker ended before they were thrown`)
  const failed =
    lost * plan.each + sumOf(reports.flatMap(({ findings }) => findings.map(({ times }) => times)))
  terminal.print(`${plan.each * batches.length - failed} passed, ${failed} failed`)
  return failed
}

/** A kind of fault as all batches met it, and the first of them that did. */
interface Met extends Finding {
  readonly nth: number
}

function kindsMet(reports: readonly SiegeReport[]): readonly Met[] {
  const met = new Map<string, Met>()
  for (const { nth, findings } of reports)
    for (const finding of findings) {
      const known = met.get(finding.kind) ?? { ...finding, nth, times: 0 }
      met.set(finding.kind, { ...known, times: known.times + finding.times })
    }
  return [...met.values()]
}

/** Tells each kind of fault once, with a file of the first command that it was found with. */
function tellFindings(
  { game, seed, each }: Plan,
  reports: readonly SiegeReport[],
  folder: string,
  terminal: Terminal,
): void {
  const met = kindsMet(reports)
  if (met.length > 0) mkdirSync(folder, { recursive: true })
  for (const [number, { nth, fault, times, command, run }] of met.entries()) {
    const file = join(folder, `${game}-seed-${seed}-batch-${nth}-${number}.json`)
    writeFileSync(file, `${JSON.stringify(run, null, 1)}\n`)
    if (number >= MOST_TOLD) continue
    terminal.print(`FAILED ${times} times: ${fault}`)
    terminal.print(`  command: ${command}`)
    const again = `--game ${game} --count ${each} --seed ${seed} --batch ${nth}`
    terminal.print(`  again: run ${file}, or fuzz-commands ${again}`)
  }
  if (met.length > MOST_TOLD) terminal.print(`… and ${met.length - MOST_TOLD} more in ${folder}`)
}

function tellSummary(
  { game, seed }: Plan,
  reports: readonly SiegeReport[],
  seconds: number,
  terminal: Terminal,
): void {
  const of = (stage: keyof SiegeReport['stages']) => sumOf(reports.map(({ stages }) => stages[stage]))
  const all = of('unread') + of('refused') + of('played')
  const told = (number: number) => number.toLocaleString('en-US')
  terminal.print(`${told(all)} hostile commands of ${game} from seed ${seed}`)
  terminal.print(
    `${told(of('unread'))} not read, ${told(of('refused'))} refused, ${told(of('played'))} legal and played`,
  )
  terminal.print(`${seconds.toFixed(1)} s: ${told(Math.round(all / seconds))} a second`)
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
