import { barrierBetween } from '../rules/magic/in-force'
import type { Command } from '../rules/commands'
import { amount, type Field } from './field'
import { groundFor, type Piece, type Scene } from './scene'

/** A way of a piece to a space, step by step back to where it stands. */
export interface Way {
  readonly to: number
  readonly before: Way | null
}

/** How a piece gets to the spaces that it can reach in one move, by their indices; where it stands is left out. */
export type Reach = ReadonlyMap<number, Way>

/** The spaces that a piece can reach if it may move at all (AA-9, AA-10). */
export function reachOf(scene: Scene, piece: Piece): Reach {
  const ways = new Map<number, Way>()
  const isInAir = piece.at >= scene.field.size
  if (!isInAir && piece.move > 0) walk(scene, piece, ways)
  if (piece.flight) fly(scene, piece, ways)
  return ways
}

function foesOf(scene: Scene, piece: Piece): Float64Array {
  return piece.seat === scene.seat ? scene.enemy.count : scene.own.count
}

function walk(scene: Scene, piece: Piece, ways: Map<number, Way>): void {
  const { field } = scene
  const ground = groundFor(scene, piece.terrain)
  const foes = foesOf(scene, piece)
  const home = homeBarred(scene, piece)
  let edge: Way[] = [{ to: piece.at, before: null }]
  for (let step = 0; step < piece.move && edge.length > 0; step++) {
    const next: Way[] = []
    for (const from of edge) {
      for (const to of field.around[from.to] ?? []) {
        if (to === piece.at || to === home || ways.has(to) || amount(ground, to) === 0) continue
        if (isBarred(scene, from.to, to, 'ground')) continue
        const way = { to, before: from }
        ways.set(to, way)
        if (amount(foes, to) === 0) next.push(way)
      }
    }
    edge = next
  }
}

/** The own king area, where it may not be entered (AA-24.5). */
function homeBarred({ position, own, enemy, seat }: Scene, piece: Piece): number {
  if (position.settings.ruleset !== 'basic') return -1
  return piece.seat === seat ? own.king : enemy.king
}

function isBarred(scene: Scene, a: number, b: number, level: 'ground' | 'air'): boolean {
  if (!scene.isBarred) return false
  const { ids } = scene.field.board
  const [from, to] = [ids[a], ids[b]]
  return from !== undefined && to !== undefined && barrierBetween(scene.position, from, to, level)
}

function fly(scene: Scene, piece: Piece, ways: Map<number, Way>): void {
  const { field } = scene
  const { size } = field
  const isInAir = piece.at >= size
  const start: Way = isInAir
    ? { to: piece.at, before: null }
    : { to: piece.at + size, before: { to: piece.at, before: null } }
  if (!isInAir && isStormy(scene, piece.at)) return
  const foes = foesOf(scene, piece)
  const seen = new Set([start.to])
  endFlight(scene, piece, start, ways)
  let edge: Way[] = amount(foes, start.to) > 0 && !isInAir ? [] : [start]
  for (let step = 0; step < (piece.flight?.speed ?? 0) && edge.length > 0; step++) {
    const next: Way[] = []
    for (const from of edge) {
      for (const hex of field.around[from.to - size] ?? []) {
        const to = hex + size
        if (seen.has(to) || isStormy(scene, hex) || isBarred(scene, from.to - size, hex, 'air')) continue
        seen.add(to)
        const way = { to, before: from }
        endFlight(scene, piece, way, ways)
        if (amount(foes, to) === 0) next.push(way)
      }
    }
    edge = next
  }
}

function isStormy({ position, field }: Scene, hex: number): boolean {
  const id = field.board.ids[hex]
  return id === undefined || position.hexes[id]?.storm !== null
}

/** Notes where a flight may end: in the air if it lasts, and on the ground below. */
function endFlight(scene: Scene, piece: Piece, way: Way, ways: Map<number, Way>): void {
  const { size } = scene.field
  const hex = way.to - size
  const foes = foesOf(scene, piece)
  const suits = amount(groundFor(scene, piece.terrain), hex) === 1 && hex !== homeBarred(scene, piece)
  const meets = amount(foes, way.to) > 0
  const isFree = suits && amount(foes, hex) === 0
  if (way.to !== piece.at && (meets ? isFree || lasts(scene, piece) : lasts(scene, piece)))
    ways.set(way.to, way)
  const stays = way.before === null || way.before.to !== piece.at
  const mayLand = suits && (!meets || way.before === null)
  if (mayLand && (stays || piece.at >= size) && hex !== piece.at && !ways.has(hex))
    ways.set(hex, { to: hex, before: way })
}

/** Whether a piece may still be in the air when its next turn begins (AA-10.7). */
function lasts({ position, field }: Scene, { leader, flight, at, seat }: Piece): boolean {
  if (!flight) return false
  if (at < field.size) return flight.duration > 1
  const isCounted = position.now.phase === 'movement' && position.active === seat
  return leader.airTurns + (isCounted ? 0 : 1) < flight.duration
}

/** The command that takes a piece along a way. */
export function moveAlong(field: Field, { leader, seat, at }: Piece, way: Way): Command {
  const { size, board } = field
  const entered: number[] = []
  for (let step: Way | null = way; step?.before; step = step.before) entered.unshift(step.to)
  const hexes = (spaces: readonly number[]) =>
    spaces.flatMap((space) => board.ids[space < size ? space : space - size] ?? [])
  const isFlight = at >= size || entered.some((space) => space >= size)
  if (!isFlight) return { type: 'walk', seat, unit: leader.id, path: hexes(entered) }
  const land = way.to < size
  const inAir = entered.filter((space) => space >= size && space !== at + size)
  return { type: 'fly', seat, unit: leader.id, path: hexes(inAir), land }
}
