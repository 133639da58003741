import type { HexId } from '@/engine/kernel/hex'
import { ownOf } from '@/engine/basics/own'
import { handDice } from '@/engine/kernel/dice'
import type { Refusal } from '@/engine/kernel/refusal'
import { sameData } from '@/engine/basics/same-data'
import type { Event } from '../events'
import { chitAt, linesOf, sizeOf } from '../effects/bags'
import { findTerrain } from '../effects/terrain'
import { askedSeat, stageOf } from '../queries/asked'
import { oddsOf } from '../queries/battle/odds'
import { dominionOf } from '../queries/dominion'
import { distance, hexesAround, hexesIn, isCoastal, isOfClass } from '../queries/ground'
import { sumOf } from '../queries/filters'
import { printedOf, traitsOf } from '../queries/traits'
import { unitById } from '../queries/units'
import { viewOf } from '../queries/view'
import type { BattleSide, Effect, Holder, State, Unit } from '../state/state'
import type { MageSeat, UnitId } from '../state/terms'
import { numberOfSeat } from '../tables/seats'
import { terrainByRoll } from '../tables/terrain'
import type { Tag } from '../tables/vocabulary'
import { type Given, seatOfNumber } from './given'

/** Where a case stands: after a refusal the position is that before it. */
export interface Moment {
  readonly given: Given
  readonly start: State
  readonly position: State
  readonly events: readonly Event[]
  readonly refused: Refusal | undefined
}

type By<Value> = Readonly<Record<string, Value>>
type Find<Expected> = (expected: Expected, moment: Moment) => unknown

/** Of each key that is asked about, what there is. */
function each<Value>(find: (position: State, key: string, value: Value) => unknown): Find<By<Value>> {
  return (by, { position }) =>
    Object.fromEntries(Object.entries(by).map(([key, value]) => [key, find(position, key, value)]))
}

/** Of each unit that is asked about, something; nothing of who is not there. */
function ofUnit(find: (unit: Unit, position: State) => unknown): Find<By<unknown>> {
  return each((position, id) => {
    const unit = unitById(position, id as UnitId)
    return unit && find(unit, position)
  })
}

/** Of each seat, by its number. */
function ofSeat(find: (position: State, seat: MageSeat) => unknown): Find<By<unknown>> {
  return each((position, number) => find(position, seatOfNumber(Number(number))))
}

function ofHex(find: (position: State, hex: HexId) => unknown): Find<By<unknown>> {
  return each((position, hex) => find(position, hex as HexId))
}

function found(find: (position: State) => unknown): Find<unknown> {
  return (_, { position }) => find(position)
}

/** Those of the ids that are as is expected. */
function only(isSo: (id: UnitId, moment: Moment) => boolean): Find<readonly UnitId[]> {
  return (ids, moment) => ids.filter((id) => isSo(id, moment))
}

const isThere = ({ position }: Moment, id: UnitId) => unitById(position, id) !== undefined
const wasThere = ({ start }: Moment, id: UnitId) => unitById(start, id) !== undefined

/** What happened last of a kind. */
function last<Type extends Event['type']>(events: readonly Event[], type: Type) {
  return events.findLast((event): event is Extract<Event, { type: Type }> => event.type === type)
}

function sideBy(find: (side: BattleSide) => unknown): Find<By<unknown>> {
  return ofSeat(({ battle }, seat) => {
    if (!battle) return undefined
    return find(battle.a === seat ? battle.sides.a : battle.sides.d)
  })
}

const FOUND = {
  refused: (_: unknown, { refused }: Moment) => refused?.clause,
  neighbours: ofHex((position, hex) => hexesAround(position, hex)),
  distance: (pairs: readonly (readonly [HexId, HexId, number])[], { position }: Moment) =>
    pairs.map(([one, other]) => [one, other, distance(position, one, other)]),
  coastal: (hexes: readonly HexId[], { position }: Moment) => hexes.filter((hex) => isCoastal(position, hex)),
  notCoastal: (hexes: readonly HexId[], { position }: Moment) =>
    hexes.filter((hex) => !isCoastal(position, hex)),
  coastalCount: found((position) => hexesIn(position).filter((hex) => isCoastal(position, hex)).length),
  classes: ofHex((position, hex) =>
    (['land', 'water'] as const).filter((one) => isOfClass(position, hex, one)),
  ),
  chart: each((_position, roll) => terrainByRoll(Number(roll))),
  terrainRolls,
  bagLookup: each(({ bags }, roll) => chitAt(linesOf(bags.units), Number(roll))),
  size: found(({ bags }) => sizeOf(linesOf(bags.units))),
  order: found(({ order }) => order.map(numberOfSeat)),
  terrain: ofHex(({ ground }, hex) => ground.terrain[hex]),
  destroyed: only((id, moment) => wasThere(moment, id) && !isThere(moment, id)),
  gone: only((id, moment) => wasThere(moment, id) && !isThere(moment, id)),
  alive: only((id, moment) => isThere(moment, id)),
  at: ofUnit(({ hex }) => hex),
  seatOf: ofUnit(({ seat }) => numberOfSeat(seat)),
  riding: ofUnit(({ riding }) => riding),
  used: ofUnit(({ used }) => used),
  usedTurn: ofUnit(({ used }) => used.filter((use) => use !== 'moved')),
  usedBattle: each(({ battle }, id) => {
    const sides = battle ? [battle.sides.a, battle.sides.d] : []
    return sides.flatMap(({ used }) => used[id as UnitId] ?? [])
  }),
  bonus: ofUnit((unit, position) => ({
    cannibal: unit.used.includes('fed') ? sumOf(traitsOf(position, unit), 'cannibal') : 0,
  })),
  paralysed: each(({ effects }, id) => {
    const until = effects.find(({ does, on }) => does.op === 'paralyze' && isOnUnit(on, id))?.until
    return until
  }),
  defeated: found(({ battle }) => [battle?.sides.a, battle?.sides.d].flatMap((side) => side?.defeated ?? [])),
  descriptorsOf: each(({ units }, type) => {
    const unit = units.find((one) => one.type === type)
    return unit && [...printedOf(unit).is].sort()
  }),
  holder: each(({ units, mages }, artifact) => {
    const bearer = units.find(({ artifacts }) => (artifacts as readonly string[]).includes(artifact))
    const isStored = Object.values(mages).some(({ stored }) =>
      (stored as readonly string[]).includes(artifact),
    )
    return bearer?.id ?? (isStored ? 'stored' : null)
  }),
  stack: each((position, hex, stacks: By<readonly string[]>) =>
    Object.fromEntries(Object.keys(stacks).map((number) => [number, typesIn(position, hex, Number(number))])),
  ),
  reserve: ofSeat(({ mages }, seat) => mages[seat].reserve),
  stored: ofSeat(({ mages }, seat) => mages[seat].stored),
  spells: ofSeat(({ mages }, seat) => mages[seat].spells),
  spellCount: ofSeat(({ mages }, seat) => mages[seat].spells.length),
  scroll: each(({ scrolls }, artifact) => ownOf(scrolls, artifact)),
  sees: ofSeat(({ mages }, seat) => mages[seat].sees),
  owed: ofSeat(({ mages }, seat) => mages[seat].owed),
  spent: (spells: readonly string[], { position }: Moment) =>
    spells.filter((spell) => (position.bags.spells[spell] ?? 0) > 0),
  queue: each(({ queues }, pile) => ownOf(queues, pile)),
  queueVisibleTo: found(({ seenQueues }) => seenQueues.map(({ seat }) => numberOfSeat(seat))),
  knownTo: ofSeat(({ units }, seat) =>
    units.filter(({ knownTo }) => knownTo.includes(seat)).map(({ id }) => id),
  ),
  toAct: found((position) => numberOf(askedSeat(position))),
  active: found(({ active }) => numberOfSeat(active)),
  round: found(({ round }) => round),
  phase: found(({ phase }) => phase),
  step: found((position) => position.battle?.step ?? stageOf(position)),
  exchange: found(({ battle }) => battle?.exchange),
  combatants: sideBy(({ chit, combatant }) => (chit === null ? combatant : `#${chit}`)),
  held: sideBy(({ held }) => held),
  supports: sideBy(({ supports }) => supports),
  battleOver: found(({ battle }) => battle === null),
  fought: found(({ fought }) => fought.map(({ hex, owner }) => [hex, numberOfSeat(owner)])),
  winner: found(({ ending }) => (ending && ending.winner !== 'draw' ? numberOfSeat(ending.winner) : null)),
  out: found(({ order, mages }) => order.filter((seat) => mages[seat].out).map(numberOfSeat)),
  dominion: ofSeat(dominionOf),
  effects: found(({ effects }) => effects.map(({ does }) => does.op)),
  effectsLeft: each(({ effects }, place) => effects.find((effect) => isOnPlace(effect, place))?.until),
  mods: (_: unknown, { events, position }: Moment) => partsBySeat(events, position),
  totals: (_: unknown, { events }: Moment) => {
    const compared = last(events, 'rollCompared')
    return compared && [compared.a, compared.d]
  },
  areaTotals: (_: unknown, { events }: Moment) =>
    Object.fromEntries(
      events.flatMap((event) =>
        event.type === 'areaCompared' ? [[event.unit, [event.attack, event.defense]]] : [],
      ),
    ),
  odds: (_: unknown, { start }: Moment) => {
    const odds = start.battle && oddsOf(start, start.battle)
    return odds && [odds.wins, odds.ties, odds.losses]
  },
  view: seen,
}

function isOnUnit(on: Holder, id: string): boolean {
  return on.kind === 'unit' && on.unit === id
}

function isOnPlace({ on }: Effect, place: string): boolean {
  return isOnUnit(on, place) || (on.kind === 'hex' && on.hex === place)
}

function numberOf(seat: MageSeat | null): number | null {
  return seat && numberOfSeat(seat)
}

function typesIn({ units }: State, hex: string, number: number): readonly string[] {
  const seat = seatOfNumber(number)
  return units.filter((unit) => unit.hex === hex && unit.seat === seat).map(({ type }) => type)
}

/** The sums of what was added to the last battle roll, by seat and heading. */
function partsBySeat(events: readonly Event[], { battle }: State): unknown {
  const compared = last(events, 'rollCompared')
  const began = battle ?? last(events, 'battleEnded')
  if (!compared || !began) return undefined
  const sumsOf = (parts: readonly { readonly key: Tag; readonly n: number }[]) => {
    const sums: Partial<Record<Tag, number>> = {}
    for (const { key, n } of parts) sums[key] = (sums[key] ?? 0) + n
    return sums
  }
  return {
    [numberOfSeat(began.a)]: sumsOf(compared.parts.a),
    [numberOfSeat(began.d)]: sumsOf(compared.parts.d),
  }
}

interface TerrainRoll {
  readonly rolls: readonly number[]
  readonly templeRule?: 'subroll' | 'chart'
}

/** Terrains by dice, without a game (AM-2.10). */
function terrainRolls(all: readonly TerrainRoll[], { position }: Moment): unknown {
  return all.map((one) => {
    const { rolls, templeRule = 'subroll' } = one
    const hex = hexesIn(position)[0] as HexId
    const terrain = { ...position.ground.terrain }
    const draft = {
      ...position,
      settings: { ...position.settings, templeRule },
      ground: { ...position.ground, terrain },
    }
    findTerrain({ draft: draft as never, dice: handDice(rolls), events: [] }, hex)
    return { ...one, terrain: terrain[hex] }
  })
}

interface SeenExpected {
  readonly seat: number
  readonly stack?: HexId
  readonly battle?: By<unknown>
}

/** What a seat sees of a stack, or whether a pick is hidden from it (AM-5.2, AM-11.6). */
function seen({ seat, stack, battle }: SeenExpected, { position }: Moment): unknown {
  const view = viewOf(position, seatOfNumber(seat))
  if (stack === undefined) {
    const picks = Object.keys(battle ?? {}).map((key) => {
      const owner = seatOfNumber(Number(key.slice(-1)))
      const side = view.battle?.a === owner ? view.battle.sides.a : view.battle?.sides.d
      return [key, side?.pick ?? 'hidden'] as const
    })
    return { seat, battle: Object.fromEntries(picks) }
  }
  const visible = view.units.filter(({ hex }) => hex === stack).map(({ type }) => type)
  return { seat, stack, count: view.stacks.find(({ hex }) => hex === stack)?.count, visible }
}

/** Lists whose order says nothing. */
const UNORDERED = ['stack', 'descriptorsOf', 'reserve', 'spells', 'stored', 'defeated']

/** What is not as expected, line by line; [] if all is. */
export function disappointmentsOf(expected: By<unknown>, moment: Moment): readonly string[] {
  const { refused } = moment
  if (refused && 'refused' in expected && refused.clause !== expected.refused)
    return [`refused under ${refused.clause} (${refused.message}), expected ${String(expected.refused)}`]
  return Object.entries(expected).flatMap(([key, wanted]) => {
    const find = ownOf(FOUND, key) as Find<unknown> | undefined
    if (!find) return [`${key}: there is no such expectation`]
    const there = find(wanted, moment)
    return sameData(plain(key, there), plain(key, wanted))
      ? []
      : [`${key}: expected ${JSON.stringify(wanted)}, found ${JSON.stringify(there)}`]
  })
}

/** As JSON has it; where the order says nothing, sorted. */
function plain(key: string, value: unknown): unknown {
  if (value === undefined) return undefined
  const json: unknown = JSON.parse(JSON.stringify(value))
  return UNORDERED.includes(key) ? sorted(json) : json
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return [...(value as unknown[])].sort()
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, sorted(one)]))
}
