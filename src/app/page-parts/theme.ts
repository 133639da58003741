import { useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import type { Seat } from '@/engine/kernel/game'
import type { SeatNames } from '@/contract/manifest'
import { settingsStore } from '@/store/settings'
import { useComfort } from '@/store/comfort'
import { MORE_CONTRAST, useMedia } from '@/store/media'

/** Has the page look and move as its players like it; the styles go by marks of the root element. */
export function useLooks(): void {
  const theme = useStore(settingsStore, (settings) => settings.theme)
  const wantsContrast = useMedia(MORE_CONTRAST)
  const auto = wantsContrast ? 'contrast' : undefined
  useMark('data-theme', theme === 'auto' ? auto : theme)
  useMark('data-pace', useComfort().pace)
}

/**
 * Turns the table to whoever is asked, if its players sit face to face; the first seat in play sits before the screen.
 * More than two sit around it: it lies still.
 */
export function useFacing(seats: readonly SeatNames[], asked: Seat | null): void {
  const turnsTable = useStore(settingsStore, (settings) => settings.turnsTable)
  const isFar = seats.length === 2 && asked === seats[1]?.id
  useMark('data-facing', turnsTable ? (isFar ? 'far' : 'near') : undefined)
}

/** Sets an attribute of the root element for as long as the caller is on the page. */
function useMark(name: string, value: string | undefined): void {
  useLayoutEffect(() => {
    if (value === undefined) return
    const page = document.documentElement
    page.setAttribute(name, value)
    return () => page.removeAttribute(name)
  }, [name, value])
}
