// Draws what results of the lab say, as an SVG: the share of games that a seat won, with its 95 % interval, a row for
// each file; below, how the first file's share came about, game by game.
//
//   node scripts/balance-plot.mjs SEAT out.svg 'Balanced forces=default.jsonl' 'Northern shock=shock.jsonl' …
import { readFileSync, writeFileSync } from 'node:fs'
import { line } from 'd3-shape'

const [seat, out, ...rows] = process.argv.slice(2)
if (rows.length === 0) {
  console.error("usage: node scripts/balance-plot.mjs SEAT OUT.svg 'NAME=RESULTS.jsonl' …")
  process.exit(2)
}

const WIDTH = 720
const NAMES = 250
/** Room for the figures on the right. */
const FIGURES = 130
const ROW = 30
const TOP = 46
const CURVE = 170
/** What is even enough, in shares. */
const BAND = { from: 0.45, to: 0.55 }
/** The share at the left end of the scale and at the right. */
const SCALE = { from: 0.2, to: 0.8 }
/** Half the width of a normal distribution's 95 %, in deviations. */
const Z = 1.96

const x = (share) => NAMES + ((share - SCALE.from) / (SCALE.to - SCALE.from)) * (WIDTH - NAMES - FIGURES)
const percent = (share) => `${(share * 100).toFixed(1)} %`
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Which games of a file the seat won, by the number of the game. */
function wonIn(file) {
  const [, ...records] = readFileSync(file, 'utf8').trim().split('\n')
  return records
    .map((text) => JSON.parse(text))
    .sort((a, b) => a.nth - b.nth)
    .map(({ winner }) => winner === seat)
}

/** Wilson's interval. */
function shareOf(won) {
  const games = won.length
  const share = won.filter(Boolean).length / games
  const middle = (share + Z ** 2 / (2 * games)) / (1 + Z ** 2 / games)
  const half =
    (Z / (1 + Z ** 2 / games)) * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2))
  return { games, share, from: middle - half, to: middle + half }
}

const measured = rows.map((row) => {
  const cut = row.indexOf('=')
  const won = wonIn(row.slice(cut + 1))
  return { name: row.slice(0, cut), won, ...shareOf(won) }
})

const intervals = measured.map(({ name, games, share, from, to }, nth) => {
  const y = TOP + ROW * (nth + 0.5)
  return `<text x="12" y="${y + 5}">${escaped(name)}</text>
<path class="interval" d="M${x(from)} ${y}H${x(to)}M${x(from)} ${y - 6}V${y + 6}M${x(to)} ${y - 6}V${y + 6}"/>
<circle cx="${x(share)}" cy="${y}" r="5"/>
<text class="figure" x="${WIDTH - 12}" y="${y + 5}">${percent(share)} of ${games}</text>`
})

const rowsEnd = TOP + ROW * measured.length
const first = measured[0]
const curveTop = rowsEnd + 70
const at = (nth) => NAMES + (nth / first.won.length) * (WIDTH - NAMES - FIGURES)
const height = (share) => curveTop + CURVE * (1 - (share - SCALE.from) / (SCALE.to - SCALE.from))
const running = first.won.map((_, nth) => shareOf(first.won.slice(0, nth + 1)))
const held = (share) => Math.min(SCALE.to, Math.max(SCALE.from, share))
const curve = (value) =>
  line(
    (_, nth) => at(nth + 1).toFixed(1),
    (one) => height(held(value(one))).toFixed(1),
  )(running)

const ticks = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${curveTop + CURVE + 34}" font-family="sans-serif" font-size="14">
<style>
svg { color: #2b2118; background: #fbf5e6 } text { fill: currentColor } .figure { text-anchor: end } .tick { text-anchor: middle; font-size: 12px }
.band { fill: #2f6f5e; opacity: 0.16 } .grid { stroke: currentColor; opacity: 0.2 } .even { stroke: currentColor; stroke-dasharray: 4 4 }
.interval { stroke: currentColor; stroke-width: 2; fill: none } circle { fill: #8a2332 } .share { stroke: #8a2332; stroke-width: 2.5; fill: none } .edge { stroke: currentColor; fill: none; opacity: 0.5 }
@media (prefers-color-scheme: dark) { svg { color: #efe6d2; background: #1d1813 } circle { fill: #f08a94 } .share { stroke: #f08a94 } .band { fill: #7fd0b8 } }
</style>
<text x="12" y="24" font-weight="bold">Games won by the ${escaped(seat)}, with 95 % intervals</text>
<rect class="band" x="${x(BAND.from)}" y="${TOP}" width="${x(BAND.to) - x(BAND.from)}" height="${rowsEnd - TOP}"/>
${ticks.map((share) => `<path class="${share === 0.5 ? 'even' : 'grid'}" d="M${x(share)} ${TOP}V${rowsEnd}"/><text class="tick" x="${x(share)}" y="${rowsEnd + 18}">${share * 100} %</text>`).join('\n')}
${intervals.join('\n')}
<text x="12" y="${curveTop - 16}" font-weight="bold">${escaped(first.name)}, game by game</text>
<rect class="band" x="${NAMES}" y="${height(BAND.to)}" width="${WIDTH - NAMES - FIGURES}" height="${height(BAND.from) - height(BAND.to)}"/>
${ticks.map((share) => `<path class="${share === 0.5 ? 'even' : 'grid'}" d="M${NAMES} ${height(share)}H${WIDTH - FIGURES}"/><text class="figure" font-size="12" x="${NAMES - 8}" y="${height(share) + 4}">${share * 100} %</text>`).join('\n')}
<path class="edge" d="${curve(({ from }) => from)}"/><path class="edge" d="${curve(({ to }) => to)}"/><path class="share" d="${curve(({ share }) => share)}"/>
<text class="tick" x="${NAMES}" y="${curveTop + CURVE + 20}">0</text><text class="tick" x="${WIDTH - FIGURES}" y="${curveTop + CURVE + 20}">${first.games} games</text>
</svg>
`
writeFileSync(
  out,
  svg.replaceAll(/\d+\.\d{3,}/g, (number) => Number(number).toFixed(1)),
)
