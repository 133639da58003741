import { createStore } from 'zustand/vanilla'
import type { Problem } from '@/engine/kernel/refusal'
import type { AnyGame } from '@/contract/manifest'
import type { SaveCard } from '@/store/library'
import type { LockedSave, Vault } from '@/store/vault/vault'
import type { Imported } from '../library/import-library'
import type { AnyLoadedGame } from '../session/save-reading'

/** What stands between a chosen file and its game on the table. */
export type Opening =
  | { readonly step: 'idle' }
  | { readonly step: 'refused'; readonly fileName: string; readonly problems: readonly Problem[] }
  | LockedFile
  /** The file is sound, and a game in progress that is kept nowhere would give way to it. */
  | { readonly step: 'asking'; readonly file: SoundFile; readonly running: SaveCard }
  /** A library is read, game by game. */
  | { readonly step: 'importing'; readonly at: number; readonly all: number }
  | { readonly step: 'imported'; readonly imported: Imported }

/** A file that opens with passphrases. */
export interface LockedFile {
  readonly step: 'locked'
  readonly fileName: string
  readonly game: AnyGame
  readonly save: LockedSave
}

const IDLE: Opening = { step: 'idle' }

/** The file being opened, if any. */
export const openingStore = createStore<{ readonly opening: Opening }>(() => ({ opening: IDLE }))

/** A file whose game is known to this program, and that its rules accept. */
export interface SoundFile {
  readonly game: AnyGame
  readonly loaded: AnyLoadedGame
  readonly vault?: Vault | undefined
}

/** Goes on to a step, and shows it. */
export function show(opening: Opening): void {
  openingStore.setState({ opening })
}

/** Leaves the chosen file alone. */
export function forgetFile(): void {
  show(IDLE)
}
