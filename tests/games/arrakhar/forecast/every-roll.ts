import { handDice } from '@/engine/kernel/dice'
import { play } from '@/engine/kernel/play'
import { arrakharRules } from '@/games/arrakhar/rules'
import type { Event } from '@/games/arrakhar/events'
import type { Position } from '@/games/arrakhar/state/position'
import { resolve } from '../../../support/orders'

/** A position that the dice may lead to, with how likely it is and what came of every designation so far. */
export interface Line {
  readonly position: Position
  readonly chance: number
  readonly events: readonly Event[]
}

/**
 * Plays designations in order by the rules themselves, with every sequence of dice there is: nothing is known
 * here of odds, tables or losses.
 */
export function everyRoll(start: Position, designations: readonly number[]): readonly Line[] {
  const begun: readonly Line[] = [{ position: start, chance: 1, events: [] }]
  return designations.reduce((lines, id) => merged(lines.flatMap((line) => resolved(line, id))), begun)
}

/** Lines that came to the same by other faces of the dice, as one. */
function merged(lines: readonly Line[]): readonly Line[] {
  const same = new Map<string, Line>()
  for (const { position, chance, events } of lines) {
    const key = JSON.stringify([position, events], (name, value: unknown) => (name === 'roll' ? 0 : value))
    same.set(key, { position, events, chance: chance + (same.get(key)?.chance ?? 0) })
  }
  return [...same.values()]
}

function resolved({ position, chance, events }: Line, id: number): readonly Line[] {
  const count = diceFor(position, id)
  return throwsOf(count).map((values) => {
    const played = play(arrakharRules, position, resolve(id), handDice(values))
    if (played.outcome !== 'played') throw new Error(`Designation ${id} was not resolved`)
    return {
      position: played.position,
      chance: chance / 6 ** count,
      events: [...events, ...played.events],
    }
  })
}

/** How many dice the rules ask for. */
function diceFor(position: Position, id: number): number {
  const played = play(arrakharRules, position, resolve(id), handDice([]))
  return played.outcome === 'rollsWanted' ? played.request.count : 0
}

function throwsOf(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]]
  return throwsOf(count - 1).flatMap((others) => [1, 2, 3, 4, 5, 6].map((face) => [...others, face]))
}

/** The chance of whatever holds of some of the lines. */
export function chanceThat(lines: readonly Line[], holds: (line: Line) => boolean): number {
  return lines.reduce((sum, line) => sum + (holds(line) ? line.chance : 0), 0)
}

/** The average of a number over all lines. */
export function meanOf(lines: readonly Line[], value: (line: Line) => number): number {
  return lines.reduce((sum, line) => sum + value(line) * line.chance, 0)
}

/** The units that a hex holds, as words. */
export function standing({ position }: Line, hex: string): string {
  return position.units.flatMap((unit) => (unit.hex === hex ? [unit.id] : [])).join(' ')
}

/** How many units a hex holds. */
export function countAt({ position }: Line, hex: string): number {
  return position.units.filter((unit) => unit.hex === hex).length
}
