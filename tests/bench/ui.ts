import { boardFrom } from '@/games/arrakhar/queries/board'
import { MAPS } from '@/games/arrakhar/tables/map'
import type { HexGrid } from '@/engine/kernel/hex'
import { BENCH_PAGE } from '../../scripts/bench-page.mjs'
import { ensureBrowser } from '../../scripts/browser.mjs'
import { serve } from '../../scripts/serve.mjs'
import { coldStarts, readyGame, savedGame } from './ui/cold-start'
import { crowdedSave, type CrowdedSave } from './ui/crowded-save'
import { hoverChanges, panFrames, pickLatencies, zoomFrames } from './ui/gestures'
import { layoutShift } from './ui/layout-shift'
import { LARGE_GRID, LARGE_STACKS } from './ui/page/large-map'
import { anyMissed, report, reportFrames, reportTimes } from './ui/report'
import { type BenchTable, openLargeBoard, openTable, type Place } from './ui/table'

const PICKS = 30
const HOVERED = 200
const SLOWED = 4
const COLD_STARTS = 10
const GAMES = {
  arrakhar: 'Arrakhar’s Wand',
  arena: 'Arena',
  archmagi: 'Archmagi',
  'wizard-kings': 'Wizard Kings',
}
const FIRST_PAINT_MS = 500
const READY_MS = 1200
/** With every counter of the box on the map. */
const CROWDED_READY_MS = 1400
/** By then all parts of the page have answered a click. */
const ANSWERED_MS = 300
/** Elements that follow the mouse; nothing else may change on hover. */
const POINTER_MARKS = ['path-preview', 'board-hover', 'board__status', 'board__surface']

const { grid } = boardFrom(MAPS.valley)

async function reportHover(table: BenchTable, on: HexGrid, what: string): Promise<void> {
  const { changes, commits } = await hoverChanges(table, on, HOVERED)
  const strangers = Object.keys(changes).filter((name) => !POINTER_MARKS.includes(name))
  const moves = changes['board-hover'] ?? 0
  const figure = `${commits} React commits, ${strangers.length > 0 ? `changed: ${strangers.join(', ')}` : 'only pointer marks moved'}`
  const met = commits === 0 && strangers.length === 0 && moves >= HOVERED
  report(`hover over ${HOVERED} hexes, ${what}`, figure, 'nothing rendered', met)
}

async function measureTable(table: BenchTable, own: CrowdedSave['own']): Promise<void> {
  reportTimes('pick a stack to painted reach, own speed', await pickLatencies(table, own, PICKS), 16.7)
  await reportHover(table, grid, 'nothing picked')
  const [first] = own
  if (first !== undefined) {
    const { x, y } = await table.pointOf(first)
    await table.page.mouse.click(x, y)
    await table.page.waitForTimeout(ANSWERED_MS)
    await reportHover(table, grid, 'a stack picked')
    await table.page.keyboard.press('Escape')
  }
  await table.slowDown(SLOWED)
  reportTimes(`pick a stack to painted reach, ${SLOWED}x slowed`, await pickLatencies(table, own, PICKS), 40)
  reportFrames(`zoom, ${SLOWED}x slowed`, await zoomFrames(table), 60)
  reportFrames(`pan, ${SLOWED}x slowed`, await panFrames(table), 60)
}

async function measureLargeBoard(table: BenchTable): Promise<void> {
  await reportHover(table, LARGE_GRID, 'large map')
  reportFrames('zoom on a large map, own speed', await zoomFrames(table), 60)
  reportFrames('pan on a large map, own speed', await panFrames(table), 60)
  await table.slowDown(SLOWED)
  reportFrames(`zoom on a large map, ${SLOWED}x slowed`, await zoomFrames(table), 30)
  reportFrames(`pan on a large map, ${SLOWED}x slowed`, await panFrames(table), 30)
}

async function measureArrival(place: Place, { save }: CrowdedSave): Promise<void> {
  const what = `cold, fast 4G, ${SLOWED}x slowed`
  for (const [id, game] of Object.entries(GAMES)) {
    const starts = await coldStarts(place, readyGame(id), COLD_STARTS)
    reportTimes(
      `first paint of ${game}, ${what}`,
      starts.map(({ painted }) => painted),
      FIRST_PAINT_MS,
    )
    reportTimes(
      `ready to move in ${game}, ${what}`,
      starts.map(({ ready }) => ready),
      READY_MS,
    )
  }
  const late = await coldStarts(place, savedGame(save), COLD_STARTS)
  reportTimes(
    `ready to move, a crowded game, ${what}`,
    late.map(({ ready }) => ready),
    CROWDED_READY_MS,
  )
  const { total, jumped } = await layoutShift(place)
  report(
    'layout shift from home to the first pick',
    `${total.toFixed(4)} ${jumped.join(', ')}`,
    '0',
    total === 0,
  )
}

/** Serves a folder and opens it for as long as something is measured there. */
async function atPlace(folder: string | undefined, measure: (place: Place) => Promise<void>): Promise<void> {
  const site = await serve(folder === undefined ? { port: 0 } : { port: 0, folder })
  try {
    await measure({ url: site.url, browserPath: await ensureBrowser() })
  } finally {
    site.close()
  }
}

async function withTable(opening: Promise<BenchTable>, measure: (table: BenchTable) => Promise<void>) {
  const table = await opening
  try {
    await measure(table)
  } finally {
    await table.close()
  }
}

const save = crowdedSave()
process.stdout.write(
  `${save.occupied} hexes with counters, ${save.own.length} stacks that may move, ${grid.ids.length} hexes; ` +
    `the large map has ${LARGE_STACKS.length} counters and ${LARGE_GRID.ids.length} hexes\n\n`,
)
// A folder may be named that holds another build than dist/.
const [, , folder] = process.argv
await atPlace(folder, async (place) => {
  await withTable(openTable(place, grid, save), (table) => measureTable(table, save.own))
  await measureArrival(place, save)
})
await atPlace(BENCH_PAGE, (place) =>
  withTable(openLargeBoard(place, LARGE_GRID), (table) => measureLargeBoard(table)),
)
process.exitCode = anyMissed() ? 1 : 0
