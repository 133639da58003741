import type { Command } from '../commands'
import { otherSeat } from '../queries/creatures'
import { amount, type Field } from './field'
import { groundFor, hexNow, isBarred, type Piece, type Scene } from './scene'

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
  const foes = foesOf(scene, piece)
  let edge: readonly Way[] = [{ to: piece.at, before: null }]
  for (let step = 0; step < piece.move && edge.length > 0; step++) {
    const next: Way[] = []
    for (const from of edge)
      for (const to of stepsOnGround(scene, piece, from.to)) {
        if (ways.has(to)) continue
        const way = { to, before: from }
        ways.set(to, way)
        if (amount(foes, to) === 0) next.push(way)
      }
    edge = next
  }
}

/** The hexes that a piece may step into from a hex (AA-9.2, AA-9.5); never back to where it stands. */
function stepsOnGround(scene: Scene, piece: Piece, from: number): readonly number[] {
  const ground = groundFor(scene, piece.terrain)
  const home = homeBarred(scene, piece)
  const around = scene.field.board.around[from] ?? []
  return around.filter(
    (to) =>
      to !== piece.at && to !== home && amount(ground, to) === 1 && !isBarred(scene, from, to, 'ground'),
  )
}

/** The own king area, where it may not be entered (AA-24.5). */
function homeBarred({ position, own, enemy, seat }: Scene, piece: Piece): number {
  if (position.settings.ruleset !== 'basic') return -1
  return piece.seat === seat ? own.king : enemy.king
}

function fly(scene: Scene, piece: Piece, ways: Map<number, Way>): void {
  const start = takeOff(scene, piece)
  if (!start) return
  const foes = foesOf(scene, piece)
  const isInAir = start.before === null
  const seen = new Set([start.to])
  endFlight(scene, piece, start, ways)
  let edge: readonly Way[] = amount(foes, start.to) > 0 && !isInAir ? [] : [start]
  for (let step = 0; step < (piece.flight?.speed ?? 0) && edge.length > 0; step++) {
    const next = edge.flatMap((from) => newWays(scene, from, seen))
    for (const way of next) endFlight(scene, piece, way, ways)
    edge = next.filter(({ to }) => amount(foes, to) === 0)
  }
}

/** Ways one step on in the air, to spaces not seen before. */
function newWays(scene: Scene, from: Way, seen: Set<number>): readonly Way[] {
  const steps = stepsInAir(scene, from.to).filter((to) => !seen.has(to))
  for (const to of steps) seen.add(to)
  return steps.map((to) => ({ to, before: from }))
}

/** The air in which a flight begins; undefined under a storm (AA-10.5). */
function takeOff(scene: Scene, { at }: Piece): Way | undefined {
  const { size } = scene.field
  if (at >= size) return { to: at, before: null }
  return scene.storms.has(at) ? undefined : { to: at + size, before: { to: at, before: null } }
}

/** The air spaces around one that may be entered (AA-10.5). */
function stepsInAir(scene: Scene, from: number): readonly number[] {
  const { size, board } = scene.field
  const hex = from - size
  return (board.around[hex] ?? [])
    .filter((to) => !scene.storms.has(to) && !isBarred(scene, hex, to, 'air'))
    .map((to) => to + size)
}

/** Notes where a flight may end: in the air if it lasts, and on the ground below. */
function endFlight(scene: Scene, piece: Piece, way: Way, ways: Map<number, Way>): void {
  const hex = way.to - scene.field.size
  if (way.to !== piece.at && mayStay(scene, piece, way)) ways.set(way.to, way)
  if (hex !== piece.at && !ways.has(hex) && mayLand(scene, piece, way))
    ways.set(hex, { to: hex, before: way })
}

/**
 * Whether a piece may stay in the air at the end of a way. Who is spent comes down after a fight (AA-10.9), and dies
 * where one of the beaten went down before it (AA-15.4, AA-15.9).
 */
function mayStay(scene: Scene, piece: Piece, { to }: Way): boolean {
  if (lasts(scene, piece)) return true
  const foes = foesOf(scene, piece)
  const hex = to - scene.field.size
  const isMeeting = amount(foes, to) > 0 && amount(foes, hex) === 0
  return isMeeting && suitsBelow(scene, piece, hex) && !isFoesGround(scene, piece, hex)
}

/** Whether the other side controls a hex and so may go down there. */
function isFoesGround(scene: Scene, { seat }: Piece, hex: number): boolean {
  return hexNow(scene, hex)?.control === otherSeat(seat)
}

/** Whether a piece may land below the end of a way: an enemy in the air is to be fought first (AA-10.4, AA-10.6). */
function mayLand(scene: Scene, piece: Piece, { to, before }: Way): boolean {
  const meets = amount(foesOf(scene, piece), to) > 0
  return (!meets || before === null) && suitsBelow(scene, piece, to - scene.field.size)
}

function suitsBelow(scene: Scene, piece: Piece, hex: number): boolean {
  return amount(groundFor(scene, piece.terrain), hex) === 1 && hex !== homeBarred(scene, piece)
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
  for (let step = way; step.before; step = step.before) entered.unshift(step.to)
  const hexes = (spaces: readonly number[]) =>
    spaces.flatMap((space) => board.ids[space < size ? space : space - size] ?? [])
  const isFlight = at >= size || entered.some((space) => space >= size)
  if (!isFlight) return { type: 'walk', seat, unit: leader.id, path: hexes(entered) }
  const land = way.to < size
  const inAir = entered.filter((space) => space >= size && space !== at + size)
  return { type: 'fly', seat, unit: leader.id, path: hexes(inAir), land }
}
