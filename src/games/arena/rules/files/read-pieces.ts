import { CREATURES } from '../../content/creatures'
import { ITEMS } from '../../content/items'
import { pilotsOf } from '../creatures'
import { costOf } from '../magic/sources'
import type {
  ArenaSeat,
  Cast,
  Creature,
  CreatureId,
  Enchantment,
  Item,
  MagicSource,
  Space,
} from '../position'
import { isAir } from '../spaces'
import { sourceNamed } from './named-source'
import type { CastFile, CreatureFile, EnchantmentFile, ItemFile, PositionFile } from './position-schema'

/** The creatures of a file in the order of their numbers; vehicles belong to who pilots them (AA-8.3). */
export function creaturesFrom({ creatures: files = [] }: PositionFile): readonly Creature[] {
  const creatures = files
    .map((file, nth) => creatureFrom(file, nth, files))
    .sort((a, b) => a.number - b.number)
  const given = new Map(files.map(({ id, controller }) => [id, controller]))
  return creatures.map((creature) => {
    if (!CREATURES[creature.card].vehicle || given.get(creature.id) !== undefined) return creature
    return { ...creature, controller: pilotsOf({ creatures }, creature)[0]?.controller ?? null }
  })
}

function creatureFrom(file: CreatureFile, nth: number, files: readonly CreatureFile[]): Creature {
  const { id, type, owner, controller = owner, at, on = null, from = null } = file
  const { fired = false, fought = false, instantUsed = false, mounted = false, dismounted = false } = file
  return {
    id,
    card: type,
    number: file.number ?? nth + 1,
    owner,
    controller,
    at: at === 'hand' ? null : at,
    on,
    ...figuresFrom(file),
    airTurns: file.air ?? (at !== 'hand' && isAir(at) ? 1 : 0),
    moved: file.moved ?? [file, files.find((other) => other.id === on)].some((one) => hasCome(one)),
    fired,
    fought,
    instantUsed,
    cameFrom: from,
    mounted,
    dismounted,
    // Whether it is stranded can be told only when the hexes are known.
    wasStranded: file.stranded ?? false,
  }
}

function figuresFrom(file: CreatureFile) {
  const { dP: power = 0, dM: move = 0, power: printedPower = null, move: printedMove = null } = file
  return { power, move, printedPower, printedMove, uses: { ...CREATURES[file.type].uses, ...file.uses } }
}

/** A unit that came from somewhere has moved. */
function hasCome(file: CreatureFile | undefined): boolean {
  return typeof file?.from === 'string'
}

/** The items of a file; one without an owner is its bearer's owner's. */
export function itemsFrom({ items = [] }: PositionFile, creatures: readonly Creature[]): readonly Item[] {
  return items.map((file) => itemFrom(file, creatures))
}

function itemFrom(file: ItemFile, creatures: readonly Creature[]): Item {
  const { id, type, at, by, disenchanted = false, dropped = false, equipped = false } = file
  const bearer = creatures.find((creature) => creature.id === by)
  return {
    id,
    card: type,
    owner: file.owner ?? bearer?.owner ?? 'west',
    place: by === undefined ? { at: at ?? ('' as Space) } : { by },
    uses: file.uses === undefined ? (ITEMS[type].uses ?? null) : file.uses,
    disenchanted,
    dropped,
    equipped,
  }
}

/** Something known by name; one of no name is refused elsewhere. */
function sourceOr(name: string | undefined): MagicSource {
  return sourceNamed(name ?? '') ?? { kind: 'spell', spell: 'pacify' }
}

/** The enchantments of a file. */
export function enchantmentsFrom({ enchantments = [] }: PositionFile, turn: number): readonly Enchantment[] {
  return enchantments.map((file) => enchantmentFrom(file, turn))
}

function enchantmentFrom(file: EnchantmentFile, turn: number): Enchantment {
  const { id, name, seat, on, ends = null, repeatSeat = null, madeInTurn = turn } = file
  return { id, source: sourceOr(name), seat, on: holderFrom(on), ends, repeats: repeatSeat, turn: madeInTurn }
}

function holderFrom(on: EnchantmentFile['on']): Enchantment['on'] {
  if ('creature' in on) return { kind: 'creature', ...on }
  if ('item' in on) return { kind: 'item', ...on }
  return 'space' in on ? { kind: 'space', ...on } : { kind: 'edge', ...on }
}

/** The casts of a file; one that does not say was paid in full by who controls the caster. */
export function castsFrom({ casts = [] }: PositionFile, creatures: readonly Creature[]): readonly Cast[] {
  return casts.map((file) => castFrom(file, seatOf(file.caster, creatures)))
}

function castFrom(file: CastFile, owner: ArenaSeat): Cast {
  const { id, caster, spell, ability, item = null, target, madeInTurn, due, seat = owner } = file
  const source = sourceOr(spell ?? ability)
  const { paid = costOf(source) } = file
  return { id, source, caster, item, target, seat, turn: madeInTurn, due, paid }
}

function seatOf(id: CreatureId, creatures: readonly Creature[]): ArenaSeat {
  const creature = creatures.find((other) => other.id === id)
  return creature?.controller ?? creature?.owner ?? 'west'
}
