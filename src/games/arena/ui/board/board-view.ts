import type {
  BoardCounter,
  BoardField,
  BoardStack,
  BoardZone,
  HexsideBarrier,
  HexToken,
  HexWeather,
} from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import { onceForEach } from '@/engine/basics/once'
import { shootersAt, sideOf } from '../../queries/combat/sides'
import { isCasting, membersOf } from '../../queries/creatures'
import { effectOf, isAntiMagic, isClosed } from '../../queries/in-force'
import type { Creature, Space, Table } from '../../state/position'
import { airOf, boardOf, groundOf, hexOf, isAir } from '../../queries/spaces'
import { flightOf, moveOf, powerOf } from '../../queries/values'
import { nameOf } from '../../queries/names'
import { artOf } from './art'
import { BOARD_TEXT } from './board-text'
import { PLACES } from './looks'
import { badgesOf, signsOf } from './signs'

/** Units with their riders, in the order of hexes, those on the ground before those in the air. */
export const stacksOnBoard = onceForEach((table: Table): readonly BoardStack[] =>
  boardOf(table).ids.flatMap((hex) => [stackIn(table, groundOf(hex)), stackIn(table, airOf(hex))].flat()),
)

function stackIn(table: Table, space: Space): readonly BoardStack[] {
  const leaders = table.creatures.filter(({ at, on }) => at === space && on === null)
  if (leaders.length === 0) return []
  const counters = leaders.map((leader) => counterOf(table, leader))
  return [{ hex: hexOf(space), layer: isAir(space) ? 'air' : 'ground', counters, ...supportOf(table, space) }]
}

/** What those add who have fired into a space (AA-14.6). */
function supportOf(table: Table, space: Space): Pick<BoardStack, 'support'> {
  const shooters = shootersAt(table, space)
  if (shooters.length === 0) return {}
  return { support: { [PLACES[table.active]]: sideOf(table, table.active, [], shooters).total } }
}

/** A unit as its counter, those who ride on it nested; nobody's where a vehicle has no pilot. */
export function counterOf(table: Table, creature: Creature): BoardCounter {
  const { id, controller } = creature
  const unit = membersOf(table, creature)
  const [, ...riders] = unit
  return {
    id,
    icon: artOf(creature.card),
    side: controller === null ? 'none' : PLACES[controller],
    factors: `${powerOf(table, creature)}-${moveOf(table, creature)}`,
    label: nameOf(creature),
    ...(controller === null ? {} : { strength: sideOf(table, controller, unit, []).total }),
    flipped: false,
    ...stateOf(table, creature),
    badges: badgesOf(table, creature),
    signs: signsOf(table, creature),
    ...gaugeOf(table, creature),
    ...(riders.length > 0 ? { riders: riders.map((rider) => counterOf(table, rider)) } : {}),
  }
}

/** Whether a creature has done what this phase lets it do. */
function stateOf(table: Table, creature: Creature): Pick<BoardCounter, 'spent' | 'state'> {
  const { controller, moved, fired, fought } = creature
  if (controller !== table.active) return { spent: false }
  const isDone =
    (table.now.phase === 'movement' && (moved || isCasting(table, creature))) ||
    (table.now.phase === 'combat' && (fired || fought))
  if (isDone) return { spent: true, state: 'done' }
  return table.now.phase === 'movement' ? { spent: false, state: 'ready' } : { spent: false }
}

/** Turns in the air, of a unit that is there and can still fly (AA-10.7). */
function gaugeOf(table: Table, creature: Creature): Pick<BoardCounter, 'gauge'> {
  const flight = flightOf(table, creature)
  if (!flight || creature.on !== null || creature.at === null || !isAir(creature.at)) return {}
  const { duration: most } = flight
  const used = Math.min(creature.airTurns, most)
  return { gauge: { used, most, label: BOARD_TEXT.airTurns(used, most) } }
}

/** Whose hexes are, storms, barriers, and what lies about (AA-5, AA-4.9, AA-22.16, AA-16.2, AA-6.1). */
export const fieldOf = onceForEach((table: Table): BoardField => {
  const { ids } = boardOf(table)
  return {
    claims: ids.flatMap((hex) => {
      const control = table.hexes[hex]?.control
      return control ? [{ hex, side: PLACES[control] }] : []
    }),
    weather: ids.flatMap((hex): HexWeather[] => {
      const storm = table.hexes[hex]?.storm ?? null
      return storm === null ? [] : [{ hex, left: storm - table.turn + 1 }]
    }),
    barriers: barriersOf(table),
    tokens: ids.flatMap((hex) => tokensIn(table, hex)),
  }
})

function barriersOf(table: Table): readonly HexsideBarrier[] {
  const found = new Map<string, HexsideBarrier>()
  for (const enchantment of table.enchantments) {
    const bars = effectOf(enchantment, 'barrier')?.blocks
    if (!bars || enchantment.on.kind !== 'edge') continue
    const between = enchantment.on.edge
    const key = [...between].sort().join()
    const before = found.get(key)
    found.set(key, { between, bars: before && before.bars !== bars ? 'both' : bars })
  }
  return [...found.values()]
}

function tokensIn(table: Table, hex: HexId): readonly HexToken[] {
  const dead = table.corpses.filter((corpse) => corpse.hex === hex)
  const lying = table.items.filter(({ place }) => 'at' in place && hexOf(place.at) === hex)
  const tokens: readonly HexToken[] = [
    { hex, shape: 'skull', count: dead.length },
    { hex, shape: 'bag', count: lying.length },
  ]
  return tokens.filter(({ count }) => count > 0)
}

/** Where no magic works, and what nobody may enter (AA-22.15, AA-22.17). */
export function magicZones(table: Table): readonly BoardZone[] {
  const { ids } = boardOf(table)
  const hushed = ids.filter((hex) => [groundOf(hex), airOf(hex)].some((space) => isAntiMagic(table, space)))
  const closed = ids.filter((hex) => isClosed(table, groundOf(hex)))
  const zones: readonly BoardZone[] = [
    { id: 'anti-magic', kind: 'border', hexes: hushed, label: BOARD_TEXT.antiMagic },
    { id: 'closed', kind: 'threat', hexes: closed, label: BOARD_TEXT.closed },
  ]
  return zones.filter(({ hexes }) => hexes.length > 0)
}
