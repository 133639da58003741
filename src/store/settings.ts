import { createStore } from 'zustand/vanilla'

export const THEMES = ['auto', 'light', 'dark'] as const
/** How the table is lit; `auto` follows the system. */
export type Theme = (typeof THEMES)[number]

/** What the players of this browser prefer, whatever they play. */
export interface Settings {
  readonly theme: Theme
}

const KEY = 'hexhearth-settings'

/** The settings, as they were left. */
export const settingsStore = createStore<Settings>()(readSettings)

/** Chooses the light, and remembers it where the browser lets us. */
export function setTheme(theme: Theme): void {
  settingsStore.setState({ theme })
  try {
    localStorage.setItem(KEY, JSON.stringify(settingsStore.getState()))
  } catch {
    // Storage may be forbidden or full: the choice then lasts as long as the page.
  }
}

function readSettings(): Settings {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { readonly theme?: unknown }
    return { theme: THEMES.find((theme) => theme === stored.theme) ?? 'auto' }
  } catch {
    return { theme: 'auto' }
  }
}
