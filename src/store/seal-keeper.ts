import { positionOf } from '@/engine/history'
import { isOver, type Session } from './session'

/** What the keeper needs of the table it serves. */
export interface SealedTable {
  readonly session: () => Session | null
  /** Shows and keeps a session whose seal has changed. */
  readonly update: (session: Session) => void
  /** Tells whether the seal of a finished game was right. */
  readonly checked: (holds: boolean | null) => void
  readonly say: (text: string) => void
}

/** Keeps the seal in step with what is to be sealed; nobody waits for it. */
export interface SealKeeper {
  readonly follow: (session: Session) => void
}

const NO_SEAL =
  'This page came over a connection on which the browser offers no cryptography: the hidden choice is not sealed.'

/** The keeper of one table's seal. */
export function sealKeeper(table: SealedTable): SealKeeper {
  let warned = false

  const seal = async (text: string, serial: number): Promise<void> => {
    const { sealOf } = await import('./commitment')
    const made = await sealOf(text)
    const now = table.session()
    if (now?.serial !== serial || textOf(now) !== text || now.sealed === text) return
    table.update({ ...now, seal: made, sealed: text })
    if (made === null && !warned) {
      warned = true
      table.say(NO_SEAL)
    }
  }

  const check = async (session: Session): Promise<void> => {
    const text = textOf(session)
    if (session.seal === null || text === undefined) return
    const { sealHolds } = await import('./commitment')
    const holds = await sealHolds(session.seal, text)
    if (table.session()?.serial === session.serial) table.checked(holds)
  }

  return {
    follow(session) {
      const text = textOf(session)
      if (isOver(session)) void check(session)
      else if (text === session.sealed) return
      else if (text === undefined) table.update({ ...session, seal: null, sealed: undefined })
      else void seal(text, session.serial)
    },
  }
}

function textOf(session: Session): string | undefined {
  return session.game.rules.sealedText(positionOf(session.history))
}
