import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../../clauses'
import { progressIn } from '../../queries/guards'
import { firesOf } from '../../queries/legal/spells'
import type { Table, Unit } from '../../state/position'
import { refuse } from '../../refuse'
import { closedRefusal } from '../../queries/designating'
import { wieldsWand } from '../../queries/fireball-range'
import { unitInPlay } from '../../queries/stacking'
import { HEX, UNIT } from '../kit/args'
import { command } from '../kit/kit'
import { designate, namesRefusal, rangeRefusal, targetRefusal } from './aiming'

/** Names the wizard that casts the wand's own fireball (AR-12.5). */
export const designateWandFireball = command({
  clause: 'AR-12.5',
  stage: 'fireball',
  args: { caster: UNIT, hex: HEX },
  subject: 'caster',
  target: 'hex',
  moment: ({ table }) => closedRefusal(table),
  listed: ({ table }) => firesOf(table, 'wand'),

  refusalOf({ table }, { caster: id, hex }) {
    if (table.side === 'sorcerer') return refuse('AR-12.4', "The sorcerer's side cannot use the wand.")
    const unnamed = namesRefusal(table, id, hex)
    if (unnamed) return unnamed
    const caster = unitInPlay(table, id)
    if (caster.type !== 'wizard') return refuse('AR-12.5', 'Only a wizard casts the wand fireball.')
    return (
      wandRefusal(table, caster) ??
      targetRefusal(table, caster, hex) ??
      usedWandRefusal(table) ??
      rangeRefusal(table, caster.hex, hex)
    )
  },
  perform: ({ draft }, { caster, hex }) => designate(draft, { caster, hex, wand: true }),

  say: ({ caster, hex }) => `Cast the wand’s fireball at ${hex} with ${caster}`,
  ink: 'yellow',
})

function wandRefusal(table: Table, caster: Unit): Refusal<Clause> | undefined {
  if (table.wand.hidden) return refuse('AR-12.5', 'The wand is still hidden.')
  return wieldsWand(table, caster)
    ? undefined
    : refuse('AR-12.5', `The wand lies in ${table.wand.hex}; a wizard casts its fireball there.`)
}

function usedWandRefusal(table: Table): Refusal<Clause> | undefined {
  return progressIn(table, 'fireball').designations.some((made) => made.wand)
    ? refuse('AR-12.5', 'The wand casts one fireball a turn.')
    : undefined
}
