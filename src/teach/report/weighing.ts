import type { AnyBot } from '@/engine/bot/bot'
import type { AnyPlayRules, Seat, Viewer } from '@/engine/kernel/game'
import { positionAt } from '@/engine/kernel/history'
import type { Cooperative } from '@/engine/basics/cooperative'
import type { StudyHistory } from '@/engine/study/study'
import type { Stop } from '../study/opened/stops'

/** What a bot weighs: the stops of a game, for one seat, as one viewer sees them. */
export interface Weighed {
  readonly rules: AnyPlayRules
  readonly history: StudyHistory
  readonly viewer: Viewer
  readonly stops: readonly Stop[]
  readonly seat: Seat
  readonly bot: AnyBot
}

/** How weighing goes on from what is known, and who hears of it. */
export interface Course {
  /** Chances of the first stops, known from before. */
  readonly known: readonly number[]
  readonly isOver: () => boolean
  /** Told of the chances so far, now and then and at the end. */
  readonly onChances: (chances: readonly number[]) => void
}

/** How often a report tells how far it is. */
const TOLD_TIMES = 50

/** The seat's chance at every stop, with a pause after each; given up once it is over. */
export function* weighing({ bot, seat, stops, ...game }: Weighed, course: Course): Cooperative<void> {
  const chances = [...course.known]
  const every = Math.ceil(stops.length / TOLD_TIMES)
  for (const { step } of stops.slice(chances.length)) {
    if (course.isOver()) return
    const view = game.rules.viewOf(positionAt(game.history, step), game.viewer)
    chances.push(bot.chanceOf(view, seat))
    if (chances.length % every === 0 || chances.length === stops.length) course.onChances([...chances])
    yield
  }
}

/** Of the chances of another game those that hold for this one, too: at the stops that both have in common. */
export function stillTrue(
  chances: readonly number[],
  before: Omit<Weighed, 'bot'>,
  now: Omit<Weighed, 'bot'>,
): readonly number[] {
  if (before === now) return chances
  if (before.viewer !== now.viewer || before.seat !== now.seat) return []
  const { steps } = before.history
  const parted = steps.findIndex((step, nth) => step !== now.history.steps[nth])
  const shared = parted === -1 ? steps.length : parted
  const isShared = (nth: number) => {
    const step = now.stops[nth]?.step
    return step !== undefined && step === before.stops[nth]?.step && step <= shared
  }
  const gone = chances.findIndex((_, nth) => !isShared(nth))
  return gone === -1 ? chances : chances.slice(0, gone)
}
