import type { HexId } from '@/engine/kernel/hex'
import type { AttackDesignation, Designation, DesignationId, UnitId } from '../state/position'
import type { Command, CommandOf } from './index'

/** What a caster may cast at a hex; the wand's own fireball is a spell apart (AR-12.5). */
export type AimedSpell = 'haste' | 'fireball' | 'wand'

const CASTINGS = {
  haste: 'designateHaste',
  fireball: 'designateFireball',
  wand: 'designateWandFireball',
} as const satisfies Record<AimedSpell, Command['type']>

/** The command by which a caster casts a spell at a hex. */
export function castingOf(spell: AimedSpell, caster: UnitId, hex: HexId): Command {
  return { type: CASTINGS[spell], caster, hex }
}

/** The command of a haste: on the stack of a hex, or on some of those who wait with the wizard (AR-9.6). */
export function hasteOf(aim: Omit<CommandOf<'designateHaste'>, 'type'>): CommandOf<'designateHaste'> {
  return { type: CASTINGS.haste, ...aim }
}

/** The command of an attack that is named, or was. */
export function attackOf({
  attackers,
  hex,
  defenders,
}: Omit<AttackDesignation, 'id' | 'resolved'>): CommandOf<'designateAttack'> {
  return { type: 'designateAttack', attackers, hex, defenders }
}

/** The command that rolls a designation. */
export function rolling(designation: DesignationId): CommandOf<'resolve'> {
  return { type: 'resolve', designation }
}

/** The command by which a designation was made; `waits` tells whether its caster did so in an entry hex. */
export function designating(made: Designation, waits: boolean): Command {
  if ('attackers' in made) return attackOf(made)
  if ('wand' in made) return castingOf(made.wand ? 'wand' : 'fireball', made.caster, made.hex)
  const { caster, hex, units } = made
  return waits ? hasteOf({ caster, hex, units }) : hasteOf({ caster, hex })
}
