import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Parsed, problemsText } from '@/engine/kernel/refusal'
import { type Arguments, badArguments, readArguments, wholeNumber } from '../terminal/arguments'
import type { Plan } from '../fuzz/random-game'
import type { GameReport } from '../fuzz/record'
import { FIRST_GAME, gameOf } from '../games'
import { spread } from '../spread'
import type { Terminal, Verb } from '../terminal/verb'

const TURN_LIMIT = 30

/** Plays random games on all processors and prints what was found, with a save for each finding. */
export const fuzz: Verb = {
  synopsis: '[--game GAME] [--games N] [--seed S] [--turn-limit T] [--out DIR]',
  summary: 'play random games and look for faults',
  async run(args, terminal) {
    const given = readArguments(args, { options: ['game', 'games', 'seed', 'turn-limit', 'out'] })
    if (!given.ok) return given
    const plan = await planOf(given.value)
    if (!plan.ok) return plan
    const began = performance.now()
    const reports = await reportsOn(plan.value, counting(plan.value, terminal))
    const folder = resolve(given.value.options.out ?? join(tmpdir(), 'hexhearth-fuzz'))
    const failed =
      printFindings(plan.value, reports, folder, terminal) + printLost(plan.value, reports, terminal)
    printSummary(plan.value, reports, (performance.now() - began) / 1000, terminal)
    terminal.print(`${plan.value.games - failed} passed, ${failed} failed`)
    return { ok: true, value: failed > 0 ? 1 : 0 }
  },
}

async function planOf(given: Arguments): Promise<Parsed<Plan>> {
  const { game = FIRST_GAME } = given.options
  const known = gameOf(game, '--game')
  if (!known.ok) return known
  const games = wholeNumber(given, 'games', { least: 1, otherwise: 100 })
  if (!games.ok) return games
  const seed = wholeNumber(given, 'seed', { least: 0, otherwise: 1 })
  if (!seed.ok) return seed
  const turnLimit = wholeNumber(given, 'turn-limit', { least: 1, otherwise: TURN_LIMIT })
  if (!turnLimit.ok) return turnLimit
  const { load, settings } = known.value
  const begun = (await load()).newGame(settings(0, turnLimit.value))
  if (!begun.ok)
    return badArguments(`--turn-limit ${turnLimit.value} makes no game: ${problemsText(begun.problems)}`)
  return {
    ok: true,
    value: { game, games: games.value, seed: seed.value, turnLimit: turnLimit.value },
  }
}

/** Plays on all processors; the reports in the games' order. */
async function reportsOn(plan: Plan, count: () => void): Promise<readonly GameReport[]> {
  const reports: GameReport[] = []
  await spread(
    { kind: 'fuzz', plan },
    {
      games: Array.from({ length: plan.games }, (_, nth) => nth),
      jobs: availableParallelism(),
      tell(report) {
        reports.push(report)
        count()
      },
    },
  )
  return reports.sort((a, b) => a.nth - b.nth)
}

/** Shows a count of finished games as it grows. */
function counting({ games }: Plan, terminal: Terminal): () => void {
  let finished = 0
  return () => {
    finished += 1
    terminal.progress(finished < games ? `${finished} of ${games} games` : '')
  }
}

/** Prints each finding with the path of a save that leads up to it; answers how many there are. */
function printFindings(
  { game, seed }: Plan,
  reports: readonly GameReport[],
  folder: string,
  terminal: Terminal,
): number {
  let found = 0
  for (const { nth, commands, finding } of reports) {
    if (!finding) continue
    found += 1
    mkdirSync(folder, { recursive: true })
    const file = join(folder, `${game}-seed-${seed}-game-${nth}.json`)
    writeFileSync(file, `${JSON.stringify(finding.save, null, 1)}\n`)
    terminal.print(`FAILED game ${nth} after ${commands} commands: ${finding.fault}`)
    terminal.print(`  replay: ${file}`)
  }
  return found
}

/** Says how many games were planned of which nothing came; answers how many. */
function printLost({ games }: Plan, reports: readonly GameReport[], terminal: Terminal): number {
  const lost = games - reports.length
  if (lost > 0) terminal.print(`FAILED ${lost} of ${games} games: a worker ended before they were played`)
  return lost
}

function printSummary(
  { game, seed }: Plan,
  reports: readonly GameReport[],
  seconds: number,
  terminal: Terminal,
): void {
  const commands = reports.reduce((sum, report) => sum + report.commands, 0)
  const endings = new Map<string, number>()
  for (const { ending } of reports) {
    const name = ending ?? 'unfinished'
    endings.set(name, (endings.get(name) ?? 0) + 1)
  }
  const perSecond = Math.round(commands / seconds).toLocaleString('en-US')
  terminal.print(`${reports.length} games of ${game} from seed ${seed}`)
  terminal.print(
    `${commands.toLocaleString('en-US')} commands in ${seconds.toFixed(1)} s, checks included: ${perSecond} a second`,
  )
  terminal.print(
    `endings: ${[...endings]
      .sort()
      .map(([ending, count]) => `${ending} ${count}`)
      .join(', ')}`,
  )
}
