import { areSealed } from '@/engine/kernel/dice-seals'
import type { SealedTable } from './sealed-table'
import { isOver, sealedText, type Session } from './session'

/** Keeps the seals in step with what is to be sealed; nobody waits for it. */
export interface SealKeeper {
  readonly follow: (session: Session) => void
}

/** The keeper of one table's seals. */
export function sealKeeper(table: SealedTable): SealKeeper {
  const follow = (session: Session) => {
    const text = sealedText(session)
    const isChosen = text !== undefined && text !== session.sealed
    if (text === undefined && session.sealed !== undefined)
      table.update({ ...session, seal: null, sealed: undefined })
    const isOpen = isChosen || (session.dice !== null && !areSealed(session.diceSeals))
    if (isOver(session) || isOpen)
      // What cannot be fetched now is asked for again with the next command.
      import('./sealing').then(({ sealOrCheck }) => sealOrCheck(table, session)).catch(() => undefined)
  }
  return { follow }
}
