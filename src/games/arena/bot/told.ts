import type { ArenaSeat, Position } from '../state/position'
import { chanceAtEnd, massOf, materialOf, nearnessOf, raceOf } from './evaluate'
import { type Scene, sceneOf } from './scene'

/**
 * What the features weigh for those who read a chance, in log odds: fitted by logistic regression to 300 games between
 * bots, so that what is told comes true about as often as it says (docs/balance-arena.md). Bots go on playing by the
 * weights that they were measured with. Hexes and whose turn it is told nothing beside these.
 */
const MATERIAL = 5.3
const RACE = 0.34
const ADVANCE = 0.74
const MASS = 0.32

/** The chance that a seat wins, as it is told to people: it changes when something happens, not when a turn ends. */
export function toldChance(position: Position, seat: ArenaSeat): number {
  const known = chanceAtEnd(position, seat)
  if (known !== undefined) return known
  const scene = sceneOf(position, seat)
  const { own, enemy } = scene
  const [mine, theirs] = [materialOf(scene, own), materialOf(scene, enemy)]
  const score =
    (MATERIAL * (mine - theirs)) / Math.max(1, mine + theirs) +
    RACE * raceLead(scene) +
    ADVANCE * (nearnessOf(scene, own, enemy) - nearnessOf(scene, enemy, own)) +
    MASS * (massOf(own) - massOf(enemy))
  return 1 / (1 + Math.exp(-score))
}

/** How far a seat is ahead in the race to the king hexes, whoever moves first. */
function raceLead(scene: Scene): number {
  const { own, enemy } = scene
  const leadOf = (movesFirst: boolean) =>
    raceOf(scene, [own, enemy], movesFirst) - raceOf(scene, [enemy, own], !movesFirst)
  return (leadOf(true) + leadOf(false)) / 2
}
