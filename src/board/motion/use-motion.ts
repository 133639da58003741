import { type RefObject, useLayoutEffect, useRef } from 'react'

import type { Moment } from './schedule'

interface Motion extends Moment {
  /** Transforms and opacities only: the browser then moves it without painting. */
  readonly frames: readonly Keyframe[]
  readonly easing?: string | undefined
}

/** Has an element go through its motions once, where there are any. */
export function useMotion(motion: Motion | null): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const { frames, easing = 'linear', start, duration } = motion ?? STILL
  useLayoutEffect(() => {
    if (frames.length === 0) return undefined
    const animation = element.current?.animate([...frames], { delay: start, duration, easing, fill: 'both' })
    return () => animation?.cancel()
  }, [frames, easing, start, duration])
  return element
}

const STILL: Motion = { frames: [], start: 0, duration: 0 }
