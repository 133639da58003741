import { createStore } from 'zustand/vanilla'
import { type Comfort, PACES } from '@/engine/table/table'

export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const
/** How the table is lit; `auto` follows the system. */
export type Theme = (typeof THEMES)[number]

/** What the players of this browser prefer, whatever they play. */
export interface Settings extends Omit<Comfort, 'losesNothing'> {
  readonly theme: Theme
  /** Whether a side passes by itself that has nothing to answer with, as far as lies open. */
  readonly passesIdle: boolean
  /** Whether a segment ends by itself in which its side can do nothing, as far as lies open. */
  readonly skipsEmpty: boolean
  /** Whether a bot gives up a game that is lost. */
  readonly botsConcede: boolean
  /** Whether the table turns to the side whose phase it is, for two who sit face to face. */
  readonly turnsTable: boolean
}

/** The settings that are on or off. */
export type Flag = {
  readonly [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never
}[keyof Settings]

const KEY = 'hexhearth-settings'

const STANDARD: Settings = {
  theme: 'auto',
  pace: 'normal',
  sound: false,
  warnsAtEnd: true,
  recaps: true,
  passesIdle: true,
  skipsEmpty: true,
  botsConcede: true,
  turnsTable: false,
}

/** The settings, as they were left. */
export const settingsStore = createStore<Settings>()(readSettings)

/** Changes some settings, and remembers them where the browser lets us. */
export function changeSettings(change: Partial<Settings>): void {
  settingsStore.setState(change)
  try {
    localStorage.setItem(KEY, JSON.stringify(settingsStore.getState()))
  } catch {
    // Storage may be forbidden or full: the choice then lasts as long as the page.
  }
}

function readSettings(): Settings {
  try {
    return settingsFrom(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return STANDARD
  }
}

function settingsFrom(stored: unknown): Settings {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Readonly<
    Partial<Record<keyof Settings, unknown>>
  >
  const flag = (key: Flag) => {
    const value = given[key]
    return typeof value === 'boolean' ? value : STANDARD[key]
  }
  return {
    theme: THEMES.find((theme) => theme === given.theme) ?? STANDARD.theme,
    pace: PACES.find((pace) => pace === given.pace) ?? STANDARD.pace,
    sound: flag('sound'),
    warnsAtEnd: flag('warnsAtEnd'),
    recaps: flag('recaps'),
    passesIdle: flag('passesIdle'),
    skipsEmpty: flag('skipsEmpty'),
    botsConcede: flag('botsConcede'),
    turnsTable: flag('turnsTable'),
  }
}
