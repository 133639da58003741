import type { Cooperative } from '@/engine/basics/cooperative'
import type { AnyCommand, AnyPlayRules, Seat } from '@/engine/kernel/game'
import { positionAt } from '@/engine/kernel/history'
import type { StudyHistory } from '@/engine/study/study'

/** A decision of a side. */
export interface Decision {
  /** How many steps had been played before it. */
  readonly at: number
  /** The segment in which it was taken, as the rules name it. */
  readonly segment: string
  /** What the side knew. */
  readonly view: object
  readonly played: AnyCommand
}

/** A game whose decisions are looked at. */
interface Subject {
  readonly rules: AnyPlayRules
  readonly history: StudyHistory
  readonly seat: Seat
  /** Whether the set-up is over. */
  readonly isUnderWay: (view: object) => boolean
}

/** What a side decided once the game was under way, giving it up aside; with a pause after each. */
export function* decisionsOf({
  rules,
  history,
  seat,
  isUnderWay,
}: Subject): Cooperative<readonly Decision[]> {
  const decisions: Decision[] = []
  const concession = rules.concession?.(seat).type
  for (const [at, step] of history.steps.entries()) {
    const played = step.entry.command
    if (step.seat !== seat || step.isAutomatic || played.type === concession) continue
    const position = positionAt(history, at)
    const view = rules.viewOf(position, seat)
    if (isUnderWay(view)) decisions.push({ at, segment: rules.segmentOf(position), view, played })
    yield
  }
  return decisions
}
