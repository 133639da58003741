import type { AnyPlayRules, Viewer } from '@/engine/kernel/game'
import type { HexId } from '@/engine/kernel/hex'
import { positionAt } from '@/engine/kernel/history'
import type { StudyHistory } from '@/engine/study/study'
import type { Story } from '@/engine/table/table'
import { logWriter } from '@/store/log'
import { type Stop, stopsOf } from '../study/opened/stops'
import { momentText } from '../study/opened/study-text'
import type { Stretch } from './stretch'

/** A line of a game, and whose eyes look at it. */
export interface Looked {
  readonly rules: AnyPlayRules
  readonly story: Story<object>
  readonly history: StudyHistory
  readonly viewer: Viewer
}

/** What one picture of several shows: a view of its viewer's, and what is said below it. */
export interface Scene {
  readonly view: object
  readonly moment: string
  readonly said: string
}

/** The pictures of a stretch, and the hexes on which it is played. */
export interface Scenes {
  readonly scenes: readonly Scene[]
  readonly hexes: readonly HexId[]
}

/** More would be too large to be sent, and too long to be looked at. */
const MOST = 24

/** Where a line can be stopped at by what its viewer knows: steps that are hidden from them leave no gap. */
export function stopsSeen({ rules, story, history, viewer }: Looked): readonly Stop[] {
  const whole = { ...history, cursor: history.steps.length }
  return stopsOf({ rules, story, viewer }, history, logWriter(rules, viewer)(whole)).filter(
    // That something hidden was done last is nobody's to know.
    (stop, nth, all) => nth === 0 || nth < all.length - 1 || isLogged(rules, viewer, history, stop.step),
  )
}

function isLogged(rules: AnyPlayRules, viewer: Viewer, history: StudyHistory, step: number): boolean {
  const steps = history.steps.slice(step - 1, step)
  return logWriter(rules, viewer)({ ...history, steps, cursor: 1 }).length > 0
}

/** What is seen and told from stop to stop of a stretch; where there are too many, several steps share a picture. */
export function scenesOf(looked: Looked, stops: readonly Stop[], { from, to }: Stretch): Scenes {
  const { rules, story, history, viewer } = looked
  const viewAt = (step: number) => rules.viewOf(positionAt(history, step), viewer)
  const log = new Map(
    logWriter(rules, viewer)({ ...history, cursor: history.steps.length }).map((line) => [line.number, line]),
  )
  const hexes = new Set<HexId>()
  const told = stops.slice(from, to + 1).map(({ step, moment }, nth) => {
    const view = viewAt(step)
    const line = nth === 0 ? undefined : log.get(step)
    if (line) for (const hex of story.hexesOf(line, viewAt(step - 1))) hexes.add(hex)
    // A step that ends a segment was taken in that, not in the next.
    const taken = stops[from + nth - 1]?.moment
    return {
      view,
      moment: momentText(nth > 0 && taken ? taken : moment),
      said: line ? story.said(line, view).join(' ') : '',
    }
  })
  return { scenes: together(told), hexes: [...hexes] }
}

/** The same in fewer pictures: each shows how things stand after its steps, and tells them all. */
function together(scenes: readonly Scene[]): readonly Scene[] {
  const [first, ...rest] = scenes
  if (!first || scenes.length <= MOST) return scenes
  const share = Math.ceil(rest.length / (MOST - 1))
  const shared = Array.from({ length: Math.ceil(rest.length / share) }, (_, nth) =>
    rest.slice(nth * share, (nth + 1) * share),
  )
  return [
    first,
    ...shared.flatMap((some) => {
      const last = some.at(-1)
      return last
        ? [
            {
              ...last,
              said: some
                .map(({ said }) => said)
                .join(' ')
                .trim(),
            },
          ]
        : []
    }),
  ]
}
