import { useEffect, useRef } from 'react'
import type { AnyEvent } from '@/engine/kernel/game'
import { Announcer } from '@/widgets/Announcer'
import { ANNOUNCEMENTS_TEXT } from './announcements-text'
import { keepFocus } from './keep-focus'
import { type SceneOf, type AnnouncementSource, useNews } from './use-news'

interface AnnouncementsProps<View, Event extends AnyEvent> {
  readonly scene: SceneOf<View, Event>
  readonly announcements: AnnouncementSource<View, Event>
}

/** A table for those who do not see it: it says what happens, and keeps the place of the keyboard. */
export function Announcements<View, Event extends AnyEvent>({
  scene,
  announcements,
}: AnnouncementsProps<View, Event>) {
  const voice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const table = voice.current?.parentElement
    return table ? keepFocus(table) : undefined
  }, [])
  return <Announcer ref={voice} label={ANNOUNCEMENTS_TEXT.label} lines={useNews(scene, announcements)} />
}
