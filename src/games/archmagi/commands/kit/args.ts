import type { HexId } from '@/engine/kernel/hex'
import { many, orNull, refTo, valueArg } from '@/engine/declare/arg'
import { hexesIn, isOnMap } from '../../queries/ground'
import type { RerollBy } from '../../queries/battle/rerolls'
import { refuse } from '../../refuse'
import type { Unit } from '../../state/state'
import type {
  ArtifactId,
  MageSeat,
  Pile,
  PlanItem,
  SpellId,
  Targets,
  UnitId,
  UnitType,
} from '../../state/terms'
import { ARCHMAGI, type ArchmagusType } from '../../tables/archmagi'
import { artifactRow, spellRow } from '../../tables/chits'
import { factsOfType, powerById } from '../../tables/types'
import type { Archmagi } from './kit'

export const UNIT = refTo<Archmagi, UnitId, Unit, 'unit'>('unit', {
  list: ({ units }) => units,
  missing: () => refuse('AM-C.2', 'That unit is not on the map.'),
  hexesOf: ({ units }, id) => units.flatMap((unit) => (unit.id === id ? [unit.hex] : [])),
  nameOf: (names, id) => names.unit(id),
})

export const UNITS_TOGETHER = many(UNIT, refuse('AM-C.2', 'A unit is named twice.'))
export const UNIT_OR_NONE = orNull(UNIT, 'nobody')

export const HEX = valueArg<Archmagi, HexId, 'hex'>('hex', {
  find: (table, hex) => (isOnMap(table, hex) ? hex : undefined),
  missing: () => refuse('AM-C.2', 'The map has no such hex.'),
  all: hexesIn,
  hexesOf: (_table, hex) => [hex],
  nameOf: (_names, hex) => hex,
})

/** Hexes that are entered one after the other, the start left out. */
export const PATH = valueArg<Archmagi, readonly HexId[], 'path'>('path', {
  hexesOf: (_table, path) => path.slice(-1),
  nameOf: (_names, path) => path.at(-1) ?? 'where it stands',
})

/** Who rides whom. */
export const RIDES = valueArg<Archmagi, Readonly<Record<UnitId, UnitId>>, 'rides'>('rides', {
  nameOf: (names, rides) =>
    Object.keys(rides)
      .map((id) => names.unit(id as UnitId))
      .join(', '),
})

export const OWNER = valueArg<Archmagi, MageSeat, 'seat'>('seat', {
  all: ({ order }) => order,
  nameOf: (_names, seat) => seat,
})

export const CHIT = valueArg<Archmagi, UnitType, 'chit'>('chit', {
  nameOf: (_names, chit) => factsOfType(chit).name,
})
export const CHIT_OR_NONE = valueArg<Archmagi, UnitType | null, 'chitOrNone'>('chitOrNone', {
  nameOf: (_names, chit) => (chit === null ? 'nobody' : factsOfType(chit).name),
})
export const CHITS = valueArg<Archmagi, readonly UnitType[], 'chits'>('chits', {
  nameOf: (_names, chits) => chits.map((chit) => factsOfType(chit).name).join(', '),
})

export const SPELL = valueArg<Archmagi, SpellId, 'spell'>('spell', {
  nameOf: (_names, spell) => spellRow(spell).name,
})
export const SPELLS_TOGETHER = valueArg<Archmagi, readonly SpellId[], 'spells'>('spells', {
  nameOf: (_names, spells) => spells.map((spell) => spellRow(spell).name).join(', '),
})
/** A spell on the table, by its name there. */
export const TABLE_SPELL = valueArg<Archmagi, string, 'tableSpell'>('tableSpell', {
  nameOf: (_names, id) => id,
})

export const ARTIFACT = valueArg<Archmagi, ArtifactId, 'artifact'>('artifact', {
  nameOf: (_names, artifact) => artifactRow(artifact).name,
})

export const ARCHMAGUS = valueArg<Archmagi, ArchmagusType, 'archmagus'>('archmagus', {
  all: () => ARCHMAGI.map(({ id }) => id),
  nameOf: (_names, archmagus) => factsOfType(archmagus).name,
})

export const POWER = valueArg<Archmagi, string, 'power'>('power', {
  nameOf: (_names, power) => powerById(power)?.name ?? power,
})

export const PILE = valueArg<Archmagi, Pile, 'pile'>('pile', { nameOf: (_names, pile) => `the ${pile}` })

export const TARGETS = valueArg<Archmagi, Targets, 'targets'>('targets', {
  hexesOf: (_table, { hex, stack }) => [...(hex === undefined ? [] : [hex]), ...(stack ? [stack.hex] : [])],
  nameOf: (_names, targets) => Object.values(targets).map(String).join(', '),
})

export const ITEM = valueArg<Archmagi, PlanItem, 'planItem'>('planItem', {
  nameOf: (_names, { kind }) => kind,
})
export const REROLL_BY = valueArg<Archmagi, RerollBy, 'rerollBy'>('rerollBy', {
  nameOf: (_names, by) => ('spell' in by ? spellRow(by.spell).name : artifactRow(by.artifact).name),
})
export const DIE = valueArg<Archmagi, string, 'die'>('die', { nameOf: (_names, die) => die })
export const YES = valueArg<Archmagi, boolean, 'yes'>('yes', {
  nameOf: (_names, yes) => (yes ? 'yes' : 'no'),
})
export const SAVE_KIND = valueArg<Archmagi, 'martyr' | 'priestess' | 'potion', 'saveKind'>('saveKind', {
  nameOf: (_names, kind) => kind,
})
/** A unit or a spell that is given up for Fortune. */
export const ANY_CHIT = valueArg<Archmagi, UnitType | SpellId, 'anyChit'>('anyChit', {
  nameOf: (_names, chit) => chit,
})
