import type { Save } from '@/engine/save'
import type { AnyGame } from '@/games/manifest'
import type { SaveCard } from '@/store/library'
import { cardOf, fileOf } from '@/store/table'
import { SAVED_TEXT } from './saved-text'
import { library, sessionStore, table } from './table-session'

/** The name of a save's file; it tells the game and how far it is, and nothing secret. */
export function fileNameOf(gameName: string, { moment }: Pick<SaveCard, 'moment'>): string {
  return `${slugOf(gameName)}-${slugOf(moment)}.hexhearth.json`
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Hands a save to the browser's downloads. */
export function download(name: string, save: Save | object): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(save, null, 1)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has taken the bytes once the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}

/** Downloads the game at the table, or the one kept in this browser when none is there. */
export async function downloadGame(game: AnyGame): Promise<void> {
  const { session } = sessionStore.getState()
  if (session?.game.rules.id === game.id) {
    const file = await fileOf(session)
    download(fileNameOf(game.name, cardOf(session)), file)
    table.say(SAVED_TEXT[file.body.kind])
    return
  }
  const kept = await library.read(game.id)
  const json = kept?.save
  if (typeof json === 'object' && json !== null) download(fileNameOf(game.name, { moment: 'kept' }), json)
}
