import { useMemo, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { Comfort } from '@/engine/table'
import { settingsStore } from '@/store/settings'

const STILL = matchMedia('(prefers-reduced-motion: reduce)')

/** What the players like, nothing moving where the system asks for that. */
export function useComfort(): Comfort {
  const { pace, sound, warnsAtEnd, recaps } = useStore(settingsStore)
  const isStill = useSyncExternalStore(onStill, () => STILL.matches)
  return useMemo(
    () => ({ pace: isStill ? 'none' : pace, sound, warnsAtEnd, recaps }),
    [isStill, pace, sound, warnsAtEnd, recaps],
  )
}

function onStill(listener: () => void): () => void {
  STILL.addEventListener('change', listener)
  return () => STILL.removeEventListener('change', listener)
}
