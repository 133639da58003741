import { hexesApart } from '@/engine/kernel/hex'
import { terrainAt } from '../queries/ground'
import { isSeenAsTarget } from '../queries/magic/targets'
import { limitOf } from '../queries/reserves'
import type { State } from '../state/state'
import type { MageSeat, UnitType } from '../state/terms'
import { factsOfType } from '../tables/types'
import { factsOf } from './facts'
import { homesIn } from './land'
import type { Piece, Scene, Stack } from './scene'
import { spellWorth, storedWorth } from './worth'

/** What of its worth a unit has wherever it is, near the prey, and near the main army. */
const PLACE = { anywhere: 0.75, prey: 0.3, army: 0.15 }
/** What it is worth that the Archmagus is with the army. */
const MAGE_AT_ARMY = 2
/** Hexes beyond which nothing is near. */
const FAR = 10

/** What a seat is worth by what it has and where that is, battles and dangers left out. */
export function standingOf(scene: Scene, seat: MageSeat): number {
  const own = scene.stacks.filter((stack) => stack.seat === seat)
  return placedWorth(scene, own, seat) + landWorth(scene, own) + handWorth(scene, own, seat)
}

function nearness({ field }: Scene, one: number, other: number): number {
  return Math.max(0, 1 - hexesApart(field, one, other) / FAR)
}

function placedWorth(scene: Scene, own: readonly Stack[], seat: MageSeat): number {
  const army = armyOf(own)
  const preys = scene.seats.filter((one) => one !== seat).map((one) => whereabouts(scene, one))
  const toPrey = (at: number) =>
    Math.max(
      0,
      ...preys.map((prey) =>
        prey.reduce((sum, { stack, share }) => sum + share * nearness(scene, at, stack.at), 0),
      ),
    )
  return own.reduce((sum, { at, pieces }) => {
    const toArmy = army ? nearness(scene, at, army.at) : 0
    const factor = PLACE.anywhere + PLACE.prey * toPrey(at) + PLACE.army * toArmy
    return pieces.reduce((all, { facts, worth }) => {
      return all + worth * factor + (facts.isMage ? MAGE_AT_ARMY * toArmy : 0)
    }, sum)
  }, 0)
}

/** The stack of a seat that is worth most, its Archmagus left out. */
function armyOf(own: readonly Stack[]): Stack | undefined {
  const worthOf = ({ pieces }: Stack) =>
    pieces.reduce((sum, { facts, worth }) => (facts.isMage ? sum : sum + worth), 0)
  return own.reduce<Stack | undefined>(
    (most, stack) => (most && worthOf(most) >= worthOf(stack) ? most : stack),
    undefined,
  )
}

/** Where a seat’s Archmagus may be for all that the asker knows, and how likely. */
function whereabouts(
  { state, stacks, asker }: Scene,
  seat: MageSeat,
): readonly { readonly stack: Stack; readonly share: number }[] {
  const theirs = stacks.filter((stack) => stack.seat === seat)
  const isSeen = ({ unit }: Piece) => state.settings.openHands || isSeenAsTarget(unit, asker)
  const found = theirs.find(({ pieces }) => pieces.some((piece) => piece.facts.isMage && isSeen(piece)))
  if (found) return [{ stack: found, share: 1 }]
  const tickets = theirs.map(({ pieces }) => pieces.filter((piece) => !isSeen(piece)).length ** 2)
  const all = tickets.reduce((sum, count) => sum + count, 0)
  return theirs.map((stack, nth) => ({ stack, share: all === 0 ? 0 : (tickets[nth] ?? 0) / all }))
}

/** What a hex held alone is worth, how much more at the round limit, and what a home for new units is. */
const LAND = { hex: 0.1, atLimit: 6, home: 0.15 }

function landWorth({ state, stacks }: Scene, own: readonly Stack[]): number {
  const held = own.filter(({ at, seat }) => !stacks.some((one) => one.at === at && one.seat !== seat))
  const homes = new Set(held.map(({ hex }) => terrainAt(state, hex)))
  return held.length * dominionWorth(state) + homes.size * LAND.home
}

/** The nearer the round limit, the more dominion counts (AM-V.4). */
function dominionWorth({ settings: { roundLimit }, round }: State): number {
  if (roundLimit === 0) return LAND.hex
  return LAND.hex + LAND.atLimit / (1 + Math.max(0, roundLimit - round)) ** 1.5
}

/** What of its worth a chit has that can come at once, or that some day may; how it falls off with the way. */
const CHIT = { atHome: 0.7, never: 0.2, near: 0.4, fade: 0.75 }

function handWorth({ state, field }: Scene, own: readonly Stack[], seat: MageSeat): number {
  const { reserve, stored, spells } = state.mages[seat]
  const ways = new Map<string, number>()
  const wayHome = (home: string) => {
    const known = ways.get(home)
    if (known !== undefined) return known
    let way = Infinity
    for (const at of homesIn(state, home))
      for (const stack of own) way = Math.min(way, hexesApart(field, stack.at, at))
    ways.set(home, way)
    return way
  }
  const chits = reserve.map((chit) => chitWorth(chit, wayHome))
  return (
    best(chits, limitOf(state, seat, 'unitReserve')) +
    best(spells.map(spellWorth), limitOf(state, seat, 'spellReserve')) +
    stored.reduce((sum, artifact) => sum + storedWorth(artifact), 0)
  )
}

function chitWorth(chit: UnitType, wayHome: (home: string) => number): number {
  const { worth } = factsOf({ type: chit, own: null })
  const way = wayHome(factsOfType(chit).home ?? '')
  return worth * (way === 0 ? CHIT.atHome : CHIT.never + CHIT.near * CHIT.fade ** way)
}

/** The sum of the highest; what is above the limit must be given up. */
function best(figures: readonly number[], most: number): number {
  return [...figures]
    .sort((one, other) => other - one)
    .slice(0, most)
    .reduce((sum, figure) => sum + figure, 0)
}
