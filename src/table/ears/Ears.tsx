import { useEffect, useRef } from 'react'
import type { AnyEvent } from '@/engine/game'
import { Announcer } from '@/widgets/Announcer'
import { EARS_TEXT } from './ears-text'
import { keepFocus } from './keep-focus'
import { type SceneOf, type Telling, useNews } from './use-news'

interface EarsProps<View, Event extends AnyEvent> {
  readonly scene: SceneOf<View, Event>
  readonly telling: Telling<View, Event>
}

/** A table for those who do not see it: it says what happens, and keeps the place of the keyboard. */
export function Ears<View, Event extends AnyEvent>({ scene, telling }: EarsProps<View, Event>) {
  const voice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const table = voice.current?.parentElement
    return table ? keepFocus(table) : undefined
  }, [])
  return <Announcer ref={voice} label={EARS_TEXT.label} lines={useNews(scene, telling)} />
}
