import { firstRefusal, present } from '@/engine/kernel/refusal'
import { refuse, type Refused } from '../refuse'
import { figuresOf } from '../state/settings'
import type { State } from '../state/state'
import { type City, type CityId, layoutById } from '../tables/atlas'
import { CHAOS_BLOCKS } from '../tables/chaos-blocks'
import { FIGURES } from '../tables/figures'
import { type ChaosKind, countOf, type Kind, kindName, kindsOf, printedOf } from '../tables/kinds'
import { BOARDS, type BoardId, type SlotId } from '../tables/maps'
import { SCENARIOS } from '../tables/scenarios'
import { otherSide, type Side } from '../tables/seats'
import { mapOf, printed } from './blocks'

/** The layout of a scenario (MP-10, SC-3.3). */
export function layoutOf({ scenario, layout }: State['settings']) {
  return layoutById(scenario === 'large' ? layout : SCENARIOS[scenario].layout)
}

/** Who chooses boards, one after the other (SU-3). */
export function boardOrder({ settings, chooser }: State): readonly Side[] {
  const first = present(chooser, 'the winner of the roll')
  const second = otherSide(first)
  if (settings.scenario === 'small') return [first]
  return settings.scenario === 'medium' ? [first, second] : [first, second, second, first]
}

/** The places that a seat may still lay a board in (SU-3). */
export function slotsOpen({ settings, boards }: State, side: Side): readonly SlotId[] {
  return layoutOf(settings)
    .slots.filter(({ slot, home = side }) => home === side && !boards.some((one) => one.slot === slot))
    .map(({ slot }) => slot)
}

/** Boards that nobody has chosen (SU-3). */
export function boardsFree({ boards }: Pick<State, 'boards'>): readonly BoardId[] {
  return BOARDS.filter(({ id, isTest }) => !isTest && !boards.some(({ board }) => board === id)).map(
    ({ id }) => id,
  )
}

/** Why a seat may not choose these kinds of chaos blocks (SU-5, WB-5). */
export function poolRefusal({ settings }: State, kinds: readonly ChaosKind[]): Refused {
  const { pool, poolLeast, poolMost } = figuresOf(settings)
  if (new Set(kinds).size < kinds.length) return refuse('SU-5', 'Each chaos kind is there once.')
  const isSize = poolLeast === 0 ? kinds.length <= pool : kinds.length === pool
  if (!isSize || kinds.length < poolLeast || kinds.length > poolMost)
    return refuse('SU-5', `The pool has ${poolLeast === 0 ? 'up to ' : ''}${pool} chaos kinds.`)
  return kinds.some((kind) => printedOf(kind).isWerebeast) && !settings.werebeasts
    ? refuse('WB-5', 'This game is played without werebeasts.')
    : undefined
}

/** What a seat begins with (SU-6). */
export interface Force {
  readonly wizards: readonly Kind[]
  readonly army: readonly Kind[]
  readonly chaos: readonly Kind[]
}

/** Chaos kinds that a seat has (SU-5). */
export function poolOf({ blocks }: Pick<State, 'blocks'>, side: Side): readonly Kind[] {
  return blocks
    .filter((block) => block.owner === side && printed(block).class === 'chaos')
    .map(({ kind }) => kind)
}

/** Why a seat may not begin with these blocks (SU-6). */
export function forceRefusal(state: State, side: Side, { wizards, army, chaos }: Force): Refused {
  const figures = figuresOf(state.settings)
  const own: readonly Kind[] = kindsOf(present(state.seats[side].army, 'an army'))
  const parts = [
    { kinds: wizards, what: 'wizard', count: figures.wizards, from: own },
    { kinds: army, what: 'army', count: figures.army, from: own },
    { kinds: chaos, what: 'chaos', count: figures.chaos, from: poolOf(state, side) },
  ] as const
  return firstRefusal(parts, ({ kinds, what, count, from }) => {
    if (kinds.length !== count)
      return refuse('SU-6', `You begin with ${count} of these, not ${kinds.length}.`)
    const wrong = kinds.find((kind) => !from.includes(kind) || printedOf(kind).class !== what)
    if (wrong) return refuse('SU-6', `You cannot begin with ${kindName(wrong)} there.`)
    const over = kinds.find((kind) => kinds.filter((one) => one === kind).length > countOf(kind))
    return over && refuse('SU-6', `There are only ${countOf(over)} of ${kindName(over)}.`)
  })
}

/** Cities of a seat’s home boards (TM-12). */
export function homeCities(state: Pick<State, 'boards'>, side: Side): readonly City[] {
  return mapOf(state).cities.filter(({ home }) => home === side)
}

/** Why these cities cannot be a seat’s capitals (SU-7). */
export function capitalsRefusal(state: State, side: Side, cities: readonly CityId[]): Refused {
  const { capitals } = figuresOf(state.settings)
  const chosen = homeCities(state, side).filter(({ id }) => cities.includes(id))
  if (cities.length !== capitals || chosen.length !== capitals)
    return refuse('SU-7', `You choose ${capitals} of the cities of your own boards.`)
  if (chosen.some(({ gold }) => gold < FIGURES.capitalGold))
    return refuse('SU-7', 'A capital is worth 2 gold or more.')
  return new Set(chosen.map(({ slot }) => slot)).size < capitals
    ? refuse('SU-7', 'Each of your boards has one capital.')
    : undefined
}

/** Blocks that wait to be deployed, or to come in. */
export function waitingOf({ blocks }: Pick<State, 'blocks'>, side: Side): readonly State['blocks'][number][] {
  return blocks.filter(({ at, owner }) => at === 'edge' && owner === side)
}

/** Why a seat cannot deploy like that (SU-8, MV-9). */
export function deployRefusal(
  state: State,
  side: Side,
  placements: Readonly<Record<string, readonly Kind[]>>,
): Refused {
  const cities = homeCities(state, side)
  const ids = Object.keys(placements)
  if (ids.some((id) => !cities.some((city) => city.id === id)))
    return refuse('SU-8', 'Blocks begin in cities of your own boards.')
  const crowded = firstRefusal(cities, ({ id, name, isPort }) => {
    const kinds = placements[id] ?? []
    if (kinds.length > FIGURES.stacking) return refuse('MV-9', `Four blocks have room in ${name}.`)
    if (kinds.length === 0) return refuse('SU-8', `${name} needs a block.`)
    return !isPort && kinds.some((kind) => printedOf(kind).type === 'sea')
      ? refuse('SU-8', `${name} is no port: no aquatic begins there.`)
      : undefined
  })
  if (crowded) return crowded
  const placed = Object.values(placements).flat().sort()
  const waiting = waitingOf(state, side)
    .map(({ kind }) => kind)
    .sort()
  return placed.join() === waiting.join()
    ? undefined
    : refuse('SU-8', 'All your blocks are deployed, and no others.')
}

/** Some pools that a seat could choose: one from each place in the list of kinds. */
export function somePools(state: State): readonly (readonly ChaosKind[])[] {
  const { pool } = figuresOf(state.settings)
  const kinds = CHAOS_BLOCKS.filter(({ isWerebeast }) => !isWerebeast || state.settings.werebeasts).map(
    ({ id }) => id,
  )
  return kinds.map((_, from) =>
    Array.from({ length: pool }, (_one, nth) => kinds[(from + nth) % kinds.length] as ChaosKind),
  )
}

/** Some forces that a seat could begin with: as many kinds as there are, beginning with each in turn. */
export function someForces(state: State, side: Side): readonly Force[] {
  const figures = figuresOf(state.settings)
  const own = kindsOf(present(state.seats[side].army, 'an army'))
  const ofClass = (what: string) => own.filter((kind) => printedOf(kind).class === what)
  const army = ofClass('army')
  return army.map((_, from) => ({
    wizards: drawn(ofClass('wizard'), figures.wizards, from),
    army: drawn(army, figures.army, from),
    chaos: drawn(poolOf(state, side), figures.chaos, from),
  }))
}

/** So many of some kinds, one of each in turn while there are any. */
function drawn(kinds: readonly Kind[], count: number, from: number): readonly Kind[] {
  const taken: Kind[] = []
  for (let nth = from; taken.length < count && nth < from + kinds.length * 5; nth++) {
    const kind = kinds[nth % kinds.length] as Kind
    if (taken.filter((one) => one === kind).length < countOf(kind)) taken.push(kind)
  }
  return taken
}

/** Some ways to deploy: aquatics to ports, and the others round the cities, beginning with each in turn. */
export function someDeployments(
  state: State,
  side: Side,
): readonly Readonly<Record<string, readonly Kind[]>>[] {
  const cities = homeCities(state, side)
  const waiting = waitingOf(state, side).map(({ kind }) => kind)
  const isAquatic = (kind: Kind) => printedOf(kind).type === 'sea'
  return cities.map((_, from) => {
    const placed = new Map<string, Kind[]>(cities.map(({ id }) => [id, []]))
    const put = (kind: Kind, among: readonly City[]) => {
      const emptiest = [...among]
        .map((city) => placed.get(city.id) ?? [])
        .sort((one, other) => one.length - other.length)[0]
      emptiest?.push(kind)
    }
    const turned = [...cities.slice(from), ...cities.slice(0, from)]
    const ports = turned.filter(({ isPort }) => isPort)
    for (const kind of waiting.filter(isAquatic)) put(kind, ports)
    for (const kind of waiting.filter((one) => !isAquatic(one))) put(kind, turned)
    return Object.fromEntries(placed)
  })
}
