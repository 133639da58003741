import type { HexId } from '@/engine/kernel/hex'
import { optional, valueArg } from '@/engine/declare/arg'
import { hauntName } from '../../tables/command-text'
import { countOf, type HauntId, type Side, UNIT_TYPES } from '../../tables/units'
import { listed } from '@/engine/basics/phrases'
import { nowIn } from '../../queries/guards'
import type { DesignationId, SomeCounts, UnitId } from '../../state/position'
import { designatingIn } from '../../queries/designating'
import { unitOf } from '../../queries/stacking'
import type { Arrakhar } from './kit'

export const UNIT = valueArg<Arrakhar, UnitId, 'unit'>('unit', {
  hexesOf(table, id) {
    const hex = unitOf(table, id)?.hex
    return hex === undefined ? [] : [hex]
  },
  nameOf: (names, id) => names.unit(id),
})

/** Units that do something together, or are struck together. */
export const UNITS = valueArg<Arrakhar, readonly UnitId[], 'units'>('units', {
  hexesOf: (table, ids) => ids.flatMap((id) => UNIT.hexesOf?.(table, id) ?? []),
  nameOf: (names, ids) => names.units(ids),
})

export const HEX = valueArg<Arrakhar, HexId, 'hex'>('hex', {
  hexesOf: (_table, hex) => [hex],
  nameOf: (_names, hex) => hex,
})

/** Hexes that are entered one after the other, the start left out. */
export const PATH = valueArg<Arrakhar, readonly HexId[], 'path'>('path', {
  hexesOf: (_table, path) => path.slice(-1),
  nameOf: (_names, path) => path.at(-1) ?? '',
})

/** The hex on the way where the wand is taken along, if it is. */
export const WAND_AT = valueArg<Arrakhar, HexId | null, 'hexOrNull'>('hexOrNull', {
  nameOf: (_names, hex) => hex ?? 'nowhere',
})

export const HAUNT = valueArg<Arrakhar, HauntId, 'haunt'>('haunt', {
  hexesOf(table, haunt) {
    const hex = table.haunts[haunt] ?? table.setUp?.haunts[haunt]
    return hex === undefined ? [] : [hex]
  },
  nameOf: (_names, haunt) => hauntName(haunt),
})

export const SIDE = valueArg<Arrakhar, Side, 'side'>('side', { nameOf: (_names, side) => side })

/** Units by their types; types left out count zero. */
export const COUNTS = valueArg<Arrakhar, SomeCounts, 'counts'>('counts', {
  nameOf: (_names, counts) => countsInWords(counts),
})

export const COUNT = valueArg<Arrakhar, number, 'count'>('count', {
  nameOf: (_names, count) => countOf(count, 'sorcerer'),
})

/** How many of those summoned appear, at the haunt of the casting. */
export const SUMMONED = valueArg<Arrakhar, number, 'count'>('count', {
  hexesOf(table) {
    const pending = nowIn(table, 'summon')?.pending
    const hex = pending && table.haunts[pending.haunt]
    return hex ? [hex] : []
  },
  nameOf: (_names, count) => String(count),
})

export const DESIGNATION = valueArg<Arrakhar, DesignationId, 'designation'>('designation', {
  hexesOf: (table, id) =>
    (designatingIn(table)?.designations ?? []).flatMap((made) => (made.id === id ? [made.hex] : [])),
  nameOf: (names, id) => names.designation(id),
})

export const YES_NO = valueArg<Arrakhar, boolean, 'yesOrNo'>('yesOrNo', {
  nameOf: (_names, yes) => (yes ? 'yes' : 'no'),
})

/** In an entry hex the units named are hasted, on the board whoever stands in a hex (AR-9.6). */
export const HEX_IF_ANY = optional(HEX)
export const UNITS_IF_ANY = optional(UNITS)

function countsInWords(counts: SomeCounts): string {
  const parts = UNIT_TYPES.flatMap((type) => {
    const count = counts[type] ?? 0
    return count > 0 ? [countOf(count, type)] : []
  })
  return parts.length > 0 ? listed(parts) : 'nobody'
}
