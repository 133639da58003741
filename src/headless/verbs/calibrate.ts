import { availableParallelism } from 'node:os'
import { sumOf } from '@/engine/bot/weigh'
import { type Calibration, calibrationOf, type Tenth, type ToldGame } from '@/engine/lab/calibration'
import type { Named } from '@/engine/lab/merge'
import { badArguments, readArguments, wholeNumber } from '../terminal/arguments'
import { outputPlaceOf } from '../terminal/files'
import { percentText, titled } from '../lab/balance-text'
import { progressLine, wholeText } from '../lab/pace'
import { readFiles } from '../lab/read-files'
import { writeWhole } from '../lab/results-file'
import { spread } from '../spread'
import type { Terminal, Verb } from '../terminal/verb'

const MOST_JOBS = 1024

/** Plays the games of files of results again and tells how far the chances came true that the bot saw on the way. */
export const calibrate: Verb = {
  synopsis: 'RESULTS… [--jobs N] [--out FILE]',
  summary: 'play games again and print how far the chances told came true',
  async run(args, terminal) {
    const given = readArguments(args, { options: ['jobs', 'out'], several: 'RESULTS' })
    if (!given.ok) return given
    const { several, options } = given.value
    const jobs = wholeNumber(given.value, 'jobs', {
      least: 1,
      most: MOST_JOBS,
      otherwise: availableParallelism(),
    })
    if (!jobs.ok) return jobs
    const files = await readFiles(several, terminal)
    if (!files.ok) return files
    const games = await toldGames(files.value, jobs.value, terminal)
    if (games.length === 0) return badArguments('no game has been played yet in these results')
    if (options.out !== undefined)
      writeWhole(outputPlaceOf(options.out), games.map((game) => `${JSON.stringify(game)}\n`).join(''))
    for (const line of calibrationLines(calibrationOf(games))) terminal.print(line)
    return { ok: true, value: 0 }
  },
}

/** All games of some results, told moment by moment. */
async function toldGames(files: readonly Named[], jobs: number, terminal: Terminal): Promise<ToldGame[]> {
  const began = performance.now()
  const of = sumOf(files, ({ results }) => results.records.length)
  const games: ToldGame[] = []
  const tell = (game: ToldGame) => {
    games.push(game)
    const seconds = (performance.now() - began) / 1000
    terminal.progress(progressLine({ done: games.length, of, played: games.length, seconds }))
  }
  for (const { results } of files)
    await spread(
      { kind: 'calibrate', plan: results.plan },
      { games: results.records.map(({ nth }) => nth), jobs, tell },
    )
  terminal.progress('')
  return games
}

/** What was told and what came true, line by line. */
function calibrationLines({ tenths, quiet }: Calibration): readonly string[] {
  const header = ['chance told', 'moments', 'games', 'mean', 'won']
  return [
    ...titled('Chances of the first seat, told with everything in sight', [header, ...tenths.map(tenthRow)]),
    `At ${wholeText(quiet.moments)} moments only the sequence of play had gone on; ${wholeText(quiet.jumps)} of them` +
      ` changed the chance by 5 points or more, none by more than ${percentText(quiet.most)}.`,
  ]
}

function tenthRow({ from, moments, games, told, won }: Tenth): readonly string[] {
  const span = `${Math.round(from * 100)} to ${Math.round(from * 100) + 10} %`
  const interval = `${percentText(won.value)} (${percentText(won.from)} to ${percentText(won.to)})`
  return [span, wholeText(moments), wholeText(games), percentText(told), interval]
}
