import { boardFrom } from '@/games/arrakhar/rules/board'
import { MAPS } from '@/games/arrakhar/content/map'
import { ensureBrowser } from '../../scripts/browser.mjs'
import { serve } from '../../scripts/serve.mjs'
import { quantile } from './measure'
import { crowdedSave } from './ui/crowded-save'
import { hoverChanges, panFrames, pickLatencies, zoomFrames } from './ui/gestures'
import { type BenchTable, openTable } from './ui/table'

const PICKS = 30
const HOVERED = 200
const SLOWED = 4
/** A 60th of a second, as frames are stamped. */
const FRAME_MS = 16.8
/** By then all parts of the page have answered a click. */
const ANSWERED_MS = 300
const LONG_FRAME_MS = 25
const MOST_LONG_FRAMES = 0.05
/** Elements that follow the mouse; nothing else may change on hover. */
const POINTER_MARKS = ['path-preview', 'board-hover', 'board__status', 'board__surface']

const { grid } = boardFrom(MAPS.valley)
let missed = 0

function report(what: string, figure: string, budget: string, met: boolean): void {
  if (!met) missed += 1
  process.stdout.write(`${what.padEnd(44)}${figure.padEnd(44)}${met ? 'met' : 'MISSED'} (${budget})\n`)
}

function reportPicks(speed: string, latencies: readonly number[], budget: number): void {
  const median = quantile(latencies, 0.5)
  const figure = `median ${median.toFixed(1)} ms, 90% ${quantile(latencies, 0.9).toFixed(1)} ms, n ${latencies.length}`
  report(`pick a stack to painted reach, ${speed}`, figure, `median ${budget} ms`, median <= budget)
}

function reportFrames(what: string, frames: readonly number[]): void {
  const median = quantile(frames, 0.5)
  const long = frames.filter((frame) => frame > LONG_FRAME_MS).length / frames.length
  const figure = `median ${median.toFixed(1)} ms, ${(long * 100).toFixed(1)}% over ${LONG_FRAME_MS} ms, n ${frames.length}`
  const met = median <= FRAME_MS && long <= MOST_LONG_FRAMES
  report(`${what}, ${SLOWED}x slowed`, figure, `60 frames/s, ${MOST_LONG_FRAMES * 100}% long at most`, met)
}

async function reportHover(table: BenchTable, what: string): Promise<void> {
  const { changes, commits } = await hoverChanges(table, grid, HOVERED)
  const strangers = Object.keys(changes).filter((name) => !POINTER_MARKS.includes(name))
  const moves = changes['board-hover'] ?? 0
  const figure = `${commits} React commits, ${strangers.length > 0 ? `changed: ${strangers.join(', ')}` : 'only pointer marks moved'}`
  const met = commits === 0 && strangers.length === 0 && moves >= HOVERED
  report(`hover over ${HOVERED} hexes, ${what}`, figure, 'nothing rendered', met)
}

async function measure(table: BenchTable, own: Parameters<typeof pickLatencies>[1]): Promise<void> {
  reportPicks('own speed', await pickLatencies(table, own, PICKS), 16.7)
  await reportHover(table, 'nothing picked')
  const [first] = own
  if (first !== undefined) {
    const { x, y } = await table.pointOf(first)
    await table.page.mouse.click(x, y)
    await table.page.waitForTimeout(ANSWERED_MS)
    await reportHover(table, 'a stack picked')
    await table.page.keyboard.press('Escape')
  }
  await table.slowDown(SLOWED)
  reportPicks(`${SLOWED}x slowed`, await pickLatencies(table, own, PICKS), 40)
  reportFrames('zoom', await zoomFrames(table))
  reportFrames('pan', await panFrames(table))
}

const save = crowdedSave()
process.stdout.write(
  `${save.occupied} hexes with counters, ${save.own.length} stacks that may move, ${grid.ids.length} hexes\n\n`,
)
// A folder may be named that holds another build than dist/.
const [, , folder] = process.argv
const site = await serve(folder === undefined ? { port: 0 } : { port: 0, folder })
const table = await openTable({ url: site.url, browserPath: await ensureBrowser() }, grid, save)
try {
  await measure(table, save.own)
} finally {
  await table.close()
  site.close()
}
process.exitCode = missed > 0 ? 1 : 0
