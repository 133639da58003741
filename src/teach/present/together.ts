import { useEffect, useEffectEvent, useRef } from 'react'
import type { Drawing } from '@/engine/rulebook/rulebook'

/** How a presentation stands, in every window that shows it. */
export interface Standing {
  /** The slide shown, from 0. */
  readonly at: number
  readonly isMasked: boolean
  readonly isSpotlit: boolean
  /** The screen is dark, so that all look at the teacher. */
  readonly isDark: boolean
  /** The whole map is shown and not only where it happens. */
  readonly isWhole: boolean
  /** What was drawn during the presentation, by slide. */
  readonly drawn: Readonly<Record<number, readonly Drawing[]>>
}

/** What windows of one presentation tell each other: how it stands, or that another one asks. */
type Message = Standing | 'hello'

/** Keeps all windows of this browser that show the same at the same slide: each tells what is done in it. */
export function useTogether(name: string, standing: Standing, onTold: (standing: Standing) => void): void {
  const channel = useRef<BroadcastChannel>(null)
  const told = useRef(standing)
  const take = useEffectEvent((message: Message) => {
    if (message === 'hello') {
      channel.current?.postMessage(standing)
      return
    }
    told.current = message
    onTold(message)
  })
  useEffect(() => {
    const opened = new BroadcastChannel(`hexhearth-present/${name}`)
    channel.current = opened
    opened.onmessage = ({ data }: MessageEvent<Message>) => take(data)
    opened.postMessage('hello')
    return () => opened.close()
  }, [name])
  useEffect(() => {
    // What was just told is not told back.
    if (standing === told.current) return
    told.current = standing
    channel.current?.postMessage(standing)
  }, [standing])
}
