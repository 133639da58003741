import type { HexId } from '@/engine/kernel/hex'
import { magesOf, startOf } from '../state/start'
import type { Settings } from '../state/settings'
import type { Effect, EffectDoes, Holder, Mage, SetupStep, State, Unit } from '../state/state'
import type { ArtifactId, MageSeat, Phase, Pile, SpellId, UnitId, UnitType } from '../state/terms'
import { byUnitId, unitById } from '../queries/units'
import { FULL_BAGS } from '../tables/chits'
import type { MapId } from '../tables/maps'
import { seatNumbered, SEATS } from '../tables/seats'
import type { Terrain } from '../tables/terrain'
import { isArchmagus, spellOfType, type UnitTypeId } from '../tables/types'
import type { Until } from '../tables/vocabulary'
import { battleGiven, type GivenBattle } from './given-battle'

type By<Value> = Readonly<Record<string, Value>>

/** A position as the cases of the specification write it. */
export interface Given {
  readonly map?: MapId
  readonly seats?: 2 | 3 | 4
  readonly generator?: {
    cols: number
    rows: number
    land: number
    reefs?: number
    abysses?: number
    method?: string
  }
  readonly options?: Partial<Settings>
  readonly exploration?: boolean
  readonly unknown?: readonly HexId[]
  readonly terrain?: By<Terrain>
  readonly step?: string
  readonly phase?: Phase
  readonly round?: number
  readonly active?: number
  readonly toAct?: number
  readonly drawn?: boolean
  readonly owed?: By<number>
  readonly units?: readonly GivenUnit[]
  readonly artifacts?: By<readonly ArtifactId[]>
  readonly archmagi?: By<UnitTypeId>
  readonly reserve?: By<readonly UnitType[]>
  readonly stored?: By<readonly ArtifactId[]>
  readonly spells?: By<readonly SpellId[]>
  readonly bag?: By<number>
  readonly queue?: By<readonly UnitType[]>
  readonly effects?: readonly GivenEffect[]
  readonly battle?: GivenBattle
  readonly committed?: readonly number[]
}

type GivenUnit = readonly [
  id: UnitId,
  type: UnitTypeId,
  seat: number,
  hex: HexId,
  more?: {
    readonly artifacts?: readonly ArtifactId[]
    readonly riding?: UnitId
    readonly paralysed?: Until<number>
    readonly cannibal?: boolean
  },
]

interface GivenEffect {
  readonly op: string
  readonly on: string | readonly string[]
  readonly until: string | { readonly rounds: number }
  readonly seat: number
  readonly caster?: UnitId
}

/** Archmagi that stand where nothing else is said (see `defaults` of the cases). */
const DEFAULT_ARCHMAGI: readonly (readonly [type: UnitTypeId, hex: string])[] = [
  ['wizard', 'A1'],
  ['warlock', 'G7'],
  ['druid', 'A7'],
  ['artificer', 'G1'],
]

export function seatOfNumber(number: number): MageSeat {
  const seat = seatNumbered(number)
  if (!seat) throw new Error(`There is no seat ${number}.`)
  return seat
}

function settingsOf(given: Given): Settings {
  const { generator, options = {}, exploration = false, seats = 2, map = 'test-grid' } = given
  const generated = generator && {
    generator: {
      ...{ columns: generator.cols, rows: generator.rows, land: generator.land },
      ...{ reefs: generator.reefs ?? 2, abysses: generator.abysses ?? 2 },
    },
  }
  return {
    ...{ seats, map: generated ?? map, exploration, noDeploy: [], pileFilter: 'all', archmagi: 'random' },
    ...{ terrainMethod: generator ? 'd20' : 'fixed', templeRule: 'subroll', responseWindows: 'sealed' },
    ...{ deferDiscards: false, openHands: false, roundLimit: 30 },
    ...options,
  }
}

/** The position that a case begins with (AM-D.3). */
export function stateGiven(given: Given): State {
  const settings = settingsOf(given)
  const isGenerated = given.generator !== undefined
  const known = startOf({ ...settings, exploration: false, terrainMethod: isGenerated ? 'd20' : 'fixed' })
  const placed = placedOn({ ...known, settings }, given)
  const effective: State = { ...placed, effects: effectsGiven(placed, given), next: 1000 }
  const fighting = given.battle ? battleGiven(effective, given.battle, given) : effective
  return { ...fighting, bags: { ...fighting.bags, ...bagsGiven(fighting, given) } }
}

/** A start with the ground, the moment, the holdings and the units of a case. */
function placedOn(start: State, given: Given): State {
  const order = SEATS.slice(0, start.settings.seats)
  const { round = 1, active = 1, phase = 'recruitUnits', drawn = given.owed !== undefined, queue } = given
  return {
    ...start,
    ground: { ...start.ground, terrain: terrainGiven(start, given) },
    ...{ order, round, active: seatOfNumber(active), phase, drawn, setup: setupGiven(given) },
    archmagi: Object.fromEntries(order.map((seat, nth) => [seat, archmagusOf(given, nth + 1)])),
    ...{ mages: magesGiven(given, order), units: unitsGiven(given, start.settings.seats) },
    queues: { units: queue?.units ?? [], spells: [], artifacts: [], archmagi: [] },
  }
}

/** The terrain of the map, what is unknown, and what a case has otherwise. */
function terrainGiven(start: State, given: Given): State['ground']['terrain'] {
  const isUnseen = given.exploration && given.step !== undefined
  const unknown = isUnseen ? Object.keys(start.ground.terrain) : (given.unknown ?? [])
  const lands = unknown.filter((hex) => isLand(start, hex as HexId))
  return {
    ...start.ground.terrain,
    ...Object.fromEntries(lands.map((hex) => [hex, 'unknown'])),
    ...given.terrain,
  }
}

function isLand({ ground }: State, hex: HexId): boolean {
  return !['sea', 'reef', 'abyss'].includes(ground.terrain[hex] ?? 'sea')
}

function setupGiven({ step, toAct = 1, generator }: Given): State['setup'] {
  const named = step?.replace('setup.', '') as SetupStep | undefined
  const asked = seatOfNumber(toAct)
  return generator ? { step: 'map', asked } : named ? { step: named, asked } : null
}

function archmagusOf({ archmagi, units = [] }: Given, number: number): UnitTypeId {
  const listed = units.find(([, type, seat]) => seat === number && isArchmagus(type))
  return archmagi?.[number] ?? listed?.[1] ?? (DEFAULT_ARCHMAGI[number - 1]?.[0] as UnitTypeId)
}

function magesGiven(given: Given, order: readonly MageSeat[]): State['mages'] {
  const { reserve = {}, stored = {}, spells = {}, owed = {} } = given
  const empty = magesOf(order)
  const mages = order.map((seat, nth): [MageSeat, Mage] => {
    const key = String(nth + 1)
    const held = { reserve: reserve[key] ?? [], stored: stored[key] ?? [], spells: spells[key] ?? [] }
    return [seat, { ...empty[seat], ...held, owed: owed[key] ?? 0 }]
  })
  return Object.fromEntries(mages) as State['mages']
}

function unitsGiven(given: Given, seats: number): readonly Unit[] {
  const { units, artifacts = {} } = given
  const listed = (units ?? []).map(([id, type, seat, hex, more]) =>
    unitGiven(id, type, seat, { hex, ...more }),
  )
  // Look-ups and steps of set-up have no Archmagi of their own.
  const isBare = units === undefined && given.phase === undefined
  const numbers = Array.from({ length: seats }, (_, nth) => nth + 1)
  const missing = numbers.filter(
    (number) =>
      !isBare &&
      given.step === undefined &&
      !listed.some(({ seat, type }) => seat === seatOfNumber(number) && isArchmagus(type)),
  )
  const archmagi = missing.map((number) => {
    const hex = (DEFAULT_ARCHMAGI[number - 1]?.[1] ?? 'A1') as HexId
    return unitGiven(`w${number}` as UnitId, archmagusOf(given, number), number, { hex })
  })
  return [...listed, ...archmagi]
    .map((unit) => ({ ...unit, artifacts: artifacts[unit.id] ?? unit.artifacts }))
    .sort(byUnitId)
}

function unitGiven(
  id: UnitId,
  type: UnitTypeId,
  seat: number,
  {
    hex,
    artifacts = [],
    riding = null,
    cannibal = false,
  }: { readonly hex: HexId } & Partial<{
    artifacts: readonly ArtifactId[]
    riding: UnitId | null
    cannibal: boolean
  }>,
): Unit {
  return {
    ...{ id, type, seat: seatOfNumber(seat), hex, artifacts, riding, used: cannibal ? ['fed'] : [] },
    ...{ shown: 'no', knownTo: [], foundBare: [], own: null, boundTo: null },
  }
}

function untilGiven(until: GivenEffect['until']): Until<number> {
  if (until === 'round') return { rounds: 1 }
  return until as Until<number>
}

function effectsGiven(state: State, { effects = [], units = [] }: Given): readonly Effect[] {
  const paralysed = units.flatMap(([id, , seat, , more]): Effect[] =>
    more?.paralysed
      ? [
          {
            ...effectOf({ op: 'paralyze' }, { kind: 'unit', unit: id }, more.paralysed),
            seat: seatOfNumber(3 - seat),
          },
        ]
      : [],
  )
  const given = effects.flatMap(({ on, until, seat, caster = null, ...does }) =>
    holdersGiven(state, does.op, on).map((holder): Effect => ({
      ...effectOf(does as EffectDoes, holder, untilGiven(until)),
      ...{ seat: seatOfNumber(seat), caster },
    })),
  )
  return [...paralysed, ...given].map((effect, nth) => ({ ...effect, id: 500 + nth }))
}

function effectOf(does: EffectDoes, on: Holder, until: Until<number>): Effect {
  return { id: 0, does, on, seat: 'one', until, spell: null, caster: null }
}

/** A unit, several units, a hex, or the two hexes of a hexside. */
function holdersGiven(state: State, op: string, on: GivenEffect['on']): readonly Holder[] {
  if (typeof on === 'string') return [holderGiven(state, op, on)]
  const [one, other] = on as readonly HexId[]
  const isSide = on.length === 2 && op === 'block'
  return isSide && one && other
    ? [{ kind: 'hexside', between: [one, other] }]
    : on.map((id) => ({ kind: 'unit', unit: id as UnitId }))
}

function holderGiven(state: State, op: string, on: string): Holder {
  if (!unitById(state, on as UnitId)) return { kind: 'hex', hex: on as HexId }
  return op === 'noBattle' ? { kind: 'stackOf', unit: on as UnitId } : { kind: 'unit', unit: on as UnitId }
}

/** All chits but those that are named (AM-D.3). */
function bagsGiven(state: State, { bag }: Given): Partial<State['bags']> {
  const { units, mages, battle } = state
  const held = Object.values(mages)
  const types = units.map(({ type }) => type)
  const chits = [battle?.sides.a.chit, battle?.sides.d.chit, ...types.map(spellOfType)].flatMap(
    (one) => one ?? [],
  )
  return {
    units: bag ?? lessThan('units', [...types, ...held.flatMap(({ reserve }) => reserve)]),
    spells: lessThan('spells', [...chits, ...held.flatMap(({ spells }) => spells)]),
    artifacts: lessThan(
      'artifacts',
      [...units, ...held].flatMap((one) => ('artifacts' in one ? one.artifacts : one.stored)),
    ),
    archmagi: lessThan('archmagi', types),
  }
}

/** A full bag without what is somewhere else. */
function lessThan(pile: Pile, elsewhere: readonly string[]): Readonly<Record<string, number>> {
  const left: Record<string, number> = { ...FULL_BAGS[pile] }
  for (const one of elsewhere) if (Object.hasOwn(left, one)) left[one] = Math.max(0, (left[one] ?? 0) - 1)
  return left
}
