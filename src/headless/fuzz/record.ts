import type { AnyCommand, AnyGameRules, Json } from '@/engine/kernel/game'
import { type Entry, keptEntry } from '@/engine/kernel/history'
import { type OpenSave, saveAt } from '@/engine/save/save'

/** A random game in progress: a plain position that is played in place, and how it came about. */
export interface GameRecord {
  readonly nth: number
  readonly rules: AnyGameRules
  readonly initial: Json
  readonly position: object
  readonly entries: Entry<AnyCommand>[]
}

/** What became of one random game. */
export interface GameReport {
  readonly nth: number
  readonly commands: number
  /** The winner or 'draw'; null if something was found before the end. */
  readonly ending: string | null
  readonly finding: Finding | null
}

/** Something wrong, with a save that leads up to it. */
export interface Finding {
  readonly fault: string
  readonly save: OpenSave
}

/** A game as a save file, from its first position up to now. */
export function saveOf({ rules, initial, entries }: GameRecord): OpenSave {
  const save = saveAt(rules.id, initial, null)
  return { ...save, body: { ...save.body, entries: entries.map(keptEntry), cursor: entries.length } }
}
