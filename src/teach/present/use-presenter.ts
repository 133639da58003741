import { useCallback, useEffect, useEffectEvent, useState } from 'react'

/** How a presentation stands. */
export interface Presenter {
  /** The slide shown, from 0. */
  readonly at: number
  readonly isMasked: boolean
  readonly isSpotlit: boolean
  /** The screen is dark, so that all look at the teacher. */
  readonly isDark: boolean
  readonly go: (to: number) => void
  readonly toggle: (part: Part) => void
}

type Part = 'isMasked' | 'isSpotlit' | 'isDark'

const TOGGLES: Readonly<Record<string, Part>> = {
  m: 'isMasked',
  s: 'isSpotlit',
  b: 'isDark',
  '.': 'isDark',
}
/** What keys and clickers do, as a step from the slide shown. */
const STEPS: Readonly<Record<string, number>> = {
  arrowright: 1,
  arrowdown: 1,
  pagedown: 1,
  arrowleft: -1,
  arrowup: -1,
  pageup: -1,
  home: -Infinity,
  end: Infinity,
}

interface Presented {
  /** How many slides there are. */
  readonly count: number
  /** The one to begin with, from 0; one that there is not is taken for the nearest. */
  readonly first: number
  readonly leave: () => void
}

/** Steps through slides by buttons, keys or a clicker; secrets are masked until somebody asks. */
export function usePresenter({ count, first, leave }: Presented): Presenter {
  const [at, setAt] = useState(Math.max(0, Math.min(count - 1, first)))
  const [parts, setParts] = useState({ isMasked: true, isSpotlit: false, isDark: false })
  const go = useCallback((to: number) => setAt(Math.max(0, Math.min(count - 1, to))), [count])
  const toggle = useCallback((part: Part) => setParts((now) => ({ ...now, [part]: !now[part] })), [])
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const key = event.key.toLowerCase()
    const act = actOf(key)
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  })
  const actOf = (key: string): (() => void) | undefined => {
    const step = STEPS[key]
    const part = TOGGLES[key]
    if (step !== undefined) return () => go(at + step)
    if (part !== undefined) return () => toggle(part)
    return key === 'escape' ? leave : undefined
  }
  useEffect(() => {
    // Before a board that was clicked, whose cursor answers to the same keys.
    const heard = new AbortController()
    addEventListener('keydown', (event) => onKey(event), { capture: true, signal: heard.signal })
    return () => heard.abort()
  }, [])
  return { at, ...parts, go, toggle }
}
