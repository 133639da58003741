import { differencesOf } from '@/engine/lab/merge'
import type { Plan } from '@/engine/lab/plan'
import { headerLine, readResults, recordLine } from '@/engine/lab/results'
import type { GameRecord } from '@/engine/lab/self-play'
import type { LabDesk } from '@/contract/lab'
import { finished, isFull, type LabRun, nextSheet, pointsIn, type Sheet, withSheet } from './lab-run'
import type { KeptGame, KeptRun, RunShelf } from './run-shelf'

/** More games than any plan has: a run may once have had more than it has now. */
const ANY_NUMBER = 1e9

/** How runs come from the shelf and go there. */
export interface RunKeeper {
  /** A run as far as it was played. */
  readonly load: (kept: KeptRun) => Promise<LabRun>
  /**
   * A run with the sheet that it goes on with, if all others are full and there is one, and the games kept of that;
   * or one that is done.
   */
  readonly grown: (run: LabRun) => Promise<LabRun>
}

/** A keeper of the runs of one game. */
export function createRunKeeper(shelf: RunShelf, desk: LabDesk): RunKeeper {
  const sheetAt = async (id: string, plan: Plan, points: number): Promise<Sheet> => ({
    points,
    plan,
    records: recordsIn(plan, await shelf.gamesAt(id, points)),
  })
  const grown = async (run: LabRun): Promise<LabRun> => {
    const [{ plan }] = run.sheets
    const { evening } = desk
    const points = evening && nextSheet(run, evening.measureOf(plan))
    if (evening && points !== undefined)
      return grown(withSheet(run, await sheetAt(run.id, evening.withPoints(plan, points), points)))
    return run.sheets.every(isFull) ? finished(run) : run
  }
  return {
    grown,
    async load({ id, plan, mostSheets }) {
      const first = await sheetAt(id, plan, pointsIn(desk, plan))
      return grown({ id, mostSheets, sheets: [first], phase: 'ready', fault: null })
    },
  }
}

/** Games as the shelf keeps them. */
export function keptGames(records: readonly GameRecord[]): readonly KeptGame[] {
  return records.map((record) => [record.nth, recordLine(record)])
}

/** Whether two plans are the same, however many of their games are to be played: their games then are the same, too. */
export function isSameMatch(plan: Plan, other: Plan): boolean {
  return differencesOf({ ...plan, games: ANY_NUMBER }, { ...other, games: ANY_NUMBER }).length === 0
}

/** The games of a plan that lines tell; none where the lines are not this program's: they are played again. */
function recordsIn(plan: Plan, lines: readonly string[]): Sheet['records'] {
  const header = headerLine({ plan: { ...plan, games: ANY_NUMBER }, shard: { part: 1, of: 1 } })
  const read = readResults({ name: '', text: [header, ...lines, ''].join('\n') })
  const records = read.ok ? read.value.records : []
  return new Map(records.filter(({ nth }) => nth < plan.games).map((record) => [record.nth, record]))
}
