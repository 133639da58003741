import { createStore } from 'zustand/vanilla'
import { isOver } from '@/store/session'
import { parseJson } from '@/engine/json'
import type { Parsed, Problem } from '@/engine/refusal'
import { gameOf } from '@/games'
import type { AnyGame } from '@/games/manifest'
import { copiedGame } from '@/store/copied-game'
import type { SaveCard } from '@/store/library'
import type { LockedSave, Unlocked, Vault } from '@/store/vault/vault'
import { cardOf } from '@/store/table'
import { type AnyLoadedGame, readSaveOf } from './save-reading'
import { sessionGameOf } from './session-games'
import { goTo } from './routes'
import { library, sessionStore, table } from './table-session'
import { FILE_TEXT } from './file-text'

/** What stands between a chosen file and its game on the table. */
export type Opening =
  | { readonly step: 'idle' }
  | { readonly step: 'refused'; readonly fileName: string; readonly problems: readonly Problem[] }
  /** The file opens with passphrases. */
  | { readonly step: 'locked'; readonly fileName: string; readonly game: AnyGame; readonly save: LockedSave }
  /** The file is sound, and a game in progress would give way to it. */
  | { readonly step: 'asking'; readonly file: SoundFile; readonly running: SaveCard }

/** The file being opened, if any. */
export const openingStore = createStore<{ readonly opening: Opening }>(() => ({ opening: { step: 'idle' } }))

const IDLE: Opening = { step: 'idle' }

/** A file whose game is known to this program, and that its rules accept. */
interface SoundFile {
  readonly game: AnyGame
  readonly loaded: AnyLoadedGame
  readonly vault?: Vault | undefined
}

/** A file as far as it can be read without asking anybody. */
type ReadFile = SoundFile | { readonly game: AnyGame; readonly locked: LockedSave }

/** Opens a file: a bad one is refused with all its faults, and one that would replace a game asks first. */
export async function openFile(file: File): Promise<void> {
  const read = await readFile(file)
  if (!read.ok) show({ step: 'refused', fileName: file.name, problems: read.problems })
  else if ('loaded' in read.value) await seatOrAsk(read.value)
  else {
    const { game, locked } = read.value
    show({ step: 'locked', fileName: file.name, game, save: locked })
  }
}

/** Goes on with a file that was locked. */
export async function openUnlocked(
  fileName: string,
  game: AnyGame,
  { save, vault }: Unlocked,
): Promise<void> {
  const read = await readSaveOf(game, save)
  if (read.ok) await seatOrAsk({ game, loaded: read.value, vault })
  else show({ step: 'refused', fileName, problems: read.problems })
}

async function seatOrAsk(file: SoundFile): Promise<void> {
  const running = await runningGame(file.game)
  if (running) show({ step: 'asking', file, running })
  else await seat(file)
}

async function readFile(file: File): Promise<Parsed<ReadFile>> {
  const { gameOfSave, LARGEST_SAVE, lockedSaveIn } = await import('@/engine/save-read')
  if (file.size > LARGEST_SAVE) return failed('', FILE_TEXT.tooLarge(LARGEST_SAVE))
  const text = await file.text().catch(() => undefined)
  if (text === undefined) return failed('', FILE_TEXT.unreadable)
  const json = parseJson(text)
  if (!json.ok) return json
  const id = gameOfSave(json.value)
  if (!id.ok) return id
  const game = gameOf(id.value)
  if (!game) return failed('game', FILE_TEXT.unknownGame(id.value))
  const locked = lockedSaveIn(json.value)
  if (locked) return { ok: true, value: { game, locked } }
  const read = await readSaveOf(game, json.value)
  return read.ok ? { ok: true, value: { game, loaded: read.value } } : read
}

function failed(path: string, message: string): Parsed<never> {
  return { ok: false, problems: [{ path, message }] }
}

/** Puts a save that was found sound on the table. */
export async function seat({ game, loaded, vault }: SoundFile): Promise<void> {
  show(IDLE)
  const forSession = await sessionGameOf(game)
  table.open(forSession, copiedGame(forSession.rules, loaded), { vault })
  goTo({ page: 'play', gameId: game.id })
}

/** Leaves the chosen file alone. */
export function forgetFile(): void {
  show(IDLE)
}

/** The unfinished game of a kind that a new one would replace. */
export async function runningGame(game: AnyGame): Promise<SaveCard | undefined> {
  const { session } = sessionStore.getState()
  if (session?.game.rules.id === game.id) return isOver(session) ? undefined : cardOf(session)
  const cards = await library.cards().catch(() => [])
  return cards.find(({ gameId, asked }) => gameId === game.id && asked !== null)
}

function show(opening: Opening): void {
  openingStore.setState({ opening })
}
