import { ENTERS, STORM_TURNS } from '../tables/terrain'
import { bestOf, sumOf } from '@/engine/bot/weigh'
import { legalOf } from '@/engine/declare/legal'
import { hexesApart } from '@/engine/kernel/hex'
import { type Command, type CommandOf, COMMANDS, refusalOf } from '../commands'
import { cardOf, otherSeat } from '../queries/creatures'
import { kingOf } from '../queries/entry'
import { boardOf, hexOf } from '../queries/spaces'
import { nowIn } from '../queries/guards'
import type { ArenaSeat, Position } from '../state/position'
import { stepsFrom, turnsFrom } from './distance'
import { amount } from './field'
import { OPENED, sceneForRaiders } from './raid'
import { type Host, type Piece, type Scene, sceneOf } from './scene'

/** Points below which no change can be paid (AA-4.5). */
const LEAST_BUDGET = 4
/** Steps beyond which a longer way makes no difference. */
const FAR = 18
/** What a change must bring; points not spent are lost anyway (AA-4.4). */
const LEAST_GAIN = 2.5
/** What it is worth that one king hex more can be taken, or the own not. */
const A_THREAT = 8
/** What it is worth to leave an enemy where it cannot stand, as a share of its worth (AA-15.8). */
const A_STRANDING = 0.12

/** A step of terrain, or a storm made or ended. */
type Change = CommandOf<'changeTerrain' | 'setStorm'>

/** The change of terrain that lengthens the enemy's way most, or shortens the own, or the end of the phase. */
export function plannedTerrain(position: Position, seat: ArenaSeat): readonly Command[] {
  const end: Command = { type: 'endPhase', seat }
  if ((nowIn(position, 'terrain')?.budget ?? 0) < LEAST_BUDGET) return [end]
  const now = sceneOf(position, seat)
  const gainOf = (change: Change) => {
    const changed = withChange(position, change)
    return landGain(now, changed) + strandedBy(now, change)
  }
  return [bestOf(legalOf(COMMANDS, position, 'changeTerrain', 'setStorm'), gainOf, LEAST_GAIN) ?? end]
}

/** The same in a rollout, where there is no time to weigh all: what bars the enemy's king hex is done away with. */
export function briefTerrain(position: Position, seat: ArenaSeat): readonly Command[] {
  return [openings(position, seat).find((one) => !refusalOf(position, one)) ?? { type: 'endPhase', seat }]
}

/** A storm that keeps flyers off the enemy's king hex ended, and ground before it opened for who stands there. */
function openings(position: Position, seat: ArenaSeat): readonly Command[] {
  const goal = kingOf(position, otherSeat(seat))
  const board = boardOf(position)
  const middle = board.indexOf(goal)
  const army = position.creatures.filter((one) => one.controller === seat && one.on === null)
  const { storm = null } = position.hexes[goal] ?? {}
  const isStormy = storm !== null && army.some((one) => cardOf(one).flight !== null)
  const near = army.filter(
    ({ at }) => at !== null && hexesApart(board, board.indexOf(hexOf(at)), middle) <= 2,
  )
  const barred = near.length === 0 ? [] : (board.around[middle] ?? []).flatMap((one) => board.ids[one] ?? [])
  return [
    ...(isStormy ? [{ type: 'setStorm' as const, seat, hex: goal, on: false }] : []),
    ...barred.flatMap((hex): readonly Command[] => {
      const from = position.hexes[hex]?.terrain ?? 'King'
      const to = OPENED[from]
      const isBarred = near.some((one) => !ENTERS[cardOf(one).terrain].includes(from))
      return to && isBarred ? [{ type: 'changeTerrain', seat, hex, to }] : []
    }),
  ]
}

/** What a change of terrain brings a seat, as it is weighed here. */
export function broughtBy(
  position: Position,
  seat: ArenaSeat,
  change: Change,
): readonly ('hinders' | 'helps' | 'strands')[] {
  const now = sceneOf(position, seat)
  const [before, after] = [waysIn(now), waysIn(sceneOf(withChange(position, change), seat))]
  const brings = {
    hinders: after.enemy > before.enemy,
    helps: after.own < before.own,
    strands: strandedBy(now, change) > 0,
  }
  return (['hinders', 'helps', 'strands'] as const).filter((one) => brings[one])
}

/** By how much a position is better for a seat than what it sees now: in what both sides have to go, and in who can take a king hex. */
export function landGain(now: Scene, after: Position): number {
  return standing(sceneOf(after, now.seat)) - standing(now)
}

/** How the land lies for a seat; the enemy goes as it can once it has undone what it can pay for. */
function standing(scene: Scene): number {
  const raided = sceneForRaiders(scene)
  const threats = Number(canTake(scene, scene.own)) - Number(canTake(raided, raided.enemy))
  const ways = wayOf(raided, raided.enemy, raided.own.king) - wayOf(scene, scene.own, scene.enemy.king)
  return ways + A_THREAT * threats
}

/** Whether a side could bring more to the other's king hex in one turn than stands there, or anybody where nobody does. */
function canTake(scene: Scene, host: Host): boolean {
  const other = host === scene.own ? scene.enemy : scene.own
  const near = host.pieces.filter((piece) => turnsFrom(scene, piece, piece.at, other.king) <= 1)
  const isEmpty = amount(other.count, other.king) === 0
  return (
    near.some(({ holds }) => holds) &&
    (isEmpty || sumOf(near, ({ power }) => power) > amount(other.power, other.king))
  )
}

function withChange(position: Position, change: Change): Position {
  const before = position.hexes[change.hex]
  if (!before) return position
  const after =
    change.type === 'changeTerrain'
      ? { ...before, terrain: change.to }
      : { ...before, storm: change.on ? position.turn + STORM_TURNS - 1 : null }
  return { ...position, hexes: { ...position.hexes, [change.hex]: after } }
}

/** How long the ways of both sides to the other's king hex are, each piece counted by its Power. */
function waysIn(scene: Scene) {
  const { own, enemy } = scene
  return { enemy: wayOf(scene, enemy, own.king), own: wayOf(scene, own, enemy.king) }
}

function wayOf(scene: Scene, { pieces }: Host, goal: number): number {
  return sumOf(
    pieces,
    (piece) => Math.min(FAR, stepsFrom(scene, piece, piece.at, goal)) * (0.1 + 0.15 * piece.power),
  )
}

/** The worth of enemies that would be where they cannot stay, less that of the own. */
function strandedBy({ field, own, enemy }: Scene, change: Change): number {
  const hex = field.board.indexOf(change.hex)
  const space = change.type === 'setStorm' ? hex + field.size : hex
  if (amount(own.count, space) + amount(enemy.count, space) === 0) return 0
  const mayStay = ({ terrain }: Piece) =>
    change.type === 'setStorm' ? !change.on : ENTERS[terrain].includes(change.to)
  const stranded = ({ pieces }: Host) =>
    sumOf(pieces, (piece) => (piece.at === space && !mayStay(piece) ? piece.worth : 0))
  return A_STRANDING * (stranded(enemy) - 3 * stranded(own))
}
