import { useEffect, useRef } from 'react'
import type { LogStep } from '@/engine/table/table'
import { type Sounding, SoundPlayer } from '@/widgets/sound/sound-player'
import { NewSteps } from './new-steps'

interface TableSoundProps<Event> {
  readonly log: readonly LogStep<Event>[]
  /** What is heard of a step; always the same function. */
  readonly soundsOf: (step: LogStep<Event>, lag?: number) => readonly Sounding[]
  /** How many seconds dice are seen to fall. */
  readonly lag?: number
}

/** Lets what happens be heard. The table is put up when the curtain rises, so that is heard first. */
export function TableSound<Event>({ log, soundsOf, lag = 0 }: TableSoundProps<Event>) {
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
    player.current?.play(news.current.in(log).flatMap((step) => soundsOf(step, lag)))
  }, [log, soundsOf, lag])
  return null
}
