import { useEffect, useState } from 'react'
import type { AnyEvent, Seat } from '@/engine/kernel/game'
import type { LogStep } from '@/engine/table/table'
import type { Announcement } from '@/widgets/Announcer'

/** What somebody who listens is told of. */
export interface SceneOf<View, Event extends AnyEvent> {
  readonly view: View
  readonly seat: Seat | null
  readonly log: readonly LogStep<Event>[]
}

/** How a game tells what happens; one object as long as the page is open. */
export interface AnnouncementSource<View, Event extends AnyEvent> {
  /** How the game ended, in a sentence or two; undefined while it goes on. */
  readonly endingOf: (view: View) => string | undefined
  /** Where the game stands, for somebody who comes to the table. */
  readonly momentNews: (scene: SceneOf<View, Event>) => readonly string[]
  /** What happened between two scenes, a text for each step; events of steps once taken back are in `undone`. */
  readonly newsBetween: (
    before: SceneOf<View, Event>,
    after: SceneOf<View, Event>,
    undone: ReadonlySet<Event>,
  ) => readonly string[]
}

/** More than a voice gets through before it is asked to be silent. */
const KEPT = 40
/** A voice hears only of what is added to a place that it already knows. */
const SETTLING_MS = 150

interface Heard<View, Event extends AnyEvent> {
  readonly scene: SceneOf<View, Event>
  /** Events of all steps that were taken back. */
  readonly undone: ReadonlySet<Event>
  readonly lines: readonly Announcement[]
  /** Lines so far; the last one's number. */
  readonly count: number
}

/** What is said aloud as the game goes on; where it stands is said first. */
export function useNews<View, Event extends AnyEvent>(
  scene: SceneOf<View, Event>,
  announcements: AnnouncementSource<View, Event>,
): readonly Announcement[] {
  const [heard, setHeard] = useState<Heard<View, Event>>({ scene, undone: new Set(), lines: [], count: 0 })
  const { view, seat, log } = scene
  const isOld = heard.scene.view !== view || heard.scene.seat !== seat || heard.scene.log !== log
  if (isOld) setHeard(heardOf(heard, scene, announcements))
  useEffect(() => {
    const timer = setTimeout(
      () => setHeard((latest) => withNews(latest, announcements.momentNews(latest.scene))),
      SETTLING_MS,
    )
    return () => clearTimeout(timer)
  }, [announcements])
  return heard.lines
}

/** The steps that one scene has and a later one has not any more. */
export function takenBack<View, Event extends AnyEvent>(
  before: SceneOf<View, Event>,
  after: SceneOf<View, Event>,
): readonly LogStep<Event>[] {
  const last = lastNumber(after)
  return before.log.filter(({ number }) => number > last)
}

/** The number of the last step of a scene, 0 before the first. */
export function lastNumber<Event>({ log }: { readonly log: readonly LogStep<Event>[] }): number {
  return log.at(-1)?.number ?? 0
}

function heardOf<View, Event extends AnyEvent>(
  heard: Heard<View, Event>,
  scene: SceneOf<View, Event>,
  { newsBetween }: AnnouncementSource<View, Event>,
): Heard<View, Event> {
  const back = takenBack(heard.scene, scene).flatMap(({ events }) => events)
  const undone = back.length === 0 ? heard.undone : new Set([...heard.undone, ...back])
  return withNews({ ...heard, scene, undone }, newsBetween(heard.scene, scene, heard.undone))
}

function withNews<View, Event extends AnyEvent>(
  heard: Heard<View, Event>,
  news: readonly string[],
): Heard<View, Event> {
  const added = news.map((text, nth) => ({ id: heard.count + nth + 1, text }))
  return { ...heard, lines: [...heard.lines, ...added].slice(-KEPT), count: heard.count + added.length }
}
