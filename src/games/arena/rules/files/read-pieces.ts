import { CREATURES } from '../../content/creatures'
import { ITEMS } from '../../content/items'
import { otherSeat, pilotsOf } from '../creatures'
import { costOf, magicOf } from '../sources'
import {
  type ArenaSeat,
  type Cast,
  type Creature,
  type CreatureId,
  type Enchantment,
  type Item,
  type MagicSource,
  type Phase,
  PHASES,
  type Space,
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

/** What a file need not say of a creature. */
const PLAIN = {
  on: null,
  from: null,
  fired: false,
  fought: false,
  instantUsed: false,
  castBegun: false,
  mounted: false,
  dismounted: false,
  flown: null,
} as const

function creatureFrom(file: CreatureFile, nth: number, files: readonly CreatureFile[]): Creature {
  const { id, type, owner, ...given } = { ...PLAIN, ...file }
  const { on, fired, fought, instantUsed, castBegun, mounted, dismounted } = given
  const at = given.at === 'hand' ? null : given.at
  const { number = nth + 1, controller = owner, air = at !== null && isAir(at) ? 1 : 0 } = given
  const { moved = [file, files.find((other) => other.id === on)].some(hasCome) } = given
  return {
    ...{ id, card: type, number, owner, controller, at, on },
    ...figuresFrom(file),
    ...{ airTurns: air, moved, fired, fought, instantUsed, castBegun, mounted, dismounted },
    cameFrom: given.from,
    // Whether it is stranded can be told only when the hexes are known.
    strandedAt: null,
    flown: given.flown,
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

/** What a file need not say of an item. */
const UNTOUCHED = { disenchanted: false, dropped: false, equipped: false } as const

function itemFrom(file: ItemFile, creatures: readonly Creature[]): Item {
  const { id, type, at, by, disenchanted, dropped, equipped } = { ...UNTOUCHED, ...file }
  const bearer = creatures.find((creature) => creature.id === by)
  const { owner = bearer?.owner ?? 'west', uses = ITEMS[type].uses ?? null } = file
  // An item that is neither here nor there is refused elsewhere.
  const place = by === undefined ? { at: at ?? ('' as Space) } : { by }
  return { id, card: type, owner, place, uses, disenchanted, dropped, equipped }
}

/** Something known by name; one of no name is refused elsewhere. */
function sourceOr(name: string | undefined): MagicSource {
  return sourceNamed(name ?? '') ?? { kind: 'spell', spell: 'pacify' }
}

/** The enchantments of a file. */
export function enchantmentsFrom(file: PositionFile, turn: number): readonly Enchantment[] {
  const { enchantments = [], phase = 'movement', active = 'west' } = file
  return enchantments.map((one) => enchantmentFrom(one, { turn, phase, active }))
}

interface Moment {
  readonly turn: number
  readonly phase: Phase
  readonly active: ArenaSeat
}

/** With which phase something ends that lasts for 1 phase and is in force in this one (AA-21.3). */
function endIn(phase: Phase): NonNullable<Enchantment['ends']> {
  return PHASES.indexOf(phase) <= PHASES.indexOf('movement') ? 'movement' : 'combat'
}

function enchantmentFrom(file: EnchantmentFile, { turn, phase, active }: Moment): Enchantment {
  const { id, name, seat, on, madeInTurn = turn } = file
  const source = sourceOr(name)
  const { duration } = magicOf(source)
  const isOdd = (turn - madeInTurn) % 2 === 1
  const {
    ends = duration === '1 phase' ? endIn(phase) : null,
    repeatSeat = duration === 'Instantaneous, repeating' ? (isOdd ? otherSeat(active) : active) : null,
  } = file
  return { id, source, seat, on: holderFrom(on), ends, repeats: repeatSeat, turn: madeInTurn }
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
