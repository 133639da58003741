import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { Comfort } from '@/engine/table/table'
import { settingsStore } from './settings'
import { REDUCED_MOTION, useMedia } from './media'

/** What the players like, nothing moving where the system asks for that. */
export function useComfort(): Comfort {
  const { pace, sound, warnsAtEnd, warnsOfLoss, recaps } = useStore(settingsStore)
  const isStill = useMedia(REDUCED_MOTION)
  return useMemo(
    () => ({ pace: isStill ? 'none' : pace, sound, warnsAtEnd, warnsOfLoss, recaps }),
    [isStill, pace, sound, warnsAtEnd, warnsOfLoss, recaps],
  )
}
