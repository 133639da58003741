import type { ArenaSeat, Position } from '../rules/position'
import { ITEMS } from '../content/items'
import { cardOf, isAbandoned } from '../rules/creatures'
import { stepsFrom } from './distance'
import { amount } from './field'
import { type Host, type Piece, type Scene, sceneOf } from './scene'
import { threatOf } from './threat'

/** What the features weigh, in log odds. */
const MATERIAL = 7
const READY = 3.2
const MENACED = 1.1
const ADVANCE = 1.6
const MASS = 0.6
const HEXES = 0.8
const TO_MOVE = 0.15
/** What a point of the pool, an item or an empty vehicle is worth against a creature's cost. */
const A_POINT = 0.3
const AN_ITEM = 0.6
const AN_EMPTY_VEHICLE = 0.4
/** Steps beyond which nearness does not matter. */
const FAR = 9

/** The chance that a seat wins, from 0 to 1, as far as what lies open tells; 0 or 1 when the game is over, a draw 0.5. */
export function chanceToWin(position: Position, seat: ArenaSeat): number {
  const { ending } = position
  if (ending) return ending.winner === 'draw' ? 0.5 : ending.winner === seat ? 1 : 0
  const scene = sceneOf(position, seat)
  const { own, enemy, field } = scene
  const [mine, theirs] = [materialOf(scene, own), materialOf(scene, enemy)]
  const isOwnTurn = position.active === seat
  const score =
    (MATERIAL * (mine - theirs)) / Math.max(1, mine + theirs) +
    strikeOf(scene, own, enemy) * (isOwnTurn ? READY : MENACED) -
    strikeOf(scene, enemy, own) * (isOwnTurn ? MENACED : READY) +
    ADVANCE * (nearnessOf(scene, own, enemy) - nearnessOf(scene, enemy, own)) +
    MASS * (massOf(own) - massOf(enemy)) +
    (HEXES * (hexesOf(scene, true) - hexesOf(scene, false))) / field.size +
    (isOwnTurn ? TO_MOVE : -TO_MOVE)
  return 1 / (1 + Math.exp(-score))
}

/** Creatures, items, what is left to conjure with, and vehicles that wait for a pilot. */
function materialOf({ position, seat, own }: Scene, host: Host): number {
  const isOwn = host === own
  const belongs = (owner: ArenaSeat) => (owner === seat) === isOwn
  const standing = host.pieces.reduce((sum, { worth }) => sum + worth, 0)
  const empty = position.creatures.reduce(
    (sum, one) => sum + (isAbandoned(one) && belongs(one.owner) ? cardOf(one).cost : 0),
    0,
  )
  const items = position.items.reduce((sum, { card, owner }) => sum + (belongs(owner) ? ITEMS[card].cost : 0), 0)
  const pool = Object.entries(position.pools).reduce(
    (sum, [owner, points]) => sum + (belongs(owner as ArenaSeat) ? points : 0),
    0,
  )
  return standing + AN_EMPTY_VEHICLE * empty + AN_ITEM * items + A_POINT * pool
}

/** Whether a side could take the other's king hex in its next turn: 1, or less the less it could bring there. */
function strikeOf(scene: Scene, host: Host, other: Host): number {
  const goal = other.king
  const power = amount(threatOf(scene, host.pieces), goal)
  const guard = amount(other.power, goal)
  if (power === 0) return 0
  return power > guard ? 1 : (0.3 * power) / guard
}

/** How near a side's Power is to the other's king hex, from 0 to 1; the nearest counts most. */
function nearnessOf(scene: Scene, host: Host, other: Host): number {
  const share = (piece: Piece) => {
    const steps = Math.min(FAR, stepsFrom(scene, piece, piece.at, other.king))
    return (1 - steps / FAR) ** 2 * (piece.power + 0.3)
  }
  const all = host.pieces.reduce((sum, { power }) => sum + power + 0.3, 0)
  return host.pieces.reduce((sum, piece) => sum + share(piece), 0) / Math.max(1, all)
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
  return Object.values(position.hexes).filter(({ control }) => control !== null && (control === seat) === isOwn)
    .length
}
