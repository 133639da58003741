import { sumOf } from '@/engine/bot/weigh'
import { amount, apart, type Field } from './field'
import { reachOf } from './reach'
import type { Piece, Scene } from './scene'

/** The Power that pieces could bring against each space in one turn, by index. */
export function threatOf(scene: Scene, pieces: readonly Piece[]): Float64Array {
  const threat = new Float64Array(scene.field.size * 2)
  for (const piece of pieces) {
    const bearing = bearingOf(scene, piece)
    for (let space = 0; space < threat.length; space++)
      threat[space] = amount(threat, space) + (space === piece.at ? piece.power : bearing(space))
  }
  return threat
}

/** The Power that a piece could bring against a space in one turn: by going there, or by shots. */
export function bearingOf(scene: Scene, piece: Piece): (space: number) => number {
  const reach = reachOf(scene, piece)
  const shot = sumOf(piece.shots, ({ power }) => power)
  return (space) => {
    if (piece.at === space || reach.has(space)) return Math.max(piece.power, shot)
    return shot > 0 && mayShoot(scene.field, piece, space) ? shot : 0
  }
}

/** Whether a piece could shoot into a space after a move, roughly. */
function mayShoot(field: Field, { at, shots, move, flight }: Piece, space: number): boolean {
  const far = Math.max(move, flight?.speed ?? 0)
  const away = apart(field, at, space)
  return shots.some(({ min, max }) => away <= max + far && away >= min - far)
}

/** Ranged Power that a piece in a space has against another. */
export function amountAfar(field: Field, { shots }: Piece, from: number, target: number): number {
  const away = apart(field, from, target)
  return sumOf(shots, ({ power, min, max }) => (away >= min && away <= max ? power : 0))
}
