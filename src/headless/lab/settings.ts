import type { Seat } from '@/engine/kernel/game'
import type { Parsed, Problem } from '@/engine/kernel/refusal'
import { type Arguments, wholeNumber } from '../terminal/arguments'
import type { LabSettings, SettingsOptions } from './game-settings'

const MOST_POINTS = 1000

/** A seat's option of points to spend. */
export function pointsOption(seat: Seat): string {
  return `${seat}-points`
}

/** The settings of a new game that the options name; whether the game takes them is for the game to say. */
export async function settingsFrom(
  given: Arguments,
  seats: readonly Seat[],
  { turnLimit: otherwise, pointsOf, read }: SettingsOptions,
): Promise<Parsed<LabSettings>> {
  const turnLimit = wholeNumber(given, 'turn-limit', { least: 1, otherwise })
  if (!turnLimit.ok) return turnLimit
  const points = pointsFrom(given, seats)
  if (!points.ok) return points
  const bought = Object.keys(points.value).length > 0 ? { points: pointsOf(points.value) } : {}
  return read(given, { turnLimit: turnLimit.value, ...bought })
}

function pointsFrom(given: Arguments, seats: readonly Seat[]): Parsed<Readonly<Record<Seat, number>>> {
  const points: Record<Seat, number> = {}
  for (const seat of seats.filter((one) => given.options[pointsOption(one)] !== undefined)) {
    const value = wholeNumber(given, pointsOption(seat), { least: 0, most: MOST_POINTS, otherwise: 0 })
    if (!value.ok) return value
    points[seat] = value.value
  }
  return { ok: true, value: points }
}

/** Problems of settings, told by the options that set them. */
export function byOption(problems: readonly Problem[]): readonly Problem[] {
  return problems.map((problem) => ({ ...problem, path: optionOf(problem.path) }))
}

function optionOf(path: string): string {
  const [key = '', ...inside] = path.split('.')
  if (key === '') return ''
  if (key === 'points') return `--${pointsOption(inside[0] ?? 'SEAT')}`
  if (key === 'minimums') return `--${inside[0] ?? 'SEAT'}-minimum`
  const option = `--${key === 'turnLimit' || key === 'roundLimit' ? 'turn-limit' : key}`
  return [option, ...(inside.length > 0 ? [inside.join('.')] : [])].join(', ')
}
