import { useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { settingsStore, type Theme } from '@/store/settings'

/** Lights the page as chosen; the styles follow the system where the page says nothing. */
export function useTheme(): void {
  const theme = useChosenTheme()
  useLayoutEffect(() => {
    if (theme === 'auto') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = theme
  }, [theme])
}

/** The light chosen in this browser. */
export function useChosenTheme(): Theme {
  return useStore(settingsStore, (settings) => settings.theme)
}
