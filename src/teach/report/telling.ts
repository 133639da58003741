import type { AnyEvent, AnyPlayRules, Seat, Viewer } from '@/engine/kernel/game'
import { positionAt } from '@/engine/kernel/history'
import type { Cooperative } from '@/engine/basics/cooperative'
import type { LuckReport, RollLuck } from '@/engine/table/luck-report'
import type { StudyHistory } from '@/engine/study/study'
import type { LogStep, Story } from '@/engine/table/table'
import { logWriter } from '@/store/log'
import { type Stop, stopsOf } from '../study/opened/stops'

/** What a report is made of. */
export interface Subject {
  readonly rules: AnyPlayRules
  readonly story: Story<object>
  readonly luckReport: LuckReport<object>
  readonly history: StudyHistory
  readonly viewer: Viewer
}

/** A roll's luck, and the index of the stop that it led to. */
export interface RolledLuck extends RollLuck {
  readonly at: number
}

/** A game as its report tells it: whatever is counted by stops counts those of `stops`. */
export interface Told {
  /** Where the game may be stopped at, from where it was under way. */
  readonly stops: readonly Stop[]
  readonly log: readonly LogStep<AnyEvent>[]
  /** The indexes of the stops at which nothing had happened but that the next segment began. */
  readonly onward: ReadonlySet<number>
  readonly luck: readonly RolledLuck[]
  /** What each seat had lost by each stop. */
  readonly losses: readonly Readonly<Record<Seat, number>>[]
}

/** Goes through a game once, with a pause after every step. */
export function* telling(subject: Subject): Cooperative<Told> {
  const { rules, story, luckReport, history, viewer } = subject
  const log = logWriter(rules, viewer)({ ...history, cursor: history.steps.length })
  const byNumber = new Map(log.map((step) => [step.number, step]))
  const viewAfter = (step: number) => rules.viewOf(positionAt(history, step), viewer)
  const stops: Stop[] = []
  const luck: RolledLuck[] = []
  const losses: Readonly<Record<Seat, number>>[] = []
  const onward = new Set<number>()
  const happened: AnyEvent[] = []
  for (const stop of stopsOf(subject, history, log)) {
    const step = byNumber.get(stop.step)
    happened.push(...eventsOf(step))
    // The view before a step comes first: positions are played again in order.
    const before = step && step.rolls.length > 0 ? viewAfter(stop.step - 1) : undefined
    const view = viewAfter(stop.step)
    yield
    if (stops.length === 0 && !luckReport.isUnderWay(view)) continue
    if (step && before)
      for (const one of luckReport.luckOf(step, before)) luck.push({ ...one, at: stops.length })
    if (isOnward(story, step)) onward.add(stops.length)
    stops.push(stop)
    losses.push(luckReport.lossesOf(view, happened))
  }
  return { stops, log, onward, luck, losses }
}

function eventsOf(step: LogStep<AnyEvent> | undefined): readonly AnyEvent[] {
  return step?.events ?? []
}

/** Whether a step tells nothing but the course of the sequence of play; of one that nobody may know nothing is told. */
function isOnward(story: Subject['story'], step: LogStep<AnyEvent> | undefined): boolean {
  return step === undefined || story.isOnward(step.events)
}
