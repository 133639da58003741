import { copyForPlay } from '@/engine/bot/bot-rollout'
import { refusalIn } from '@/engine/declare/command-set'
import { legalOf } from '@/engine/declare/legal'
import type { Care } from '@/engine/declare/search-bot'
import { diceStateOf, type Random, seededDice } from '@/engine/kernel/dice'
import type { HexId } from '@/engine/kernel/hex'
import { playInPlace } from '@/engine/kernel/play'
import { COMMANDS, type Command } from '../commands'
import { archmagiPlay } from '../play'
import { viewOf } from '../queries/view'
import type { State, Unit } from '../state/state'
import type { MageSeat, UnitId } from '../state/terms'
import { isArchmagus } from '../tables/types'
import { leadOf } from './evaluate'
import { suppose } from './suppose'

type Move = Extract<Command, { type: 'move' }>
/** Where units go; those left out stay. */
type March = ReadonlyMap<UnitId, Move>
/** The moves of each unit by itself, by where they end. */
type Ways = ReadonlyMap<UnitId, ReadonlyMap<HexId, Move>>

/** How much trouble is taken over a movement. */
interface Pains {
  /** Worlds in which each march is weighed. */
  readonly worlds: number
  /** Gatherings that are looked at, and how many of them are worked out. */
  readonly gatherings: number
  readonly starts: number
  /** How often each unit is asked whether it were better elsewhere, and of how many hexes one is looked at. */
  readonly passes: number
  readonly oneOf: number
}

const PAINS: Readonly<Record<Care, Pains>> = {
  careless: { worlds: 1, gatherings: 0, starts: 1, passes: 1, oneOf: 5 },
  sensible: { worlds: 1, gatherings: 60, starts: 1, passes: 2, oneOf: 1 },
  thorough: { worlds: 3, gatherings: 60, starts: 2, passes: 2, oneOf: 1 },
}

/** Whole movements of a seat worth comparing: each ends the phase. */
export function marchesFor(
  state: State,
  seat: MageSeat,
  care: Care,
  random: Random,
): readonly (readonly Command[])[] {
  const pains = PAINS[care]
  const ways = waysIn(state)
  const more = Array.from({ length: pains.worlds - 1 }, () => suppose(viewOf(state, seat), random))
  const leadIn = (march: March, world: State) => {
    const units = world.units.map((unit) => (unit.seat === seat ? moved(unit, march) : unit))
    return leadOf({ ...world, phase: 'battle', units }, seat)
  }
  const weighing: Weighing = { leadIn, worlds: [state, ...more], pains, random }
  return startsOf(state, ways, weighing).map((start) => {
    const march = improved(state, ways, start, weighing)
    return [...ordered(state, march), { type: 'endPhase', seat }]
  })
}

function waysIn(state: State): Ways {
  const ways = new Map<UnitId, Map<HexId, Move>>()
  for (const move of legalOf(COMMANDS, state, 'move')) {
    const [id, ...others] = move.units
    const to = move.path.at(-1)
    if (id === undefined || to === undefined || others.length > 0) continue
    ways.set(id, (ways.get(id) ?? new Map<HexId, Move>()).set(to, move))
  }
  return ways
}

/** How a march is weighed, and with how much trouble. */
interface Weighing {
  /** By what comes after the phase, in one of the worlds that may be. */
  readonly leadIn: (march: March, world: State) => number
  readonly worlds: readonly [State, ...State[]]
  readonly pains: Pains
  readonly random: Random
}

/** A march with what it leads to: in the first world, and in all of them. */
interface Weighed {
  readonly march: March
  readonly first: number
  readonly all: number
}

function weighed({ leadIn, worlds }: Weighing, march: March): Weighed {
  const [first, ...others] = worlds
  const lead = leadIn(march, first)
  return { march, first: lead, all: others.reduce((sum, world) => sum + leadIn(march, world), lead) }
}

/** Which of two is better: what is not so in the first world is looked at no further. */
function better(weighing: Weighing, best: Weighed, march: March): Weighed {
  const { leadIn, worlds } = weighing
  if (leadIn(march, worlds[0]) <= best.first + GAIN) return best
  const other = weighed(weighing, march)
  return other.all > best.all + GAIN * worlds.length ? other : best
}

function moved(unit: Unit, march: March): Unit {
  const to = march.get(unit.id)?.path.at(-1)
  return to === undefined ? unit : { ...unit, hex: to }
}

/** The marches to begin with: the best gatherings, or nobody moving. */
function startsOf(state: State, ways: Ways, weighing: Weighing): readonly Weighed[] {
  const { pains, random } = weighing
  const all = [...gatherings(state, ways)]
  while (all.length > pains.gatherings) all.splice(random.below(all.length), 1)
  const stay: March = new Map()
  return [stay, ...all]
    .map((march) => weighed(weighing, march))
    .sort((one, other) => other.all - one.all)
    .slice(0, pains.starts)
}

/** Together to one place: all who can or those of one hex, with the Archmagus or without. */
function gatherings(state: State, ways: Ways): readonly March[] {
  const movers = state.units.filter(({ id }) => ways.has(id))
  const hexes = [...new Set(movers.map(({ hex }) => hex))]
  const targets = new Set([...ways.values()].flatMap((one) => [...one.keys()]))
  const marches = [...targets].flatMap((to) => {
    const able = movers.filter(({ id }) => ways.get(id)?.has(to))
    const groups = [able, ...hexes.map((from) => able.filter(({ hex }) => hex === from))]
    return groups
      .flatMap((group) => [group, group.filter(({ type }) => !isArchmagus(type))])
      .filter((group) => group.length > 1)
      .map((group) => marchOf(group, to, ways))
  })
  return [...new Map(marches.map((march) => [nameOf(march), march])).values()]
}

function marchOf(units: readonly Unit[], to: HexId, ways: Ways): March {
  const moves = units.flatMap(({ id }) => {
    const move = ways.get(id)?.get(to)
    return move ? [[id, move] as const] : []
  })
  return new Map(moves)
}

function nameOf(march: March): string {
  return [...march].map(([id, { path }]) => `${id} ${path.at(-1) ?? ''}`).join()
}

/** By how much a change must be better to be one. */
const GAIN = 0.02

/** Each unit in turn goes where that is best, as long as anything gets better. */
function improved(state: State, ways: Ways, start: Weighed, weighing: Weighing): March {
  let best = start
  for (let pass = 0; pass < weighing.pains.passes; pass++) {
    const before = best
    for (const { id } of state.units)
      for (const march of changesOf(best.march, id, ways.get(id), weighing))
        best = better(weighing, best, march)
    if (best === before) break
  }
  return best.march
}

/** The same march with one unit going elsewhere, or nowhere. */
function changesOf(
  march: March,
  id: UnitId,
  own: ReadonlyMap<HexId, Move> | undefined,
  { pains: { oneOf }, random }: Weighing,
): readonly March[] {
  if (!own) return []
  const moves = [...own.values()].filter(() => oneOf === 1 || random.below(oneOf) === 0)
  return [undefined, ...moves]
    .filter((move) => move !== march.get(id))
    .map((move) => {
      const changed = new Map(march)
      if (move) changed.set(id, move)
      else changed.delete(id)
      return changed
    })
}

/** The moves of a march, those who go the same way together; what turns out to be refused is left out. */
function ordered(state: State, march: March): readonly Command[] {
  const groups = new Map<string, Move>()
  for (const move of march.values()) {
    const from = state.units.find(({ id }) => id === move.units[0])?.hex ?? ''
    const key = `${from} ${move.path.join()}`
    const known = groups.get(key)
    groups.set(key, known ? { ...known, units: [...known.units, ...move.units] } : move)
  }
  const copy = copyForPlay(state)
  const dice = seededDice(diceStateOf(1))
  return [...groups.values()].filter((move) => {
    if (refusalIn(COMMANDS, copy, move)) return false
    playInPlace(archmagiPlay, copy, move, dice)
    return true
  })
}
