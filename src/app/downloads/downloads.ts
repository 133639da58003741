import type { Save } from '@/engine/save/save'
import type { AnyGame } from '@/contract/manifest'
import { namedSave } from '@/store/catalog/names'
import type { SaveCard } from '@/store/library'
import type { Session } from '@/store/session'
import { cardOf, fileOf } from '@/store/table'
import { download as downloadBlob } from '@/teach/page-parts/download'
import { catalog } from '../session/catalog'
import { routeOf } from '../addresses/routes'
import { SAVED_TEXT } from './saved-text'
import { library, sessionStore, table } from '../session/table-session'

/** The name of a save's file; it tells what the game is called and how far it is, and nothing secret. */
export function fileNameOf(name: string, { moment }: Pick<SaveCard, 'moment'>): string {
  return `${slugOf(name)}-${slugOf(moment)}.hexhearth.json`
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Hands something to the browser's downloads; an object as JSON. */
export function download(name: string, content: object): void {
  const json = () => new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' })
  downloadBlob(name, content instanceof Blob ? content : json())
}

/**
 * Downloads the game at the table, or when none is there the one that the address means; a game that can be written no
 * more, as it was kept last. False when there is none.
 */
export async function downloadGame(game: AnyGame): Promise<boolean> {
  const { session } = sessionStore.getState()
  const atTable = session?.game.rules.id === game.id ? session : null
  return (atTable !== null && (await downloadSession(game, atTable))) || downloadKept(game, atTable?.saveId)
}

async function downloadSession(game: AnyGame, session: Session): Promise<boolean> {
  try {
    const name = fileNameOf(game.name, cardOf(session))
    const file = await fileOf(session)
    handOver(name, await withNames(file, session.saveId))
    return true
  } catch (thrown) {
    // A bug in what is seen of a game must not keep the game from its players.
    console.error(thrown)
    return false
  }
}

async function downloadKept(game: AnyGame, saveId = savedAt(location.hash)): Promise<boolean> {
  const kept = await library.read(game.id, saveId).catch(() => undefined)
  const json = kept?.save
  if (!kept || typeof json !== 'object' || json === null) return false
  handOver(fileNameOf(game.name, { moment: 'kept' }), await withNames(json, kept.saveId))
  return true
}

/** Hands a save to the browser's downloads, and says who can read it. */
export function handOver(name: string, save: object): void {
  download(name, save)
  const body = 'body' in save ? (save.body as Partial<Save['body']>) : undefined
  const kind = body?.kind
  if (kind !== undefined) table.say(SAVED_TEXT[kind])
}

/** The id of the save that an address names, if any. */
function savedAt(hash: string): string | undefined {
  const route = routeOf(hash)
  return route.page === 'play' ? route.saveId : undefined
}

/** A save with what its players call it and themselves; where that cannot be read, without. */
async function withNames(save: object, saveId: string): Promise<object> {
  const cards = await catalog.cards().catch(() => [])
  const card = cards.find((one) => one.saveId === saveId)
  return card ? namedSave(save, card) : save
}
