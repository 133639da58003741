import { useEffect, useRef } from 'react'
import { Announcer } from '@/widgets/Announcer'
import { keepFocus } from '@/table/ears/keep-focus'
import { type Telling, useNews } from '@/table/ears/use-news'
import { SPOKEN } from '../../content/words-text'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'
import { momentNews, newsBetween, type Scene } from './news'

const TELLING: Telling<View, Event> = { momentNews, newsBetween }

/** The table for those who do not see it: it says what happens, and keeps the place of the keyboard. */
export function Ears({ view, seat, log }: Scene) {
  const voice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const table = voice.current?.parentElement
    return table ? keepFocus(table) : undefined
  }, [])
  return <Announcer ref={voice} label={SPOKEN.label} lines={useNews({ view, seat, log }, TELLING)} />
}
