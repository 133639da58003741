import { gamesOf } from '@/engine/lab/plan'
import type { Results } from '@/engine/lab/results'
import type { GameRecord } from '@/engine/lab/self-play'
import { outputPlaceOf } from '../terminal/files'
import { paceText, progressLine, wholeText } from '../lab/pace'
import { type GrowingResults, openResults } from '../lab/results-file'
import { spread } from '../spread'
import type { Terminal, Verb } from '../terminal/verb'
import { type Simulation, simulationFrom } from './simulation'

/** How often a watcher is told, in milliseconds. */
const TOLD_EVERY = 100

/** Lets bots play games on all processors and keeps what became of each in a file. */
export const simulate: Verb = {
  synopsis:
    '--out FILE [--game GAME] [--games N] [--seed S] [--SEAT random|easy|medium|strong] [--SEAT-force FORCE|FILE]' +
    ' [--SEAT-points N] [--SEAT-minimum N] [--scenario NAME] [--haunts 6|9] [--reconstruction NAME] [--turn-limit T]' +
    ' [--tables FILE] [--costs FILE] [--map FILE|NAME] [--preset NAME] [--handicap yes] [--ruleset NAME]' +
    ' [--players 2|3|4]' +
    ' [--rollouts N] [--shard i/n] [--jobs N]',
  summary: 'let bots play games and keep the results',
  async run(args, terminal) {
    const asked = await simulationFrom(args)
    if (!asked.ok) return asked
    const { plan, shard, limit } = asked.value
    const file = outputPlaceOf(asked.value.out)
    const results = openResults(file, { plan, shard })
    if (!results.ok) return results
    const fault = await playOut(asked.value, results.value, terminal)
    const found = results.value.close()
    if (fault !== undefined) terminal.print(`FAILED ${fault}`)
    printCount(found, file, terminal)
    terminal.print(`Turn limit: ${limit}.`)
    return { ok: true, value: isWhole(found) ? 0 : 1 }
  },
}

/** Plays what is not in the results yet; the fault that ended it early, if one did. */
async function playOut(
  { plan, shard, jobs }: Simulation,
  { already, append }: GrowingResults,
  terminal: Terminal,
): Promise<string | undefined> {
  const done = new Set(already.map(({ nth }) => nth))
  const all = gamesOf(plan, shard)
  const games = all.filter((nth) => !done.has(nth))
  if (already.length > 0)
    terminal.print(`${wholeText(already.length)} of ${wholeText(all.length)} games had been played before.`)
  const watch = watching({ of: all.length, already: already.length }, terminal)
  try {
    const tell = (record: GameRecord) => {
      append(record)
      watch.tell(record)
    }
    await spread({ kind: 'simulate', plan }, { games, jobs, tell })
    return undefined
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown)
  } finally {
    watch.end()
  }
}

/** Shows how far the games have come, and at the end how fast they went. */
function watching({ of, already }: { readonly of: number; readonly already: number }, terminal: Terminal) {
  const began = performance.now()
  const sums = { played: 0, commands: 0, nodes: 0 }
  let told = began
  const secondsNow = () => (performance.now() - began) / 1000
  const show = () => {
    const { played } = sums
    terminal.progress(progressLine({ done: already + played, of, played, seconds: secondsNow() }))
  }
  show()
  return {
    tell({ commands, nodes }: GameRecord) {
      sums.played += 1
      sums.commands += commands
      sums.nodes += nodes
      if (performance.now() - told < TOLD_EVERY) return
      told = performance.now()
      show()
    },
    end() {
      terminal.progress('')
      const seconds = secondsNow()
      const [games, commands, nodes] = [sums.played, sums.commands, sums.nodes].map((n) =>
        paceText(n / seconds),
      )
      if (sums.played > 0)
        terminal.print(
          `${wholeText(sums.played)} games in ${seconds.toFixed(1)} s: ` +
            `${games} games, ${commands} commands and ${nodes} search nodes a second`,
        )
    },
  }
}

function isWhole({ plan, shard, records }: Results): boolean {
  return records.length === gamesOf(plan, shard).length
}

function printCount(results: Results, file: string, terminal: Terminal): void {
  const { plan, shard, records } = results
  const planned = gamesOf(plan, shard).length
  const which =
    shard.of > 1 ? `shard ${shard.part}/${shard.of} of ${wholeText(plan.games)} games` : 'all games'
  terminal.print(`${wholeText(records.length)} of ${wholeText(planned)} games (${which}) are in ${file}`)
  if (!isWhole(results))
    terminal.print(
      `FAILED ${wholeText(planned - records.length)} games are missing; the same command goes on.`,
    )
}
