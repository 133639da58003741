import type { Batch } from '@/engine/lab/even-point'
import { type HandicapMeasure, nextPoints } from '@/engine/lab/handicap'
import type { Plan } from '@/engine/lab/plan'
import type { GameRecord } from '@/engine/lab/self-play'
import type { LabDesk } from '@/contract/lab'
import type { Phase } from '../phase'
import type { Job } from './worker-pool'

/** The games at one sum of points. */
export interface Sheet {
  readonly points: number
  readonly plan: Plan
  /** The finished ones, by number. */
  readonly records: ReadonlyMap<number, GameRecord>
}

/** Games of one match, at the points agreed on and at others where an even sum is looked for. */
export interface LabRun {
  readonly id: string
  readonly mostSheets: number
  /** At least one; that at the points agreed on is the first. */
  readonly sheets: readonly [Sheet, ...Sheet[]]
  readonly phase: Phase
  /** Why it broke off. */
  readonly fault: string | null
}

/** What may be done with a run, by what is being done with it. */
const WAYS = {
  goOn: ['ready', 'paused', 'cancelled', 'broken'],
  pause: ['running'],
  cancel: ['running', 'paused'],
} as const satisfies Readonly<Record<string, readonly Phase[]>>
export type Way = keyof typeof WAYS

/** Whether something may be done with a run now. */
export function may(way: Way, { phase }: LabRun): boolean {
  const phases: readonly Phase[] = WAYS[way]
  return phases.includes(phase)
}

const AFTER: Readonly<Record<Way, Phase>> = { goOn: 'running', pause: 'paused', cancel: 'cancelled' }

/** A run after something has been done with it; the same run where that may not be done. */
export function after(way: Way, run: LabRun): LabRun {
  return may(way, run) ? { ...run, phase: AFTER[way], fault: null } : run
}

/** A run of which a game could not be played. */
export function broken(run: LabRun, fault: string): LabRun {
  return { ...run, phase: 'broken', fault }
}

/** A run with more finished games of one sheet. */
export function withRecords(run: LabRun, points: number, records: readonly GameRecord[]): LabRun {
  const [first, ...others] = run.sheets
  const more = (sheet: Sheet): Sheet =>
    sheet.points === points
      ? { ...sheet, records: new Map([...sheet.records, ...records.map((one) => [one.nth, one] as const)]) }
      : sheet
  return settled({ ...run, sheets: [more(first), ...others.map(more)] })
}

/** A run with one more sheet. */
export function withSheet(run: LabRun, sheet: Sheet): LabRun {
  return settled({ ...run, sheets: [...run.sheets, sheet] })
}

/** The points at which a run goes on when all its sheets are full; undefined when there are none, or not yet. */
export function nextSheet({ sheets, mostSheets }: LabRun, measure: HandicapMeasure): number | undefined {
  return sheets.every(isFull) ? nextPoints(batchesOf(sheets, measure), measure, mostSheets) : undefined
}

/** A run of which nothing is left to be played. */
export function finished(run: LabRun): LabRun {
  return { ...run, phase: 'done', fault: null }
}

/** Done before, and no longer: as when games are added. */
function settled(run: LabRun): LabRun {
  return run.phase === 'done' && !run.sheets.every(isFull) ? { ...run, phase: 'ready' } : run
}

/** Whether all games of a sheet are there. */
export function isFull({ plan, records }: Sheet): boolean {
  return records.size >= plan.games
}

/** The sheets as batches of games won and lost by the seat that the handicap is given to. */
export function batchesOf(sheets: readonly Sheet[], { seat }: HandicapMeasure): readonly Batch[] {
  return sheets.map(({ points, records }) => {
    const winners = [...records.values()].map(({ winner }) => winner)
    const won = winners.filter((winner) => winner === seat).length
    return { points, won, lost: winners.filter((winner) => winner !== seat && winner !== 'draw').length }
  })
}

/** The sum of points that a plan is for; 0 where nobody has points to spend. */
export function pointsIn({ evening }: LabDesk, plan: Plan): number {
  return evening?.measureOf(plan).points ?? 0
}

/** The next game that is neither finished nor among those taken. */
export function nextGame({ sheets }: LabRun, taken: readonly Pick<Job, 'points' | 'nth'>[]): Job | undefined {
  for (const { points, plan, records } of sheets) {
    const isTaken = (nth: number) => taken.some((job) => job.points === points && job.nth === nth)
    for (let nth = 0; nth < plan.games; nth++)
      if (!records.has(nth) && !isTaken(nth)) return { points, plan, nth }
  }
  return undefined
}

/** How many games are finished of how many, over all sheets. */
export function progressOf({ sheets }: LabRun): { readonly played: number; readonly games: number } {
  const sum = (count: (sheet: Sheet) => number) => sheets.reduce((total, sheet) => total + count(sheet), 0)
  return { played: sum(({ records }) => records.size), games: sum(({ plan }) => plan.games) }
}
