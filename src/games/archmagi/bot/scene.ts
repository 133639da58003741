import { type HexField, type HexId, hexesApart } from '@/engine/kernel/hex'
import { has } from '../queries/filters'
import { fieldIn, isHomeAt } from '../queries/ground'
import { allowanceOf } from '../queries/movement'
import { homeOf } from '../queries/traits'
import { isParalysed, seatsIn } from '../queries/units'
import type { Battle, State, Unit } from '../state/state'
import type { MageSeat } from '../state/terms'
import { spellRow } from '../tables/chits'
import { type Force, type Fighter, inOrder } from './clash'
import { type Facts, factsOf } from './facts'
import { couldStay } from './land'
import { armedWith, carriedWorth } from './worth'

/** A unit as a position is weighed: where it is, how far it goes, what it is worth. */
export interface Piece {
  readonly unit: Unit
  readonly facts: Facts
  readonly at: number
  /** Hexes that it could go in a turn. */
  readonly reach: number
  readonly worth: number
}

/** All units of a seat in a hex. */
export interface Stack {
  readonly hex: HexId
  readonly at: number
  readonly seat: MageSeat
  readonly pieces: readonly Piece[]
}

/** A position laid out for weighing. */
export interface Scene {
  readonly state: State
  /** For whom it is weighed: what others hide it does not know. */
  readonly asker: MageSeat
  readonly field: HexField
  readonly seats: readonly MageSeat[]
  readonly stacks: readonly Stack[]
}

/** What the Archmagus of each seat is worth to whoever asks, and to the others. */
export type Stakes = ReadonlyMap<MageSeat, number>

/** A position in which it is known what is at stake. */
export interface Weighing {
  readonly state: State
  readonly stakes: Stakes
}

export function sceneOf(state: State, asker: MageSeat): Scene {
  const field = fieldIn(state)
  const stacks = new Map<string, Stack & { readonly pieces: Piece[] }>()
  for (const unit of state.units) {
    const key = `${unit.hex} ${unit.seat}`
    const piece = pieceOf(state, unit)
    const stack = stacks.get(key)
    if (stack) stack.pieces.push(piece)
    else stacks.set(key, { hex: unit.hex, at: piece.at, seat: unit.seat, pieces: [piece] })
  }
  return { state, asker, field, seats: seatsIn(state), stacks: [...stacks.values()] }
}

/** A unit by itself. */
export function pieceOf(state: State, unit: Unit): Piece {
  const facts = factsOf(unit)
  const worth = facts.worth + carriedWorth(state, unit)
  return { unit, facts, at: fieldIn(state).indexOf(unit.hex), reach: reachOf(state, unit, facts), worth }
}

/** What is lent is asked for only where there is any. */
function reachOf(state: State, unit: Unit, { isSite, traits }: Facts): number {
  if (isSite) return 0
  if (state.effects.length > 0 || unit.artifacts.length > 0 || unit.riding !== null)
    return allowanceOf(state, unit)
  return has(traits, 'verySwift') ? 3 : has(traits, 'swift') ? 2 : 1
}

/** Whether a piece could be in a hex in its next turn, as the crow flies. */
export function reaches(
  { state, field }: Scene,
  piece: Piece,
  { at, hex }: Pick<Stack, 'at' | 'hex'>,
): boolean {
  if (piece.reach === 0 || hexesApart(field, piece.at, at) > piece.reach) return false
  return couldStay(state, piece.unit, piece.facts, hex)
}

/** How a piece would fight in a hex. */
export function fighterOf({ state, stakes }: Weighing, { unit, facts, worth }: Piece, hex: HexId): Fighter {
  const home = isHomeAt(state, homeOf(unit), hex) ? 1 : 0
  const lent = state.effects.length === 0 ? 0 : lentTo(state, unit)
  const own = facts.base + home + lent + armedWith(state, unit)
  const stake = facts.isMage ? (stakes.get(unit.seat) ?? 0) : 0
  return { id: unit.id, facts, own, worth: worth + stake, lives: livesOf(state.battle, unit, facts) }
}

/** What lasting spells add to its rolls; those of one roll are over before the next battle. */
function lentTo({ effects }: State, { id }: Unit): number {
  return effects.reduce((sum, { does, on, until }) => {
    if (does.op !== 'mod' || on.kind !== 'unit' || on.unit !== id) return sum
    if (typeof until === 'object' && 'rolls' in until) return sum
    return sum + (does.to === 'self' ? does.n : does.to === 'foe' ? -does.n : 0)
  }, 0)
}

function livesOf(battle: Battle | null, { id, hex, seat }: Unit, { lives }: Facts): number {
  if (lives === 1 || battle?.hex !== hex) return lives
  const side = seat === battle.a ? battle.sides.a : battle.sides.d
  return side.defeated.includes(id) ? 1 : lives
}

/** What one spell for battles is expected to add to the rolls of its side, and how many of them count at most. */
const MAGIC = { each: 0.5, most: 6 }

/** Pieces that fight together in a hex; the helpless only where nobody else is there. */
export function forceOf(weighing: Weighing, pieces: readonly Piece[], hex: HexId): Force {
  const { state } = weighing
  const able = state.effects.length === 0 ? pieces : pieces.filter(({ unit }) => !isParalysed(state, unit.id))
  const fighters = (able.length > 0 ? able : pieces).map((piece) => fighterOf(weighing, piece, hex))
  return { fighters: inOrder(fighters), magic: magicOf(state, able) }
}

function magicOf(state: State, pieces: readonly Piece[]): number {
  const caster = pieces.find(({ facts }) => facts.isCaster)
  if (!caster) return 0
  const held = state.mages[caster.unit.seat].spells
  return MAGIC.each * Math.min(MAGIC.most, held.filter((spell) => spellRow(spell).timing === 'battle').length)
}
