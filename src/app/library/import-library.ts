import { positionOf } from '@/engine/kernel/history'
import type { Parsed, Problem } from '@/engine/kernel/refusal'
import { gameOfSave } from '@/engine/save/save-read'
import { gameOf } from '@/games'
import type { AnyGame } from '@/contract/manifest'
import { type FiledGame, readingLibrary } from '@/store/catalog/library-file'
import { namedSave } from '@/store/catalog/names'
import type { SaveCard } from '@/store/library'
import { newSaveId } from '@/store/save-id'
import { standingOf } from '@/store/table'
import { cooperatively } from '@/store/cooperative'
import { catalog } from '../session/catalog'
import { FILE_TEXT } from '../page-parts/file-text'
import { readSaveOf } from '../session/save-reading'
import { sessionGameOf } from '../session/session-games'
import { dateOf, standingIn, titleOf } from './card-words'
import { copiedLoaded, lockedCopy } from './copied-save'
import { reasonOf, refreshGames } from './games-store'
import { GAMES_TEXT, IMPORT_TEXT } from './games-text'

/** A game of a library that its rules accept. */
interface SoundGame {
  readonly game: AnyGame
  readonly save: object
  readonly card: SaveCard
}

/** What became of the games of a library. */
export interface Imported {
  readonly added: number
  /** How many were here already, just as they are in the file. */
  readonly known: number
  /** Those that were here already, but were played to another moment. */
  readonly others: readonly SoundGame[]
  readonly refused: readonly RefusedGame[]
}

interface RefusedGame {
  readonly name: string
  readonly problems: readonly Problem[]
}

const NOTHING: Imported = { added: 0, known: 0, others: [], refused: [] }

/**
 * Adds the games of a library to this browser's, but for those that are here already. A bad one is told and keeps no
 * other out. `onGame` is told of each that is begun, counted from 1, and of how many there are.
 */
export async function importLibrary(
  json: unknown,
  onGame: (at: number, all: number) => void,
): Promise<Parsed<Imported>> {
  const games = await cooperatively(readingLibrary(json))
  if (!games.ok) return games
  const here = [...(await catalog.cards().catch(() => []))]
  let imported = NOTHING
  for (const [index, read] of games.value.entries()) {
    onGame(index + 1, games.value.length)
    const name = IMPORT_TEXT.nth(index + 1, read.ok ? (read.value.card.title ?? '') : '')
    const sound = read.ok ? await soundGame(read.value).catch(brokenGame) : read
    if (!sound.ok) imported = withRefused(imported, { name, problems: sound.problems })
    else {
      imported = await place(imported, sound.value, { name, here })
      here.push(sound.value.card)
    }
  }
  await refreshGames()
  return { ok: true, value: imported }
}

function brokenGame(): Parsed<never> {
  return { ok: false, problems: [{ path: 'save', message: FILE_TEXT.broke }] }
}

/** Adds games under new ids, whatever is here already. */
export async function addOthers(others: readonly SoundGame[]): Promise<Imported> {
  let imported = NOTHING
  for (const other of others) imported = await add(imported, withId(other, newSaveId()), nameOf(other))
  await refreshGames()
  return imported
}

/** What a game is called where it is asked about. */
export function nameOf({ game, card }: SoundGame): string {
  return [titleOf(game, card), ...standingIn(card), dateOf(card)].join(', ')
}

/**
 * A game of a library as it is kept here: with other dice, for the game that was filed may be played on elsewhere. Where
 * it stands is found out by playing it, a file may say what it likes; only of a locked one it is taken at its word.
 */
async function soundGame({ card, save }: FiledGame): Promise<Parsed<SoundGame>> {
  const gameId = gameOfSave(save)
  if (!gameId.ok) return gameId
  const game = gameOf(gameId.value)
  if (!game)
    return { ok: false, problems: [{ path: 'save.game', message: FILE_TEXT.unknownGame(gameId.value) }] }
  const { id, ...rest } = card
  const named = { ...rest, gameId: game.id, saveId: id ?? newSaveId() }
  const locked = lockedCopy(save)
  if (locked)
    return { ok: true, value: { game, save: locked, card: { ...named, result: null, locked: true } } }
  const [read, forSession] = await Promise.all([readSaveOf(game, save), sessionGameOf(game)])
  if (!read.ok) return read
  const standing = standingOf(forSession, positionOf(read.value.history))
  const kept = namedSave(await copiedLoaded(forSession, read.value), card)
  return { ok: true, value: { game, save: kept, card: { ...named, ...standing, locked: undefined } } }
}

/** Adds a game unless it is here already: the same at the same moment, or the same at another one. */
async function place(
  imported: Imported,
  sound: SoundGame,
  { name, here }: { readonly name: string; readonly here: readonly SaveCard[] },
): Promise<Imported> {
  const { saveId, gameId, savedAt } = sound.card
  const isSame = (card: SaveCard) => card.gameId === gameId && card.savedAt === savedAt
  if (here.some(isSame)) return { ...imported, known: imported.known + 1 }
  if (here.some((card) => card.saveId === saveId)) return { ...imported, others: [...imported.others, sound] }
  return add(imported, sound, name)
}

async function add(imported: Imported, { save, card }: SoundGame, name: string): Promise<Imported> {
  try {
    await catalog.add(save, card)
    return { ...imported, added: imported.added + 1 }
  } catch (thrown) {
    const problem = { path: '', message: GAMES_TEXT.failed(reasonOf(thrown)) }
    return withRefused(imported, { name, problems: [problem] })
  }
}

function withRefused(imported: Imported, refused: RefusedGame): Imported {
  return { ...imported, refused: [...imported.refused, refused] }
}

function withId(sound: SoundGame, saveId: string): SoundGame {
  return { ...sound, card: { ...sound.card, saveId } }
}
