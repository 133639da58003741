import { sumOf } from '@/engine/bot/weigh'
import { amount, apart, type Field } from './field'
import { reachOf } from './reach'
import type { Piece, Scene } from './scene'

/** The Power that pieces could bring against each space in one turn, by index. */
export function threatOf(scene: Scene, pieces: readonly Piece[]): Float64Array {
  const threat = new Float64Array(scene.field.size * 2)
  for (const piece of pieces) addThreat(scene, piece, threat)
  return threat
}

function addThreat(scene: Scene, piece: Piece, threat: Float64Array): void {
  const { field } = scene
  const reach = reachOf(scene, piece)
  const shot = sumOf(piece.shots, ({ power }) => power)
  for (const space of reach.keys()) threat[space] = amount(threat, space) + Math.max(piece.power, shot)
  threat[piece.at] = amount(threat, piece.at) + piece.power
  if (shot === 0) return
  for (let space = 0; space < threat.length; space++)
    if (space !== piece.at && !reach.has(space) && mayShoot(field, piece, space))
      threat[space] = amount(threat, space) + shot
}

/** The Power that a piece could bring against a space in one turn. */
export function bearingOn(scene: Scene, piece: Piece, space: number): number {
  const shot = sumOf(piece.shots, ({ power }) => power)
  if (piece.at === space || reachOf(scene, piece).has(space)) return Math.max(piece.power, shot)
  return shot > 0 && mayShoot(scene.field, piece, space) ? shot : 0
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
