import type { Balance, Group, Outcome, Spread, UnitWorth } from '@/engine/lab/balance'
import type { Seat } from '@/engine/kernel/game'
import type { Estimate } from '@/engine/lab/statistics'
import { wholeText } from './pace'

/** What games say about the balance, line by line. */
export function balanceLines(balance: Balance): readonly string[] {
  const { games, wins, byDeciders, byForces, endings, turns, commands, units } = balance
  return [
    ...titled('Wins, with 95 % intervals', wins.map(outcomeRow)),
    ...groupLines('By deciders', byDeciders),
    ...groupLines('By forces', byForces),
    ...titled(
      'Endings',
      endings.map((ending) => [`${winnerText(ending)}, ${ending.by}`, ...outcomeRow(ending).slice(1)]),
    ),
    ...titled('Length', [
      ['', 'mean', 'least', '25 %', 'median', '75 %', 'most'],
      ['game-turns', ...spreadRow(turns)],
      ['commands', ...spreadRow(commands)],
    ]),
    ...Object.entries(units).flatMap(([seat, types]) => unitLines(seat, types, games)),
  ]
}

export function titled(title: string, rows: readonly (readonly string[])[]): readonly string[] {
  return [title, ...tableLines(rows), '']
}

/** Rows in columns, the first to the left and the others to the right. */
function tableLines(rows: readonly (readonly string[])[]): readonly string[] {
  const widths: number[] = []
  for (const row of rows)
    for (const [nth, cell] of row.entries()) widths[nth] = Math.max(widths[nth] ?? 0, cell.length)
  const padded = (cell: string, nth: number) =>
    nth === 0 ? cell.padEnd(widths[nth] ?? 0) : cell.padStart(widths[nth] ?? 0)
  return rows.map((row) => `  ${row.map(padded).join('   ')}`.trimEnd())
}

function outcomeRow(outcome: Outcome): readonly string[] {
  return [winnerText(outcome), `${wholeText(outcome.games)} games`, ...shareCells(outcome)]
}

function winnerText({ winner }: Outcome): string {
  return winner === 'draw' ? 'draw' : `${winner} wins`
}

function shareCells({ value, from, to }: Estimate): readonly string[] {
  return [percentText(value), `${percentText(from)} to ${percentText(to)}`]
}

export function percentText(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

/** Nothing where all games are of one group: what is to be said has been said of the whole. */
function groupLines(title: string, groups: readonly Group[]): readonly string[] {
  if (groups.length < 2) return []
  return groups.flatMap(({ seats, wins }) => titled(`${title}: ${pairingText(seats)}`, wins.map(outcomeRow)))
}

/** Who plays against whom, or with what. */
function pairingText(seats: Group['seats']): string {
  return Object.entries(seats)
    .map(([seat, what]) => `${seat} ${what ?? 'of its own design'}`)
    .join(', ')
}

function spreadRow({ mean, least, quarter, median, threeQuarters, most }: Spread): readonly string[] {
  return [mean.toFixed(1), ...[least, quarter, median, threeQuarters, most].map((value) => String(value))]
}

function unitLines(seat: Seat, types: readonly UnitWorth[], games: number): readonly string[] {
  const varied = types.some(({ worth }) => worth !== null)
  const header = ['', 'bought', 'from', 'to', 'lost', ...(varied ? ['one more goes with'] : [])]
  const rows = types.map(({ type, bought, lost, worth }) => [
    type,
    bought.mean.toFixed(1),
    String(bought.least),
    String(bought.most),
    lost.toFixed(1),
    ...(varied ? [worth ? pointsText(worth) : 'always as many'] : []),
  ])
  const table = titled(`Units of the ${seat}, on average of ${wholeText(games)} games`, [header, ...rows])
  return [...table.slice(0, -1), varied ? WORTH : alikeText(seat), '']
}

const WORTH =
  '  Percentage points of the chance to win; what one more of a type costs is missing elsewhere in the force.'

function alikeText(seat: Seat): string {
  return `  All designs of the ${seat} were alike: these games do not say what a unit is worth.`
}

function pointsText({ value, from, to }: Estimate): string {
  return `${signed(value)} (${signed(from)} to ${signed(to)})`
}

function signed(share: number): string {
  const points = (share * 100).toFixed(1)
  return share >= 0 ? `+${points}` : points
}
