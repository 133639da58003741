import { sumOf } from '@/engine/bot/weigh'
import { otherSeat } from '../queries/creatures'
import type { ArenaSeat, Position } from '../state/position'
import { chanceAtEnd, materialOf, nearnessOf, turnsToTake } from './evaluate'
import { amount } from './field'
import { wantedAtHome } from './garrison'
import { type Host, type Scene, sceneOf } from './scene'

/**
 * What the features weigh for those who read a chance, in log odds: fitted by logistic regression to 360 games between
 * strong bots, so that what is told comes true about as often as it says (docs/balance-arena.md). Bots go on playing by
 * the weights that they were measured with. Hexes, how massed a side is and whose turn it is told nothing beside these.
 */
const MATERIAL = 5.5
const SOON = 0.6
const ADVANCE = 1.4
const AT_HOME = 1.3
/** Enemy turns within which what is wanted at home is counted, as the weights were fitted. */
const SHORTLY = 2
/** Of standing alone on the enemy's king hex, which wins with the turn: by the rule (AA-23.1), not by the fit. */
const THERE = 3

/** The chance that a seat wins, as it is told to people: it changes when something happens, not when a turn ends. */
export function toldChance(position: Position, seat: ArenaSeat): number {
  const known = chanceAtEnd(position, seat)
  if (known !== undefined) return known
  // Until both armies stand, whoever is first would seem to have won.
  if (position.now.phase === 'build' || position.now.phase === 'placeBasic') return 0.5
  const scene = sceneOf(position, seat)
  const { own, enemy } = scene
  const [mine, theirs] = [materialOf(scene, own), materialOf(scene, enemy)]
  const all = sumOf([...own.pieces, ...enemy.pieces], ({ power }) => power)
  const score =
    (MATERIAL * (mine - theirs)) / Math.max(1, mine + theirs) +
    SOON * (soonness(scene, [own, enemy]) - soonness(scene, [enemy, own])) +
    ADVANCE * (nearnessOf(scene, own, enemy) - nearnessOf(scene, enemy, own)) +
    THERE * (isThere(own, enemy) - isThere(enemy, own)) +
    (AT_HOME * (wantedAtHome(asTheOther(scene), SHORTLY) - wantedAtHome(scene, SHORTLY))) / Math.max(1, all)
  return 1 / (1 + Math.exp(-score))
}

/** How soon a side could take the other's king hex, whoever moves first: 2 with the next move, 0 where that is far off. */
function soonness(scene: Scene, sides: readonly [Host, Host]): number {
  return 1 / turnsToTake(scene, sides, true) + 1 / turnsToTake(scene, sides, false)
}

function isThere({ pieces }: Host, { king, count }: Host): number {
  return Number(amount(count, king) === 0 && pieces.some(({ at, holds }) => holds && at === king))
}

function asTheOther({ seat, own, enemy, ...scene }: Scene): Scene {
  return { ...scene, seat: otherSeat(seat), own: enemy, enemy: own }
}
