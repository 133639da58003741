import { lockedSaveIn } from '@/engine/save/save-read'
import type { AnyGame } from '@/contract/manifest'
import { copyOf } from '@/store/copied'
import { type SessionGame, sessionOf } from '@/store/session'
import { sealOrCheck } from '@/store/sealing'
import { saveOf } from '@/store/table'
import { type AnyLoadedGame, readSaveOf } from '../session/save-reading'
import { sessionGameOf } from '../session/session-games'

/** A save to be played on beside the one it is a copy of; one that cannot be read stays as it is. */
export async function copiedSave(game: AnyGame, save: object): Promise<object> {
  const locked = lockedCopy(save)
  if (locked) return locked
  const [forSession, read] = await Promise.all([sessionGameOf(game), readSaveOf(game, save)])
  return read.ok ? copiedLoaded(forSession, read.value) : save
}

/** The same of a save that has been read. */
export async function copiedLoaded(forSession: SessionGame, loaded: AnyLoadedGame): Promise<object> {
  let copy = copyOf(sessionOf(forSession, loaded, { saveId: '', serial: 0 }))
  // Sealed here, so that it is not written anew by somebody who only looks at it.
  await sealOrCheck(
    {
      session: () => copy,
      update: (sealed) => {
        copy = sealed
      },
      checked: nothing,
      say: nothing,
    },
    copy,
  )
  return saveOf(copy)
}

const nothing = () => undefined

/** The same of a locked save, which gets its dice only when it is opened; undefined for any other. */
export function lockedCopy(save: object): object | undefined {
  const locked = lockedSaveIn(save)
  return locked && { ...locked, body: { ...locked.body, copied: true } }
}
