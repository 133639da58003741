import type { HexId } from '@/engine/hex'
import { STACKING_LIMIT, TYPES_OF } from '../../content/units'
import type { Command } from '../commands'
import { isOwn, progressIn } from '../guards'
import type { Position, Unit } from '../position'
import { fireballTargetsOf } from '../segments/fireball-range'
import { hasteTargetsOf } from '../segments/haste-range'
import { orcHexesOf } from '../segments/wandering-orcs'
import { roomAt, summonChoices, typeSummonedAt } from '../segments/summon-choices'
import { isOnBoard, stackIn } from '../stacking'

/** The roll, or a placement for each hex. */
export function orcCommands(position: Position): readonly Command[] {
  const { due } = progressIn(position, 'wanderingOrcs')
  if (due === null) return [{ type: 'rollWanderingOrcs' }]
  return due ? orcHexesOf(position).map((hex) => ({ type: 'placeOrc', hex })) : []
}

/** Castings that the pool can answer, or the counts that may be placed. */
export function summonCommands(position: Position): readonly Command[] {
  const { pending } = progressIn(position, 'summon')
  const { pool } = position.secrets
  if (!pending)
    return summonChoices(position)
      .filter(({ haunt }) => pool[typeSummonedAt(haunt)] > 0)
      .map((choice) => ({ type: 'castSummon', ...choice }))
  const { haunt, upTo } = pending
  const most = Math.min(upTo, roomAt(position, haunt), pool[typeSummonedAt(haunt)])
  return Array.from({ length: most + 1 }, (_, count) => ({ type: 'placeSummoned', count }))
}

/** Haste on each stack in reach; in an entry hex on the first units of each type. */
export function hasteCommands(position: Position): readonly Command[] {
  return position.units
    .filter((unit) => unit.type === 'wizard')
    .flatMap((wizard) =>
      hasteTargetsOf(position, wizard.id).flatMap((hex) => hastesBy(position, wizard, hex)),
    )
}

/** The castings of a wizard at one hex. */
export function hastesBy(position: Position, wizard: Unit, hex: HexId): readonly Command[] {
  if (isOnBoard(position, wizard)) return [{ type: 'designateHaste', caster: wizard.id, hex }]
  const waiting = stackIn(position, hex)
  return TYPES_OF.wizard.flatMap((type) => {
    const units = waiting.filter((unit) => unit.type === type).slice(0, STACKING_LIMIT)
    return units.length > 0
      ? [{ type: 'designateHaste', caster: wizard.id, units: units.map((unit) => unit.id) } as const]
      : []
  })
}

/** Every fireball of every caster, the wand's included. */
export function fireballCommands(position: Position): readonly Command[] {
  return position.units
    .filter((unit) => isOwn(position, unit))
    .flatMap(({ id: caster }): readonly Command[] => [
      ...fireballTargetsOf(position, caster, 'fireball').map(
        (hex) => ({ type: 'designateFireball', caster, hex }) as const,
      ),
      ...fireballTargetsOf(position, caster, 'wand').map(
        (hex) => ({ type: 'designateWandFireball', caster, hex }) as const,
      ),
    ])
}
