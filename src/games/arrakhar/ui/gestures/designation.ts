import type { HexId } from '@/engine/hex'
import type { Command } from '../../commands'
import type { UnitId } from '../../rules/position'
import type { AimedSpell } from '../desk/gesture'

/** The command by which a caster designates a target. */
export function designationOf(spell: AimedSpell, caster: UnitId, hex: HexId): Command {
  switch (spell) {
    case 'haste':
      return { type: 'designateHaste', caster, hex }
    case 'fireball':
      return { type: 'designateFireball', caster, hex }
    case 'wand':
      return { type: 'designateWandFireball', caster, hex }
  }
}
