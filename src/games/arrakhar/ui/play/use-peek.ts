import { useState } from 'react'
import type { Viewer } from '@/engine/game'

interface Peek {
  readonly isPeeking: boolean
  readonly onPeek: () => void
}

/** Whether a viewer may look at what the sorcerer keeps secret. */
export function mayPeek(viewer: Viewer): boolean {
  return viewer === 'sorcerer' || viewer === 'referee'
}

/** Whether the sorcerer, or whoever watches all, looks at what is secret; it ends by itself when the mouse passes. */
export function usePeek(viewer: Viewer): Peek {
  const [peek, setPeek] = useState({ viewer, isOn: false })
  if (peek.viewer !== viewer) setPeek({ viewer, isOn: false })
  const isPeeking = mayPeek(viewer) && peek.viewer === viewer && peek.isOn
  return { isPeeking, onPeek: () => setPeek({ viewer, isOn: !isPeeking }) }
}
