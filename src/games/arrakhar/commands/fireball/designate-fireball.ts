import { UNITS as UNIT_CARDS } from '../../tables/units'
import { progressIn } from '../../queries/guards'
import { firesOf } from '../../queries/legal/spells'
import type { Table, UnitId } from '../../state/position'
import { refuse } from '../../refuse'
import { closedRefusal } from '../../queries/designating'
import { isOnBoard, unitInPlay } from '../../queries/stacking'
import { HEX, UNIT } from '../kit/args'
import { command } from '../kit/kit'
import { designate, namesRefusal, rangeRefusal, targetRefusal } from './aiming'

/** Names a caster and a target hex (AR-8.1 to AR-8.3). */
export const designateFireball = command({
  clause: 'AR-8.1',
  stage: 'fireball',
  args: { caster: UNIT, hex: HEX },
  subject: 'caster',
  target: 'hex',
  moment: ({ table }) => closedRefusal(table),
  listed: ({ table }) => firesOf(table, 'fireball'),

  refusalOf({ table }, { caster: id, hex }) {
    const early = namesRefusal(table, id, hex)
    if (early) return early
    const caster = unitInPlay(table, id)
    if (!UNIT_CARDS[caster.type].spells.includes('fireball'))
      return refuse('AR-8.1', 'Only wizards and sorcerers cast fireballs.')
    if (!isOnBoard(table, caster)) return refuse('AR-8.1', 'No fireball is cast out of an entry hex.')
    const nobody = targetRefusal(table, caster, hex)
    if (nobody) return nobody
    if (hasCast(table, id)) return refuse('AR-5.5', `That ${caster.type} has cast this turn.`)
    return rangeRefusal(table, caster.hex, hex)
  },
  perform: ({ draft }, { caster, hex }) => designate(draft, { caster, hex, wand: false }),

  say: ({ caster, hex }) => `Cast a fireball at ${hex} with ${caster}`,
  ink: 'yellow',
})

function hasCast(table: Table, id: UnitId): boolean {
  const { designations } = progressIn(table, 'fireball')
  return table.cast.includes(id) || designations.some(({ caster, wand }) => caster === id && !wand)
}
