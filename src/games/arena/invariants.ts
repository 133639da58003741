import type { Viewer } from '@/engine/kernel/game'
import { leaksTo } from '@/engine/lab/leaks'
import { SPELL_IDS } from './tables/spells'
import { cardOf, creatureOf, mountOf } from './queries/creatures'
import { itemOf } from './queries/guards'
import { roomOn } from './queries/riding'
import { type Army, type ArenaSeat, type Creature, type Holder, type Position, SEATS } from './state/position'
import { boardOf, hexAt, hexOf, isAir } from './queries/spaces'
import { vehicleController } from './effects/vehicles'
import { viewOf } from './state/view'

/** Invariants that a position breaks, as sentences; [] for all that play can reach. */
export function faultsOf(position: Position): readonly string[] {
  return [
    ...numberFaults(position),
    ...position.creatures.flatMap((creature) => [
      ...placeFaults(position, creature),
      ...stackFaults(position, creature),
      ...controllerFaults(position, creature),
    ]),
    ...itemFaults(position),
    ...magicFaults(position),
    ...hexFaults(position),
    ...spellFaults(position),
  ]
}

/** Everything has an id of its own, and creatures stand in the order of their numbers (AA-3.5). */
function numberFaults({ creatures, items, corpses, enchantments, casts }: Position): readonly string[] {
  const ids = [...creatures, ...items, ...corpses, ...enchantments, ...casts].map(({ id }) => id as string)
  const inOrder = creatures.every((creature, nth) => creature.number > (creatures[nth - 1]?.number ?? 0))
  return [
    ...(new Set(ids).size < ids.length ? ['two things share an id'] : []),
    ...(inOrder ? [] : ['creatures are out of order']),
  ]
}

/** Everybody is on the board, and counts air turns in the air alone (AA-10.7). */
function placeFaults(position: Position, { id, at, airTurns }: Creature): readonly string[] {
  if (at === null) return position.now.phase === 'placeBasic' || position.ending ? [] : [`${id} is nowhere`]
  if (!hexAt(position, hexOf(at))) return [`${id} is off the board`]
  return isAir(at) === airTurns > 0 ? [] : [`${id} has ${airTurns} air turns in ${at}`]
}

/** Riders sit on something in their space that has room for them (AA-7). */
function stackFaults(position: Position, creature: Creature): readonly string[] {
  const { id, at, on } = creature
  const mount = mountOf(position, creature)
  return [
    ...(on !== null && !mount ? [`${id} sits on nothing`] : []),
    ...(mount && mount.at !== at ? [`${id} is apart from its mount`] : []),
    ...(mount && mount.on !== null ? [`${id} sits on a rider`] : []),
    ...(roomOn(position, creature) < 0 ? [`${id} carries too much`] : []),
  ]
}

/** Vehicles are their pilots' or nobody's, all else is somebody's (AA-8.2, AA-8.3). */
function controllerFaults(position: Position, creature: Creature): readonly string[] {
  const { id, controller } = creature
  if (!cardOf(creature).vehicle) return controller === null ? [`${id} is nobody's`] : []
  return vehicleController(position, creature) === controller ? [] : [`${id} is not its pilot's`]
}

/** Items are carried by somebody or lie somewhere; in the air only while they are handed on (AA-6.9). */
function itemFaults(position: Position): readonly string[] {
  const mayHang = position.now.phase === 'equip1' || position.now.phase === 'equip2' || position.ending
  return position.items.flatMap(({ id, place, uses }) => [
    ...('by' in place && !creatureOf(position, place.by) ? [`${id} is carried by nobody`] : []),
    ...('at' in place && isAir(place.at) && !mayHang ? [`${id} hangs in the air`] : []),
    ...(uses !== null && uses < 0 ? [`${id} was used too often`] : []),
  ])
}

/** What was cast or is attached has somebody to be cast by or attached to (AA-18.10, AA-21.5). */
function magicFaults(position: Position): readonly string[] {
  const casters = position.casts.map(({ caster }) => caster)
  const pending = position.casts.filter(({ due }) => due !== null && due < position.turn)
  return [
    ...casters.filter((id) => !creatureOf(position, id)).map((id) => `${id} casts and is not in play`),
    ...(new Set(casters).size < casters.length ? ['a creature has two casts'] : []),
    ...pending.map(({ id }) => `${id} is overdue`),
    ...position.enchantments
      .filter(({ on }) => !isInPlay(position, on))
      .map(({ id }) => `${id} rests on nothing`),
  ]
}

function isInPlay(position: Position, on: Holder): boolean {
  switch (on.kind) {
    case 'creature':
      return creatureOf(position, on.creature) !== undefined
    case 'item':
      return itemOf(position, on.item) !== undefined
    case 'space':
      return hexAt(position, hexOf(on.space)) !== undefined
    case 'edge':
      return on.edge.every((hex) => hexAt(position, hex) !== undefined)
  }
}

/** The board is whole, its king hexes are King, and no storm is past its time (AA-1.3, AA-4.11). */
function hexFaults(position: Position): readonly string[] {
  const board = boardOf(position)
  return board.ids.flatMap((id) => {
    const hex = position.hexes[id]
    if (!hex) return [`${id} is missing`]
    const isKing = board.kings.includes(id)
    return [
      ...(isKing === (hex.terrain === 'King') ? [] : [`${id} has the wrong terrain`]),
      ...(hex.storm !== null && hex.storm < position.turn ? [`the storm over ${id} is past its time`] : []),
    ]
  })
}

/** Pools are never overdrawn, and what was revealed was in the army (AA-17.1, AA-17.6). */
function spellFaults(position: Position): readonly string[] {
  const { pools, terrainPools, revealed, spellCount, secrets } = position
  return SEATS.flatMap((seat) => [
    ...(pools[seat] < 0 || terrainPools[seat] < 0 ? [`${seat} has overdrawn a pool`] : []),
    ...(spellCount[seat] === secrets.spells[seat].length ? [] : [`${seat} has miscounted its spells`]),
    ...revealed[seat]
      .filter((spell) => !secrets.spells[seat].includes(spell))
      .map((spell) => `${seat} revealed ${spell} without having it`),
  ])
}

/**
 * What a viewer's view tells of the other side's secrets (AA-1.9): it must not change when they do. `look`
 * makes the view: a test hands one in that tells too much.
 */
export function leaksOf(
  position: Position,
  viewer: Viewer,
  look: (position: Position, viewer: Viewer) => object = viewOf,
): readonly string[] {
  return leaksTo(position, viewer, { look, alter: withOtherSecrets, moment: position.now.phase })
}

const BOGUS_ARMY: Army = { creatures: ['phantom'], items: [], spells: [], terrainPool: 7 }

function withOtherSecrets(position: Position, viewer: Viewer): Position {
  const { spells, lists } = position.secrets
  const isOther = (seat: ArenaSeat) => viewer !== seat
  const spellsOf = (seat: ArenaSeat) => (isOther(seat) ? otherSpells(position, seat) : spells[seat])
  const listOf = (seat: ArenaSeat) => (isOther(seat) ? BOGUS_ARMY : lists[seat])
  return {
    ...position,
    secrets: {
      spells: { west: spellsOf('west'), east: spellsOf('east') },
      lists: { west: listOf('west'), east: listOf('east') },
    },
  }
}

/** As many other spell cards, those revealed kept. */
function otherSpells(
  { revealed, secrets }: Position,
  seat: ArenaSeat,
): Position['secrets']['spells'][ArenaSeat] {
  const own = secrets.spells[seat]
  const others = SPELL_IDS.filter((spell) => !own.includes(spell))
  return [...revealed[seat], ...others].slice(0, own.length)
}
