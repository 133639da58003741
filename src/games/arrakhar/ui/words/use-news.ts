import { useEffect, useState } from 'react'
import type { Announcement } from '@/widgets/Announcer'
import type { Event } from '../../rules/events'
import { momentNews, newsBetween, type Scene, takenBack } from './news'

/** More than a voice gets through before it is asked to be silent. */
const KEPT = 40
/** A voice hears only of what is added to a place that it already knows. */
const SETTLING_MS = 150

interface Heard {
  readonly scene: Scene
  /** Events of all steps that were taken back. */
  readonly undone: ReadonlySet<Event>
  readonly lines: readonly Announcement[]
  /** Lines so far; the last one's number. */
  readonly count: number
}

/** What is said aloud as the game goes on; where it stands is said first. */
export function useNews(scene: Scene): readonly Announcement[] {
  const [heard, setHeard] = useState<Heard>({ scene, undone: new Set(), lines: [], count: 0 })
  const { view, seat, log } = scene
  const isOld = heard.scene.view !== view || heard.scene.seat !== seat || heard.scene.log !== log
  if (isOld) setHeard(heardOf(heard, scene))
  useEffect(() => {
    const timer = setTimeout(
      () => setHeard((latest) => withNews(latest, momentNews(latest.scene))),
      SETTLING_MS,
    )
    return () => clearTimeout(timer)
  }, [])
  return heard.lines
}

function heardOf(heard: Heard, scene: Scene): Heard {
  const back = takenBack(heard.scene, scene).flatMap(({ events }) => events)
  const undone = back.length === 0 ? heard.undone : new Set([...heard.undone, ...back])
  return withNews({ ...heard, scene, undone }, newsBetween(heard.scene, scene, heard.undone))
}

function withNews(heard: Heard, news: readonly string[]): Heard {
  const added = news.map((text, nth) => ({ id: heard.count + nth + 1, text }))
  return { ...heard, lines: [...heard.lines, ...added].slice(-KEPT), count: heard.count + added.length }
}
