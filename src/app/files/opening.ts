import { gameOfSave, LARGEST_SAVE, lockedSaveIn } from '@/engine/save/save-read'
import { isOver } from '@/store/session'
import { readingJson } from '@/engine/files/json'
import type { Parsed } from '@/engine/kernel/refusal'
import { gameOf } from '@/games'
import type { AnyGame } from '@/contract/manifest'
import { beginsLibrary, LARGEST_LIBRARY, MOST_VALUES_IN_LIBRARY } from '@/store/catalog/library-file'
import type { SaveCard } from '@/store/library'
import type { LockedSave, Unlocked } from '@/store/vault/vault'
import { cardOf } from '@/store/table'
import { cooperatively } from '@/store/cooperative'
import { addOthers, importLibrary, type Imported } from '../library/import-library'
import { forgetFile, type LockedFile, openingStore, show, type SoundFile } from './opening-store'
import { readSaveOf } from '../session/save-reading'
import { sessionGameOf } from '../session/session-games'
import { goTo } from '../addresses/routes'
import { takeNames } from '../session/take-names'
import { isUnkept } from '../session/unkept'
import { routeOfTable, sessionStore, table } from '../session/table-session'
import { FILE_TEXT } from '../page-parts/file-text'

/** Enough of a file to tell whether it is a library. */
const HEAD = 200

/** A file as far as it can be read without asking anybody. */
type ReadFile = SoundFile | { readonly game: AnyGame; readonly locked: LockedSave }

/**
 * Opens a file: a save comes to the table as a game of its own, the games of a library come into the list, anything else
 * goes to the page that it belongs to. A bad file is refused with all its faults.
 */
export async function openFile(file: File): Promise<void> {
  const read = await taken(file).catch(() => failed('', FILE_TEXT.broke))
  if (!read.ok) show({ step: 'refused', fileName: file.name, problems: read.problems })
}

async function taken(file: File): Promise<Parsed<unknown>> {
  const isLibrary = beginsLibrary(
    await file
      .slice(0, HEAD)
      .text()
      .catch(() => ''),
  )
  const json = await readJson(file, isLibrary)
  if (!json.ok) return json
  if (isLibrary) return takeLibrary(json.value)
  return isSave(json.value) ? takeSave(file.name, json.value) : takeOther(json.value)
}

/** Goes on with a file that was locked, unless it has been left alone meanwhile. */
export async function openUnlocked(locked: LockedFile, { save, vault }: Unlocked): Promise<void> {
  const read = await readSaveOf(locked.game, save)
  if (openingStore.getState().opening !== locked) return
  if (read.ok) await seatOrAsk({ game: locked.game, loaded: read.value, vault })
  else show({ step: 'refused', fileName: locked.fileName, problems: read.problems })
}

async function seatOrAsk(file: SoundFile): Promise<void> {
  const running = unkeptGame()
  if (running) show({ step: 'asking', file, running })
  else await seat(file)
}

async function readJson(file: File, isLibrary: boolean): Promise<Parsed<unknown>> {
  const most = isLibrary ? LARGEST_LIBRARY : LARGEST_SAVE
  if (file.size > most) return failed('', FILE_TEXT.tooLarge(most))
  const text = await file.text().catch(() => undefined)
  if (text === undefined) return failed('', FILE_TEXT.unreadable)
  return cooperatively(readingJson(text, isLibrary ? MOST_VALUES_IN_LIBRARY : undefined))
}

async function takeLibrary(json: unknown): Promise<Parsed<unknown>> {
  const imported = await importLibrary(json, (at, all) => show({ step: 'importing', at, all }))
  if (imported.ok) show({ step: 'imported', imported: imported.value })
  return imported
}

/** A study, a lesson or a position is left where it belongs; the game at the table stays as it is. */
async function takeOther(json: unknown): Promise<Parsed<unknown>> {
  const { takeTeachingFile } = await import('./teaching-files')
  const taken = await takeTeachingFile(json)
  if (taken.ok) goTo(taken.value)
  return taken
}

function isSave(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'format' in json && json.format === 'hexhearth-save'
}

async function takeSave(fileName: string, json: unknown): Promise<Parsed<unknown>> {
  const read = await readFile(json)
  if (!read.ok) return read
  if ('loaded' in read.value) await seatOrAsk(read.value)
  else show({ step: 'locked', fileName, game: read.value.game, save: read.value.locked })
  return read
}

async function readFile(json: unknown): Promise<Parsed<ReadFile>> {
  const id = gameOfSave(json)
  if (!id.ok) return id
  const game = gameOf(id.value)
  if (!game) return failed('game', FILE_TEXT.unknownGame(id.value))
  const locked = lockedSaveIn(json)
  if (locked) return { ok: true, value: { game, locked } }
  const read = await readSaveOf(game, json)
  return read.ok ? { ok: true, value: { game, loaded: read.value } } : read
}

function failed(path: string, message: string): Parsed<never> {
  return { ok: false, problems: [{ path, message }] }
}

/** Puts a save that was found sound on the table. */
export async function seat({ game, loaded, vault }: SoundFile): Promise<void> {
  forgetFile()
  table.open(await sessionGameOf(game), loaded, { vault })
  goTo(routeOfTable())
  await takeNames()
}

/** Adds games of a library that are here already, as they stand in the file, beside those that are here. */
export async function addBeside({ others }: Imported): Promise<void> {
  show({ step: 'importing', at: 1, all: others.length })
  show({ step: 'imported', imported: await addOthers(others) })
}

/** The unfinished game at the table that would be lost with it: the browser would not keep it. */
export function unkeptGame(): SaveCard | undefined {
  const { session } = sessionStore.getState()
  return session && isUnkept(session.saveId) && !isOver(session) ? cardOf(session) : undefined
}
