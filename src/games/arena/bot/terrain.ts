import { ENTERS } from '../tables/terrain'
import { bestOf, sumOf } from '@/engine/bot/weigh'
import { legalOf } from '@/engine/declare/legal'
import { type Command, type CommandOf, COMMANDS } from '../commands'
import { nowIn } from '../queries/guards'
import type { ArenaSeat, Position } from '../state/position'
import { stepsFrom } from './distance'
import { amount } from './field'
import { type Host, type Scene, sceneOf } from './scene'

/** Points below which no change can be paid (AA-4.5). */
const LEAST_BUDGET = 4
/** Steps beyond which a longer way makes no difference. */
const FAR = 18
/** What a change must bring; points not spent are lost anyway (AA-4.4). */
const LEAST_GAIN = 2.5
/** What it is worth to leave an enemy where it cannot stand, as a share of its worth (AA-15.8). */
const A_STRANDING = 0.12

/** The change of terrain that lengthens the enemy's way most, or shortens the own, or the end of the phase. */
export function plannedTerrain(position: Position, seat: ArenaSeat): readonly Command[] {
  const end: Command = { type: 'endPhase', seat }
  if ((nowIn(position, 'terrain')?.budget ?? 0) < LEAST_BUDGET) return [end]
  const now = waysIn(sceneOf(position, seat))
  const gainOf = (command: CommandOf<'changeTerrain'>) => {
    const changed = sceneOf(withTerrain(position, command), seat)
    const { enemy, own } = waysIn(changed)
    return enemy - own - (now.enemy - now.own) + strandedBy(changed, command)
  }
  return [bestOf(legalOf(COMMANDS, position, 'changeTerrain'), gainOf, LEAST_GAIN) ?? end]
}

/** What a change of terrain brings a seat, as it is weighed here. */
export function broughtBy(
  position: Position,
  seat: ArenaSeat,
  command: CommandOf<'changeTerrain'>,
): readonly ('hinders' | 'helps' | 'strands')[] {
  const changed = sceneOf(withTerrain(position, command), seat)
  const [before, after] = [waysIn(sceneOf(position, seat)), waysIn(changed)]
  const brings = {
    hinders: after.enemy > before.enemy,
    helps: after.own < before.own,
    strands: strandedBy(changed, command) > 0,
  }
  return (['hinders', 'helps', 'strands'] as const).filter((one) => brings[one])
}

function withTerrain(position: Position, { hex, to }: CommandOf<'changeTerrain'>): Position {
  const before = position.hexes[hex]
  return before ? { ...position, hexes: { ...position.hexes, [hex]: { ...before, terrain: to } } } : position
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

/** The worth of enemies that would stand where they cannot, less that of the own. */
function strandedBy({ field, own, enemy }: Scene, { hex, to }: CommandOf<'changeTerrain'>): number {
  const index = field.board.indexOf(hex)
  if (amount(own.count, index) + amount(enemy.count, index) === 0) return 0
  const stranded = ({ pieces }: Host) =>
    sumOf(pieces, ({ at, terrain, worth }) => (at === index && !ENTERS[terrain].includes(to) ? worth : 0))
  return A_STRANDING * (stranded(enemy) - 3 * stranded(own))
}
