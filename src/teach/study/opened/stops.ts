import type { AnyEvent, AnyPlayRules, Viewer } from '@/engine/kernel/game'
import { positionAt } from '@/engine/kernel/history'
import type { StudyHistory } from '@/engine/study/study'
import type { LogStep, Story, StoryMoment } from '@/engine/table/table'

/** A step at which a viewer may stop, and where in the sequence of play the game then stands. */
export interface Stop {
  readonly step: number
  readonly moment: StoryMoment
}

/** How far a step goes. */
export const UNITS = ['command', 'segment', 'phase', 'turn'] as const
export type Unit = (typeof UNITS)[number]

interface Told {
  readonly rules: AnyPlayRules
  readonly story: Story<object>
  readonly viewer: Viewer
}

/** The stops of a line for whoever knows this log of it: the beginning, every step logged, and the end. */
export function stopsOf(
  { rules, story, viewer }: Told,
  history: StudyHistory,
  log: readonly LogStep<AnyEvent>[],
): readonly Stop[] {
  const momentAt = (step: number) => story.momentOf(rules.viewOf(positionAt(history, step), viewer))
  let moment = momentAt(0)
  const stops: Stop[] = [{ step: 0, moment }]
  let isBegun = false
  for (const { number, events } of log) {
    const begun = story.momentAfter(events)
    isBegun ||= begun !== undefined
    // What is set up one after the other is begun by no event.
    moment = begun ?? (isBegun ? moment : momentAt(number))
    stops.push({ step: number, moment })
  }
  const end = history.steps.length
  if (stops.at(-1)?.step !== end) stops.push({ step: end, moment })
  return stops
}

/** The index of the stop at a step, or the last one before it. */
export function stopAt(stops: readonly Stop[], step: number): number {
  return Math.max(
    0,
    stops.findLastIndex((stop) => stop.step <= step),
  )
}

/** The index of the stop so far on or back; back leads to where a unit begins, as forward does. */
export function stopBeyond(stops: readonly Stop[], at: number, unit: Unit, by: 1 | -1): number {
  const last = stops.length - 1
  for (let index = at + by; index > 0 && index < last; index += by)
    if (begins(stops, index, unit)) return index
  return by === 1 ? last : 0
}

function begins(stops: readonly Stop[], index: number, unit: Unit): boolean {
  const now = stops[index]?.moment
  const before = stops[index - 1]?.moment
  if (unit === 'command' || !now || !before) return true
  if (now.turn !== before.turn) return true
  if (unit === 'turn') return false
  return now.phase !== before.phase || (unit === 'segment' && now.segment !== before.segment)
}
