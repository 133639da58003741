import { useEffect, useRef } from 'react'
import { keepFocus } from '@/table/ears/keep-focus'
import { type SceneOf, useNews } from '@/table/ears/use-news'
import { Announcer } from '@/widgets/Announcer'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'
import { TELLING } from './news'
import { SPOKEN } from './words-text'

/** The table for those who do not see it: it says what happens, and keeps the place of the keyboard. */
export function Ears({ view, seat, log }: SceneOf<View, Event>) {
  const voice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const table = voice.current?.parentElement
    return table ? keepFocus(table) : undefined
  }, [])
  return <Announcer ref={voice} label={SPOKEN.label} lines={useNews({ view, seat, log }, TELLING)} />
}
