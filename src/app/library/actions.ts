import {
  type FiledGame,
  LARGEST_LIBRARY,
  libraryText,
  LONGEST_TITLE,
  MOST_GAMES,
} from '@/store/catalog/library-file'
import { namedSave } from '@/store/catalog/names'
import { hasLocks, hold, isHeld, letGo } from '@/store/hold'
import type { GameNames, SaveCard } from '@/store/library'
import { callGame } from '@/store/occasional-actions'
import { newSaveId } from '@/store/save-id'
import { fileOf } from '@/store/table'
import { keepClock, keptClock } from '../clock/kept-clock'
import { download, fileNameOf, handOver } from '../downloads/downloads'
import { library, sessionStore, table } from '../session/table-session'
import { isUnkept } from '../session/unkept'
import { gameKept } from '../session/game-kept'
import { tellDeleted } from '../session/tabs'
import { catalog } from '../session/catalog'
import { titleOf } from './card-words'
import { copiedSave } from './copied-save'
import type { ListedGame } from './find-games'
import { gamesStore, reasonOf, refreshGames } from './games-store'
import { GAMES_TEXT as TEXT } from './games-text'

/** What is being done: a second click before it is done does nothing. */
const underWay = new Set<string>()

/** Does something by its name, and reads the list anew; where that fails, the list says why. */
async function attempt(name: string, action: () => Promise<void>): Promise<void> {
  if (underWay.has(name)) return
  underWay.add(name)
  gamesStore.setState({ trouble: null })
  try {
    await action()
  } catch (thrown) {
    gamesStore.setState({ trouble: TEXT.failed(reasonOf(thrown)) })
  }
  underWay.delete(name)
  await refreshGames()
}

/** Gives a game and its players their names; an empty one is none. */
export function rename({ card }: ListedGame, names: GameNames): Promise<void> {
  return attempt(`name ${card.saveId}`, async () => {
    await catalog.name(card.saveId, names)
    if (sessionStore.getState().session?.saveId === card.saveId) callGame(sessionStore, names)
  })
}

/** Keeps another game that stands where this one does. */
export function duplicate({ game, card }: ListedGame): Promise<void> {
  return attempt(`copy ${card.saveId}`, async () => {
    const save = await savedAs(card)
    if (!save) {
      tellGone(titleOf(game, card))
      return
    }
    const title = TEXT.copyTitle(titleOf(game, card)).slice(0, LONGEST_TITLE)
    const copied = { ...card, saveId: newSaveId(), title, savedAt: Date.now() }
    await catalog.add(await copiedSave(game, save), copied)
    table.say(TEXT.copied(titleOf(game, card)))
  })
}

/** Hands a game to the browser's downloads. */
export function saveToFile({ game, card }: ListedGame): Promise<void> {
  return attempt(`file ${card.saveId}`, async () => {
    const save = await savedAs(card)
    if (save) handOver(fileNameOf(titleOf(game, card), card), namedSave(save, card))
    else tellGone(titleOf(game, card))
  })
}

/** Deletes a game that no other tab plays; it can be brought back until another one is deleted, or is forgotten. */
export function remove({ game, card }: ListedGame): Promise<void> {
  const title = titleOf(game, card)
  return attempt(`delete ${card.saveId}`, async () => {
    const { saveId } = card
    if (!(await haveForMyself(saveId))) {
      gamesStore.setState({ trouble: TEXT.playedElsewhere(title) })
      return
    }
    // What was played would be lost, and could not be brought back; the list says so already.
    if (isUnkept(saveId)) return
    // What is on its way into the browser's storage would bring the game back.
    if (sessionStore.getState().session?.saveId === saveId) sessionStore.setState({ session: null })
    await gameKept()
    const removed = await catalog.remove(saveId).finally(() => letGo(saveId))
    tellDeleted(saveId)
    const clock = keptClock(saveId)
    keepClock(saveId, null)
    if (removed)
      gamesStore.setState((state) => ({ removed: [...state.removed, { game: removed, title, clock }] }))
    else tellGone(title)
  })
}

/** Another tab has deleted the game since the list was read. */
function tellGone(title: string): void {
  gamesStore.setState({ trouble: TEXT.gone(title) })
}

/** Brings the game back that was deleted last. */
export function bringBack(): Promise<void> {
  return attempt('bring back', async () => {
    const last = gamesStore.getState().removed.at(-1)
    if (!last) return
    await catalog.putBack(last.game)
    keepClock(last.game.saveId, last.clock)
    gamesStore.setState(({ removed }) => ({
      removed: removed.filter((one) => one !== last),
      returned: last.game.saveId,
    }))
    table.say(TEXT.putBack(last.title))
  })
}

/** Lets all games go that were deleted. */
export function forgetRemoved(): void {
  gamesStore.setState({ removed: [] })
}

/** Hands all games to the browser's downloads, in one file. */
export function saveAllToFile(games: readonly ListedGame[]): Promise<void> {
  return attempt('file of all', async () => {
    if (games.length > MOST_GAMES) {
      gamesStore.setState({ trouble: TEXT.tooMany(MOST_GAMES) })
      return
    }
    const filed: FiledGame[] = []
    for (const { card } of games) {
      const save = await savedAs(card)
      if (save) filed.push(filedGame(card, save))
    }
    const blob = new Blob([...libraryText(filed)], { type: 'application/json' })
    if (blob.size > LARGEST_LIBRARY) {
      gamesStore.setState({ trouble: TEXT.tooLarge(LARGEST_LIBRARY) })
      return
    }
    download(`games-${new Date().toISOString().slice(0, 10)}.library.hexhearth.json`, blob)
    table.say(TEXT.exported(filed.length))
  })
}

/** A game as a library holds it. */
function filedGame({ saveId, gameId, ...card }: SaveCard, save: object): FiledGame {
  // Games that were kept under their kind's id have none that tells one from another.
  return { card: saveId === gameId ? card : { id: saveId, ...card }, save: namedSave(save, card) }
}

/** A game as it is kept, or as it stands at the table where the browser would not keep it. */
async function savedAs({ saveId, gameId }: SaveCard): Promise<object | undefined> {
  const { session } = sessionStore.getState()
  if (session && isUnkept(saveId)) return fileOf(session)
  const kept = await library.read(gameId, saveId)
  return typeof kept?.save === 'object' ? (kept.save ?? undefined) : undefined
}

/** Whether no other tab plays a game; from now on none does. */
async function haveForMyself(saveId: string): Promise<boolean> {
  return !hasLocks() || isHeld(saveId) || hold(saveId, { ifAvailable: true }, () => undefined)
}
