import type { HexId } from '@/engine/hex'
import { refused } from '@/table/desk/answer'
import { HAUNT_IDS, type HauntId } from '../../content/units'
import { areAdjacent } from '../../rules/board'
import { isOwn } from '../../rules/guards'
import type { Table, Unit, UnitId } from '../../rules/position'
import { refuse } from '../../rules/refuse'
import { castRefusal } from '../../rules/segments/summon-choices'
import { stackIn } from '../../rules/stacking'
import type { Answer } from '../desk/gesture'
import { likeliest } from '@/table/commands/hand'

/** Why nothing is summoned at a haunt: asked of a sorcerer beside it, of one in it, then of those elsewhere. */
export function refusedHaunt(table: Table, haunt: HauntId): Answer {
  const isReady = ({ id }: Unit) => !table.cast.includes(id)
  const hex = table.haunts[haunt]
  const sorcerer = likeliest(
    table.units.filter((unit) => isOwn(table, unit) && unit.type === 'sorcerer'),
    (unit) => isReady(unit) && isBeside(table, unit, haunt),
    (unit) => isBeside(table, unit, haunt),
    (unit) => unit.hex === hex,
    isReady,
    () => true,
  )
  return refused(
    refuse('AR-6.2', 'You have no sorcerer to summon with.'),
    sorcerer ? castAt(sorcerer.id, haunt) : null,
  )
}

/**
 * Why the units of a hex summon nothing: nobody is there, not a sorcerer of one's own, one that has cast; at the haunt
 * in hand, or one beside them.
 */
export function refusedSummoner(table: Table, hex: HexId, named: HauntId | undefined): Answer {
  const summons = (unit: Unit) => isOwn(table, unit) && unit.type === 'sorcerer'
  const unit = likeliest(
    stackIn(table, hex),
    (one) => summons(one) && !table.cast.includes(one.id),
    summons,
    () => true,
  )
  if (!unit) return refused(refuse('AR-6.2', 'Nobody stands there; pick a haunt, or a sorcerer beside one.'))
  const haunts = HAUNT_IDS.filter((haunt) => table.haunts[haunt] !== undefined)
  const beside = named ?? haunts.find((haunt) => isBeside(table, unit, haunt))
  // Whoever is no sorcerer of one's own is refused at any haunt.
  const haunt = beside ?? (summons(unit) ? undefined : haunts[0])
  return haunt === undefined
    ? refused(castRefusal(table, unit.id) ?? refuse('AR-6.2', 'No haunt is next to this sorcerer.'))
    : refused(refuse('AR-6.2', 'These sorcerers cannot summon now.'), castAt(unit.id, haunt))
}

function castAt(sorcerer: UnitId, haunt: HauntId) {
  return { type: 'castSummon', sorcerer, haunt } as const
}

function isBeside(table: Table, unit: Unit, haunt: HauntId): boolean {
  const hex = table.haunts[haunt]
  return hex !== undefined && areAdjacent(table, unit.hex, hex)
}
