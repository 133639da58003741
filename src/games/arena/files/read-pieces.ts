import { CREATURES } from '../tables/creatures'
import { ITEMS } from '../tables/items'
import { otherSeat, pilotsOf } from '../queries/creatures'
import { costOf, magicOf } from '../state/sources'
import {
  type Cast,
  type Creature,
  type Enchantment,
  type GivenPosition,
  type Item,
  type MagicSource,
  type Phase,
  PHASES,
  type Space,
} from '../state/position'
import { isAir } from '../queries/spaces'

type Given<Key extends 'creatures' | 'items' | 'enchantments' | 'casts'> = GivenPosition[Key]

/** The creatures of a file in the order of their numbers; vehicles belong to who pilots them (AA-8.3). */
export function creaturesFrom(given: Given<'creatures'>): readonly Creature[] {
  const creatures = given.map((one, nth) => creatureFrom(one, nth, given)).sort((a, b) => a.number - b.number)
  const controllers = new Map(given.map(({ id, controller }) => [id, controller]))
  return creatures.map((creature) => {
    if (!CREATURES[creature.card].vehicle || controllers.get(creature.id) !== undefined) return creature
    return { ...creature, controller: pilotsOf({ creatures }, creature)[0]?.controller ?? null }
  })
}

type GivenCreature = Given<'creatures'>[number]

function creatureFrom(one: GivenCreature, nth: number, all: Given<'creatures'>): Creature {
  const { card, owner, at, on } = one
  const { number = nth + 1, controller = owner, airTurns = at !== null && isAir(at) ? 1 : 0 } = one
  const { moved = [one, all.find(({ id }) => id === on)].some(hasCome) } = one
  const uses = { ...CREATURES[card].uses, ...one.uses }
  // Whether it is stranded can be told only when the hexes are known.
  return { ...one, number, controller, uses, airTurns, moved, strandedAt: null }
}

/** A unit that came from somewhere has moved. */
function hasCome(one: GivenCreature | undefined): boolean {
  return typeof one?.cameFrom === 'string'
}

/** The items of a file; one without an owner is its bearer's owner's. */
export function itemsFrom(given: Given<'items'>, creatures: readonly Creature[]): readonly Item[] {
  return given.map((one) => {
    const { at, by } = one.place
    const bearer = creatures.find(({ id }) => id === by)
    const { owner = bearer?.owner ?? 'west', uses = ITEMS[one.card].uses ?? null } = one
    // An item that is neither here nor there is refused elsewhere.
    return { ...one, owner, uses, place: by === undefined ? { at: at ?? ('' as Space) } : { by } }
  })
}

/** With which phase something ends that lasts for 1 phase and is in force in this one (AA-21.3). */
function endIn(phase: Phase): NonNullable<Enchantment['ends']> {
  return PHASES.indexOf(phase) <= PHASES.indexOf('movement') ? 'movement' : 'combat'
}

/** The enchantments of a file. */
export function enchantmentsFrom(
  { enchantments, now: { phase }, active }: GivenPosition,
  present: number,
): readonly Enchantment[] {
  return enchantments.map((one) => {
    const { duration } = magicOf(one.source)
    const { turn = present } = one
    const repeater = (present - turn) % 2 === 1 ? otherSeat(active) : active
    const {
      ends = duration === '1 phase' ? endIn(phase) : null,
      repeats = duration === 'Instantaneous, repeating' ? repeater : null,
    } = one
    return { ...one, ends, repeats, turn }
  })
}

/** The casts of a file; one that does not say was paid in full by who controls the caster. */
export function castsFrom(given: Given<'casts'>, creatures: readonly Creature[]): readonly Cast[] {
  return given.map((one) => {
    const source = sourceFrom(one.source)
    const caster = creatures.find(({ id }) => id === one.caster)
    const { seat = caster?.controller ?? caster?.owner ?? 'west', paid = costOf(source) } = one
    return { ...one, source, seat, paid }
  })
}

/** One that has no name, or two, is refused elsewhere. */
function sourceFrom({ spell, ability }: Given<'casts'>[number]['source']): MagicSource {
  return spell === undefined && ability ? ability : { kind: 'spell', spell: spell ?? 'pacify' }
}
