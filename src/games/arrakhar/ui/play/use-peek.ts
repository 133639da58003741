import { useState } from 'react'
import type { Seat } from '@/engine/game'

interface Peek {
  readonly isPeeking: boolean
  readonly onPeek: () => void
}

/** Whether the sorcerer looks at what is secret; it ends by itself when the mouse passes. */
export function usePeek(seat: Seat | null): Peek {
  const [peek, setPeek] = useState({ seat, isOn: false })
  if (peek.seat !== seat) setPeek({ seat, isOn: false })
  const isPeeking = seat === 'sorcerer' && peek.seat === seat && peek.isOn
  return { isPeeking, onPeek: () => setPeek({ seat, isOn: !isPeeking }) }
}
