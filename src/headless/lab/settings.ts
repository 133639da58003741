import type { Json, Seat } from '@/engine/game'
import type { Parsed, Problem } from '@/engine/refusal'
import { type Arguments, wholeNumber } from '../arguments'
import { readJsonFile, readTextFile } from '../files'

/** Bots that do not know how to win would play for ever. */
export const TURN_LIMIT = 30
const MOST_POINTS = 1000

/** Options that say what is played, those of the seats aside. */
export const SETTING_OPTIONS = ['scenario', 'reconstruction', 'turn-limit', 'tables', 'costs', 'map'] as const

/** A seat's option of points to spend. */
export function pointsOption(seat: Seat): string {
  return `${seat}-points`
}

type Keyed = Readonly<Record<string, Json>>

/** Settings of a new game, of which the lab itself knows the turn limit only. */
export type LabSettings = Keyed & { readonly turnLimit: number }

/** The settings of a new game that the options name; whether the game takes them is for the game to say. */
export async function settingsFrom(
  given: Arguments,
  { seats, firstScenario }: { readonly seats: readonly Seat[]; readonly firstScenario: string },
): Promise<Parsed<LabSettings>> {
  const turnLimit = wholeNumber(given, 'turn-limit', { least: 1, otherwise: TURN_LIMIT })
  if (!turnLimit.ok) return turnLimit
  const points = pointsFrom(given, seats)
  if (!points.ok) return points
  const files = await filesFrom(given)
  if (!files.ok) return files
  const { scenario = firstScenario, reconstruction } = given.options
  const named = { scenario, ...(reconstruction === undefined ? {} : { reconstruction }) }
  return { ok: true, value: { ...named, turnLimit: turnLimit.value, ...points.value, ...files.value } }
}

function pointsFrom(given: Arguments, seats: readonly Seat[]): Parsed<Keyed> {
  const points: Record<Seat, number> = {}
  for (const seat of seats.filter((one) => given.options[pointsOption(one)] !== undefined)) {
    const value = wholeNumber(given, pointsOption(seat), { least: 0, most: MOST_POINTS, otherwise: 0 })
    if (!value.ok) return value
    points[seat] = value.value
  }
  return { ok: true, value: Object.keys(points).length > 0 ? { points } : {} }
}

async function filesFrom({ options }: Arguments): Promise<Parsed<Keyed>> {
  const parts: Record<string, Json> = {}
  for (const key of ['tables', 'costs'] as const) {
    const file = options[key]
    if (file === undefined) continue
    const json = await readJsonFile(file)
    if (!json.ok) return json
    parts[key] = json.value as Json
  }
  if (options.map !== undefined) {
    const map = await readTextFile(options.map)
    if (!map.ok) return map
    // The map's rows alone: an editor ends a file with a line break, and some end every line with two letters.
    parts.map = map.value.replaceAll('\r\n', '\n').trimEnd()
  }
  return { ok: true, value: parts }
}

/** Problems of settings, told by the options that set them. */
export function byOption(problems: readonly Problem[]): readonly Problem[] {
  return problems.map((problem) => ({ ...problem, path: optionOf(problem.path) }))
}

function optionOf(path: string): string {
  const [key = '', ...inside] = path.split('.')
  if (key === '') return ''
  if (key === 'points') return `--${pointsOption(inside[0] ?? 'SEAT')}`
  const option = `--${key === 'turnLimit' ? 'turn-limit' : key}`
  return [option, ...(inside.length > 0 ? [inside.join('.')] : [])].join(', ')
}
