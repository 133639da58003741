import { sumOf } from '@/engine/bot/weigh'
import type { Flight } from '../tables/creature-row'
import { ENTERS } from '../tables/terrain'
import type { TerrainClass } from '../tables/names'
import { isEnclosed } from '../queries/combat/sides'
import { canHold, cardOf, otherSeat } from '../queries/creatures'
import { kingOf } from '../queries/entry'
import { barrierBetween, isClosed } from '../queries/in-force'
import type { ArenaSeat, Creature, CreatureId, Hex, Position } from '../state/position'
import { boardOf } from '../queries/spaces'
import { flightOf, isUnder, moveOf, powerOf, rangedOf } from '../queries/values'
import { type Field, fieldOf } from './field'
import { worthOf } from './worth'

/** What a unit can bring to bear from afar (AA-14.1). */
export interface Shot {
  /** Half of its poison added: it kills where Power falls a little short, but wins nothing (AA-13.2). */
  readonly power: number
  readonly min: number
  readonly max: number
}

/** What a unit can enter, and how fast. */
export interface Gait {
  readonly terrain: TerrainClass
  /** 0 where it cannot walk. */
  readonly move: number
  readonly flight: Flight | null
}

/** A unit with its riders, as the bot weighs it. */
export interface Piece extends Gait {
  readonly leader: Creature
  readonly seat: ArenaSeat
  /** Index of its space. */
  readonly at: number
  readonly count: number
  /** Of all its members. */
  readonly power: number
  readonly worth: number
  readonly shots: readonly Shot[]
  /** Whether it takes control where it goes, and so wins on the king hex (AA-23.1). */
  readonly holds: boolean
}

/** A side's pieces, and what they come to in each space, by index. */
export interface Host {
  readonly pieces: readonly Piece[]
  readonly power: Float64Array
  readonly count: Float64Array
  readonly worth: Float64Array
  /** Hex index of the side's own king. */
  readonly king: number
}

/** A position as a seat sees it. */
export interface Scene {
  readonly position: Position
  readonly field: Field
  readonly seat: ArenaSeat
  readonly own: Host
  readonly enemy: Host
  /** Whether magic bars ways, so that the rules are to be asked for each step. */
  readonly isBarred: boolean
  /** Hexes under a storm, by index (AA-4.10). */
  readonly storms: ReadonlySet<number>
  /** Ground that each class may enter, by hex index. */
  readonly enters: Partial<Record<TerrainClass, Uint8Array>>
  /** Steps to a king hex, by king and class, and flights to it. */
  readonly steps: Map<string, Uint8Array>
}

/** What lies open of a position, by integers, as a seat sees it. */
export function sceneOf(position: Position, seat: ArenaSeat): Scene {
  const field = fieldOf(boardOf(position))
  const laden = ladenIn(position)
  return {
    position,
    field,
    seat,
    own: hostOf(position, field, seat, laden),
    enemy: hostOf(position, field, otherSeat(seat), laden),
    isBarred: position.enchantments.some(({ on }) => on.kind === 'edge' || on.kind === 'space'),
    storms: new Set(
      field.board.ids.flatMap((hex, index) => ((position.hexes[hex]?.storm ?? null) === null ? [] : [index])),
    ),
    enters: {},
    steps: new Map(),
  }
}

/** Who carries something or is under magic; the figures of all others are those printed. */
function ladenIn({ items, enchantments }: Position): ReadonlySet<CreatureId> {
  const laden = new Set<CreatureId>()
  for (const { place } of items) if ('by' in place) laden.add(place.by)
  for (const { on } of enchantments) if (on.kind === 'creature') laden.add(on.creature)
  return laden
}

function hostOf(position: Position, field: Field, seat: ArenaSeat, laden: ReadonlySet<CreatureId>): Host {
  const spaces = field.size * 2
  const power = new Float64Array(spaces)
  const count = new Float64Array(spaces)
  const worth = new Float64Array(spaces)
  const pieces: Piece[] = []
  for (const leader of position.creatures) {
    if (leader.controller !== seat || leader.on !== null || leader.at === null) continue
    const piece = pieceOf(position, field, leader, laden)
    pieces.push(piece)
    power[piece.at] = (power[piece.at] ?? 0) + piece.power
    count[piece.at] = (count[piece.at] ?? 0) + piece.count
    worth[piece.at] = (worth[piece.at] ?? 0) + piece.worth
  }
  return { pieces, power, count, worth, king: field.board.indexOf(kingOf(position, seat)) }
}

function pieceOf(position: Position, field: Field, leader: Creature, laden: ReadonlySet<CreatureId>): Piece {
  const members = position.creatures.filter(({ id, on }) => id === leader.id || on === leader.id)
  const isPlain = (one: Creature) => !laden.has(one.id) && cardOf(one).abilities.length === 0
  return {
    ...gaitOf(position, leader, isPlain(leader)),
    leader,
    seat: leader.controller ?? leader.owner,
    at: field.indexOf.get(leader.at ?? field.spaces[0] ?? ('' as never)) ?? 0,
    count: members.length,
    power: sumOf(members, (one) => strengthOf(position, one, isPlain(one))),
    worth: sumOf(members, worthOf),
    shots: members.flatMap((one) => shotOf(position, one, isPlain(one))),
    holds: members.some(canHold),
  }
}

/** How a creature goes about if it carries nobody and nobody carries it; `isPlain` where its printed figures hold. */
export function gaitOf(position: Position, one: Creature, isPlain = false): Gait {
  const card = cardOf(one)
  return {
    terrain: card.terrain,
    move: isPlain ? Math.max(0, (one.printedMove ?? card.move) + one.move) : movesOf(position, one),
    flight: isPlain ? card.flight : flightOf(position, one),
  }
}

/** Held creatures go nowhere (AA-22.8). */
function movesOf(position: Position, leader: Creature): number {
  return isUnder(position, leader, 'hold') ? 0 : moveOf(position, leader)
}

function strengthOf(position: Position, one: Creature, isPlain: boolean): number {
  if (isEnclosed(position, one)) return 0
  return isPlain ? Math.max(0, (one.printedPower ?? cardOf(one).power) + one.power) : powerOf(position, one)
}

function shotOf(position: Position, one: Creature, isPlain: boolean): readonly Shot[] {
  const ranged = isPlain ? cardOf(one).ranged : rangedOf(position, one)
  if (!ranged || isEnclosed(position, one)) return []
  return [{ power: ranged.power + ranged.poison / 2, min: ranged.min, max: ranged.max }]
}

/** What is known of a hex by its index. */
export function hexNow({ position, field }: Scene, index: number): Hex | undefined {
  const id = field.board.ids[index]
  return id === undefined ? undefined : position.hexes[id]
}

/** The ground that a class of creatures may enter, by hex index (AA-4.2, AA-22.17). */
export function groundFor(scene: Scene, terrain: TerrainClass): Uint8Array {
  const before = scene.enters[terrain]
  if (before) return before
  const { position, field, isBarred } = scene
  const made = Uint8Array.from(field.board.ids, (hex, index) => {
    const ground = position.hexes[hex]?.terrain
    const suits = ground !== undefined && ENTERS[terrain].includes(ground)
    const space = field.spaces[index]
    const closed = isBarred && space !== undefined && isClosed(position, space)
    return suits && !closed ? 1 : 0
  })
  scene.enters[terrain] = made
  return made
}

/** Whether a wall stands between two hexes, by their indices, for those who walk or who fly (AA-22.16). */
export function isBarred(scene: Scene, a: number, b: number, level: 'ground' | 'air'): boolean {
  if (!scene.isBarred) return false
  const { ids } = scene.field.board
  const [from, to] = [ids[a], ids[b]]
  return from !== undefined && to !== undefined && barrierBetween(scene.position, from, to, level)
}
