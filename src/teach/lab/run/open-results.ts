import { mergeResults } from '@/engine/lab/merge'
import type { Plan } from '@/engine/lab/plan'
import { readResults, type Results, type ResultsFile } from '@/engine/lab/results'
import { planProblems } from '@/engine/lab/self-play'
import type { AnyFileRules } from '@/engine/kernel/game'
import type { Parsed, Problem } from '@/engine/kernel/refusal'
import { failed, within } from '@/engine/files/schema'
import type { LabDesk } from '@/contract/lab'
import type { AnyGame } from '@/contract/manifest'
import { seatCalled } from '@/contract/seat-names'
import { LAB_TEXT } from '../lab-text'
import { seatsPlaying } from '../seats-playing'

/** What of a game files are read by. */
interface KnownGame {
  readonly game: AnyGame
  readonly files: AnyFileRules
  readonly desk: LabDesk
}

/** The largest file that is read, in megabytes: more than ten thousand games take. */
const LARGEST_MB = 20

/** A file of results of a game, read and found fit to be gone on with; problems name the place in the file. */
export async function openResults(known: KnownGame, file: File): Promise<Parsed<Results>> {
  if (file.size > LARGEST_MB * 1_000_000) return failed(file.name, LAB_TEXT.tooLarge(LARGEST_MB))
  const text = await file.text().catch(() => undefined)
  if (text === undefined) return failed(file.name, LAB_TEXT.unreadable)
  return resultsOf(known, { name: file.name, text })
}

function resultsOf(known: KnownGame, file: ResultsFile): Parsed<Results> {
  const read = readResults(file)
  if (!read.ok) return read
  const problems = misfitsOf(known, read.value.plan)
  return problems.length > 0 ? within(`${file.name}, plan`, problems) : read
}

/** Why a plan cannot be played by a game as this program knows it; [] where it can. */
export function misfitsOf({ game, files, desk }: KnownGame, plan: Plan): readonly Problem[] {
  if (plan.game !== game.id) return [{ path: 'game', message: LAB_TEXT.otherGame(plan.game) }]
  const problems = planProblems({ rules: files }, plan)
  if (problems.length > 0) return problems
  const missing = seatsPlaying(game, desk, plan).find(({ id }) => !(id in plan.seats))
  return missing ? [{ path: 'seats', message: LAB_TEXT.noSeat(seatCalled(game, missing.id)) }] : []
}

/**
 * The games of a file together with those that are there already, of the same plan but for the number of its games;
 * problems if a game is told in two ways.
 */
export function mergedWith(
  there: Pick<Results, 'plan' | 'records'>,
  file: Results,
  name: string,
): Parsed<Results> {
  const games = Math.max(there.plan.games, file.plan.games)
  const enlarged = <Part extends { readonly plan: Plan }>(part: Part) => ({
    ...part,
    plan: { ...part.plan, games },
  })
  const whole = { shard: { part: 1, of: 1 }, isCut: false }
  return mergeResults([
    { name: LAB_TEXT.thisRun, results: { ...whole, ...enlarged(there) } },
    { name, results: { ...file, ...enlarged(file) } },
  ])
}
