import { useEffect, useRef } from 'react'
import type { LogStep } from '@/engine/table'
import { SoundPlayer } from '@/widgets/sound/sound-player'
import { NewSteps } from '@/table/motion/new-steps'
import type { Event } from '../../rules/events'
import { soundsOf } from './sounds-of'

interface TableSoundProps {
  readonly log: readonly LogStep<Event>[]
}

/** Lets what happens be heard. The table is put up when the curtain rises, so that is heard first. */
export function TableSound({ log }: TableSoundProps) {
  const player = useRef<SoundPlayer>(null)
  const news = useRef<NewSteps<Event>>(null)
  useEffect(() => {
    const made = new SoundPlayer()
    player.current = made
    made.play([{ sound: 'curtain', after: 0 }])
    return () => made.dispose()
  }, [])
  useEffect(() => {
    news.current ??= new NewSteps(log)
    player.current?.play(news.current.in(log).flatMap(soundsOf))
  }, [log])
  return null
}
