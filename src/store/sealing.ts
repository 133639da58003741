import { diceText } from '@/engine/kernel/dice-check'
import { areSealed, stepsRolled } from '@/engine/kernel/dice-seals'
import { diceHold, sealHolds, sealOf } from './commitment'
import type { SealedTable } from './sealed-table'
import { isOver, sealedText, type Session } from './session'

const NO_SEAL =
  'This page came over a connection on which the browser offers no cryptography: the hidden choice and the dice are not sealed.'

/** The tables whose players know that nothing can be sealed. */
const warned = new WeakSet<SealedTable>()

/** Seals whatever of a game is not sealed yet, or checks the seals once it is over. */
export async function sealOrCheck(table: SealedTable, session: Session): Promise<void> {
  await (isOver(session) ? check(table, session) : seal(table, session.serial))
}

/** The hidden choice, and the dice as they stand. */
async function seal(table: SealedTable, serial: number): Promise<void> {
  const now = () => {
    const session = table.session()
    return session?.serial === serial && !isOver(session) ? session : null
  }
  await Promise.all([sealChoice(table, now), sealDice(table, now)])
}

/** The game that is being sealed, as it stands when asked; null when it is gone or over. */
type Now = () => Session | null

async function sealChoice(table: SealedTable, now: Now): Promise<void> {
  const before = now()
  const text = before && sealedText(before)
  if (text === null || text === undefined || text === before?.sealed) return
  const made = await sealOf(text)
  const after = now()
  // A mind that was changed meanwhile is followed by a seal of its own.
  if (!after || sealedText(after) !== text || after.sealed === text) return
  table.update({ ...after, seal: made, sealed: text })
  if (made === null) warn(table)
}

async function sealDice(table: SealedTable, now: Now): Promise<void> {
  const seed = unsealedDice(now())
  if (!seed) return
  const made = await sealOf(diceText(seed))
  if (made === null) {
    warn(table)
    return
  }
  const after = now()
  // Whoever threw them meanwhile has them sealed as they stand then.
  if (!after || diceText(unsealedDice(after) ?? []) !== diceText(seed)) return
  const sealed = { ...made, seed, from: stepsRolled(after.history), until: null }
  table.update({ ...after, diceSeals: [...after.diceSeals, sealed] })
}

function unsealedDice(session: Session | null) {
  return session && !areSealed(session.diceSeals) ? session.dice : null
}

function warn(table: SealedTable): void {
  if (warned.has(table)) return
  warned.add(table)
  table.say(NO_SEAL)
}

/** Against what the end of the game revealed. */
async function check(table: SealedTable, session: Session): Promise<void> {
  const text = sealedText(session)
  const { seal: choice, diceSeals, history, serial } = session
  const [holds, diceCheck] = await Promise.all([
    choice && text !== undefined ? sealHolds(choice, text) : null,
    diceSeals.length > 0 ? diceHold(history, diceSeals) : null,
  ])
  if (table.session()?.serial === serial) table.checked({ sealHolds: holds, diceCheck })
}
