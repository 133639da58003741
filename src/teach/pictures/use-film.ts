import { useEffect, useRef, useState } from 'react'
import { download } from '../page-parts/download'
import { type Film, filmed } from './film'
import { PICTURES_TEXT as TEXT } from './pictures-text'

/** How far the making of a picture is. */
export type Making =
  | { readonly state: 'idle'; readonly said: string }
  | { readonly state: 'making'; readonly share: number }
  | { readonly state: 'failed' }

/** Makes animated pictures and hands them to the browser's downloads; whoever leaves stops it. */
export function useFilm() {
  const [making, setMaking] = useState<Making>({ state: 'idle', said: '' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const make = async (film: Film, name: string) => {
    const control = new AbortController()
    running.current = control
    setMaking({ state: 'making', share: 0 })
    try {
      const file = await filmed(film, control.signal, (share) => setMaking({ state: 'making', share }))
      control.signal.throwIfAborted()
      download(name, file)
      setMaking({ state: 'idle', said: TEXT.saved(film.scenes.length, Math.ceil(file.size / 1000)) })
    } catch (error) {
      control.abort()
      if (running.current === control) console.error(error)
      if (running.current === control) setMaking({ state: 'failed' })
    }
  }
  const stop = () => {
    const stopped = running.current
    running.current = null
    stopped?.abort()
    setMaking({ state: 'idle', said: TEXT.stopped })
  }
  return { making, make, stop }
}
