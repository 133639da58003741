import { otherSeat } from '../queries/creatures'
import { changeCost } from '../queries/terrain-points'
import type { Terrain } from '../tables/names'
import type { Hex } from '../state/position'
import { hexNow, type Scene, sceneOf } from './scene'

/** One step to ground that nearly all can enter, whoever could enter it before among them (AA-4.2, AA-4.3). */
export const OPENED: Readonly<Partial<Record<Terrain, Terrain>>> = {
  Water: 'River',
  Rocky: 'Grass',
  Forest: 'Grass',
}

/**
 * The scene as the enemy could make it before it moves: each storm ended and each way to the own king hex opened that
 * it can pay for (AA-4.4). What a seat has shut behind itself is no guard.
 */
export function sceneForRaiders(scene: Scene): Scene {
  const { position, field, own, seat, storms } = scene
  if (position.settings.ruleset === 'basic') return scene
  const enemy = otherSeat(seat)
  const budget = Object.values(position.hexes).filter(({ control }) => control === enemy).length
  const changed: Record<string, Hex> = {}
  const open = (index: number, to: Partial<Hex>) => {
    const [id, hex] = [field.board.ids[index], hexNow(scene, index)]
    if (id !== undefined && hex && changeCost(hex, enemy) <= budget) changed[id] = { ...hex, ...to }
  }
  for (const storm of storms) open(storm, { storm: null })
  for (const near of field.board.around[own.king] ?? []) {
    const terrain = OPENED[hexNow(scene, near)?.terrain ?? 'King']
    if (terrain) open(near, { terrain })
  }
  if (Object.keys(changed).length === 0) return scene
  return sceneOf({ ...position, hexes: { ...position.hexes, ...changed } }, seat)
}
