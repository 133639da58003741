import type { Draft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import type { TableSpell } from '../../state/state'
import type { MageSeat } from '../../state/terms'
import { isFarcast } from '../../queries/magic/casting'
import { putBack } from '../bags'
import { type Scene, tell } from '../scene'

/** A spell on the table, to be written. */
export function spellOnTable({ draft }: Scene, id: string): Draft<TableSpell> | undefined {
  return draft.table.find((one) => one.id === id)
}

/** A spell has taken effect or never will, and the Farcast that went with it likewise. */
export function finish({ draft }: Scene, id: string, as: 'done' | 'cancelled' = 'done'): void {
  for (const one of draft.table) {
    if (one.id === id) one.state = as
    else if (one.to === id && isFarcast(one.spell) && one.state !== 'cancelled') one.state = 'done'
  }
}

/** A spell that has not taken effect does nothing (AM-E.35). */
export function cancel(scene: Scene, id: string): void {
  const spell = spellOnTable(scene, id)
  if (!spell || spell.state === 'done' || spell.state === 'cancelled') return
  finish(scene, id, 'cancelled')
  tell(scene, { type: 'spellCancelled', spell: spell.spell })
  // Without its Farcast a spell has no effect (AM-M.11).
  if (spell.to !== null && isFarcast(spell.spell)) cancel(scene, spell.to)
}

/** The chit of a spell goes to whoever stole it (AM-E.35). */
export function keep(scene: Scene, id: string, seat: MageSeat): void {
  const spell = spellOnTable(scene, id)
  if (!spell) return
  scene.draft.mages[seat].spells.push(spell.spell)
  scene.draft.table = scene.draft.table.filter((one) => one.id !== id)
  tell(scene, { type: 'spellTaken', seat, spell: spell.spell })
}

/** Chits that have done their work go back to their bag (AM-M.8); an attack whose dice lie there waits for them. */
export function clearTable(scene: Scene): void {
  const { table, rolled } = reading(scene.draft)
  const isSpent = ({ id, state }: TableSpell) =>
    (state === 'done' || state === 'cancelled') && !(rolled?.kind === 'area' && rolled.spell === id)
  for (const { spell } of table.filter(isSpent)) putBack(scene, 'spells', spell)
  scene.draft.table = scene.draft.table.filter((one) => !isSpent(one as TableSpell))
}
