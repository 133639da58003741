import { useEffect, useRef } from 'react'
import { Announcer } from '@/widgets/Announcer'
import { keepFocus } from '@/table/ears/keep-focus'
import { SPOKEN } from '../../content/words-text'
import type { Scene } from './news'
import { useNews } from './use-news'

/** The table for those who do not see it: it says what happens, and keeps the place of the keyboard. */
export function Ears({ view, seat, log }: Scene) {
  const voice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const table = voice.current?.parentElement
    return table ? keepFocus(table) : undefined
  }, [])
  return <Announcer ref={voice} label={SPOKEN.label} lines={useNews({ view, seat, log })} />
}
