import { sumOf } from '@/engine/bot/weigh'
import { type ArenaSeat, type Position, SEATS } from '../state/position'
import { ITEMS } from '../tables/items'
import { cardOf, isAbandoned } from '../queries/creatures'
import { NEVER, stepsFrom, turnsFrom } from './distance'
import { amount } from './field'
import { type Host, type Piece, type Scene, sceneOf } from './scene'

/** What the features weigh, in log odds. */
const MATERIAL = 7
/** Being through to the enemy's king hex with the next move, and what is left of that for each move later. */
const THROUGH = 5
const LATER = 0.7
const ADVANCE = 1.6
const MASS = 0.6
const HEXES = 0.8
const TO_MOVE = 0.15
/** What a point of the pool, an item or an empty vehicle is worth against a creature's cost. */
const A_POINT = 0.3
const AN_ITEM = 0.6
const AN_EMPTY_VEHICLE = 0.4
/** Turns for which a race to a king hex is reckoned. */
const LONGEST_RACE = 5
/** What a creature without Power counts where nobody else is. */
const A_BODY = 0.1
/** Steps beyond which nearness does not matter. */
const FAR = 9

/** The chance that a seat wins, from 0 to 1, as far as what lies open tells; 0 or 1 when the game is over, a draw 0.5. */
export function chanceToWin(position: Position, seat: ArenaSeat): number {
  const known = chanceAtEnd(position, seat)
  if (known !== undefined) return known
  const scene = sceneOf(position, seat)
  const { own, enemy, field } = scene
  const [mine, theirs] = [materialOf(scene, own), materialOf(scene, enemy)]
  const isOwnTurn = position.active === seat
  const score =
    (MATERIAL * (mine - theirs)) / Math.max(1, mine + theirs) +
    raceOf(scene, [own, enemy], isOwnTurn) -
    raceOf(scene, [enemy, own], !isOwnTurn) +
    ADVANCE * (nearnessOf(scene, own, enemy) - nearnessOf(scene, enemy, own)) +
    MASS * (massOf(own) - massOf(enemy)) +
    (HEXES * (hexesOf(scene, true) - hexesOf(scene, false))) / field.size +
    (isOwnTurn ? TO_MOVE : -TO_MOVE)
  return 1 / (1 + Math.exp(-score))
}

/** The same once the game is over; undefined before. */
export function chanceAtEnd({ ending }: Position, seat: ArenaSeat): number | undefined {
  if (!ending) return undefined
  return ending.winner === 'draw' ? 0.5 : Number(ending.winner === seat)
}

/** Creatures, items, what is left to conjure with, and vehicles that wait for a pilot. */
export function materialOf({ position, seat, own }: Scene, host: Host): number {
  const isOwn = host === own
  const belongs = (owner: ArenaSeat) => (owner === seat) === isOwn
  const standing = sumOf(host.pieces, ({ worth }) => worth)
  const empty = sumOf(position.creatures, (one) =>
    isAbandoned(one) && belongs(one.owner) ? cardOf(one).cost : 0,
  )
  const items = sumOf(position.items, ({ card, owner }) => (belongs(owner) ? ITEMS[card].cost : 0))
  const pool = sumOf(SEATS, (owner) => (belongs(owner) ? position.pools[owner] : 0))
  return standing + AN_EMPTY_VEHICLE * empty + AN_ITEM * items + A_POINT * pool
}

/** How soon a side could take the other's king hex, weighed. */
function raceOf(scene: Scene, sides: readonly [Host, Host], movesFirst: boolean): number {
  const turns = turnsToTake(scene, sides, movesFirst)
  return turns > LONGEST_RACE ? 0 : THROUGH * LATER ** (2 * turns - (movesFirst ? 2 : 1))
}

/**
 * After how many of its turns a side could be on the other's king hex with more Power than can be back there by then,
 * both sides counted as if they did nothing else; Infinity where that takes longer than is looked for.
 */
export function turnsToTake(scene: Scene, [host, other]: readonly [Host, Host], movesFirst: boolean): number {
  const coming = arrivalsAt(scene, host, other.king)
  const going = arrivalsAt(scene, other, other.king)
  let [power, guard] = [0, movesFirst ? amount(going, 0) : amount(going, 0) + amount(going, 1)]
  for (let turn = 1; turn <= LONGEST_RACE; turn++) {
    power += amount(coming, turn) + (turn === 1 ? amount(coming, 0) : 0)
    if (power > guard) return turn
    guard += amount(going, movesFirst ? turn : turn + 1)
  }
  return Infinity
}

/** A side's Power by the turns that it needs to a king hex; whoever is weak still takes an empty one. */
function arrivalsAt(scene: Scene, { pieces }: Host, goal: number): Float64Array {
  const arrivals = new Float64Array(NEVER + 1)
  for (const piece of pieces) {
    const turns = turnsFrom(scene, piece, piece.at, goal)
    arrivals[turns] = amount(arrivals, turns) + piece.power + (piece.holds ? A_BODY : 0)
  }
  return arrivals
}

/** How near a side's Power is to the other's king hex, from 0 to 1; the nearest counts most. */
export function nearnessOf(scene: Scene, host: Host, other: Host): number {
  const share = (piece: Piece) => {
    const steps = Math.min(FAR, stepsFrom(scene, piece, piece.at, other.king))
    return (1 - steps / FAR) ** 2 * (piece.power + 0.3)
  }
  const all = host.pieces.reduce((sum, { power }) => sum + power + 0.3, 0)
  return sumOf(host.pieces, share) / Math.max(1, all)
}

/** The share of a side's Power that stands in one space. */
function massOf({ power }: Host): number {
  let [most, all] = [0, 0]
  for (const here of power) {
    all += here
    if (here > most) most = here
  }
  return all === 0 ? 0 : most / all
}

function hexesOf({ position, seat }: Scene, isOwn: boolean): number {
  return Object.values(position.hexes).filter(
    ({ control }) => control !== null && (control === seat) === isOwn,
  ).length
}
