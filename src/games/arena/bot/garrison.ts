import { sumOf } from '@/engine/bot/weigh'
import { cardOf, isAbandoned } from '../queries/creatures'
import { capacityOf } from '../queries/riding'
import { powerOf } from '../queries/values'
import { turnsFrom } from './distance'
import { gaitOf, type Scene } from './scene'

/**
 * Power that the own king hex wants beside those who are there afoot or could be in a turn, for the enemy could bring
 * so much within so many turns; below 0 where some can be spared. Those who carry others away are no garrison.
 */
export function wantedAtHome(scene: Scene, within: number): number {
  const { own, enemy } = scene
  const comes = (turns: number, power: number) => (turns <= within ? power : 0)
  const coming = sumOf(enemy.pieces, (piece) =>
    comes(turnsFrom(scene, piece, piece.at, own.king), piece.power),
  )
  return coming + waitingPower(scene, comes) - thereAfoot(scene)
}

/** What the enemy's vehicles that wait for a pilot could bring (AA-8.1). */
function waitingPower(scene: Scene, comes: (turns: number, power: number) => number): number {
  const { position, field, seat, own } = scene
  return sumOf(position.creatures, (one) => {
    if (one.owner === seat || one.at === null || !isAbandoned(one)) return 0
    const at = field.indexOf.get(one.at) ?? own.king
    const gait = gaitOf(position, one, true)
    return comes(turnsFrom(scene, gait, at, own.king), cardOf(one).power)
  })
}

function thereAfoot(scene: Scene): number {
  const { own, position } = scene
  return sumOf(own.pieces, (piece) => {
    const isAfoot = capacityOf(piece.leader) <= 1
    const isThere = isAfoot && turnsFrom(scene, piece, piece.at, own.king) <= 1
    return isThere ? powerOf(position, piece.leader) : 0
  })
}
