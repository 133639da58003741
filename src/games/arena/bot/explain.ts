import { sumOf } from '@/engine/bot/weigh'
import { hexesApart, type HexId } from '@/engine/kernel/hex'
import { fightIn } from '../queries/combat/fights'
import type { Command, CommandOf } from '../commands'
import { creatureOf, isAbandoned } from '../queries/creatures'
import { askedSeat, nowIn } from '../queries/guards'
import type { Position, Space } from '../state/position'
import { groundOf, hexOf } from '../queries/spaces'
import { amount } from './field'
import { sourceOf } from './magic'
import type { Why } from './reason'
import { type Piece, type Scene, sceneOf } from './scene'
import { broughtBy } from './terrain'
import { threatOf } from './threat'

/** Reasons told at most. */
const MOST = 4

/** Why a plan is made in a supposed position, the weightiest reason first; none in the set-up. */
export function reasonsFor(position: Position, commands: readonly Command[]): readonly Why[] {
  const seat = askedSeat(position)
  if (seat === null || position.turn === 0) return []
  const reasons =
    position.now.phase === 'movement'
      ? movementReasons(sceneOf(position, seat), commands)
      : [...fireReasons(commands), ...commands.flatMap((command) => deedReasons(position, command))]
  const isIdle = commands.every(({ type }) => type === 'endPhase' || type === 'passMagic')
  return reasons.length === 0 && isIdle ? [{ type: 'nothing' }] : reasons.slice(0, MOST)
}

function fireReasons(commands: readonly Command[]): readonly Why[] {
  const spaces = commands.flatMap((command) => (command.type === 'fire' ? [command.target] : []))
  return [...new Set(spaces)].map((space) => ({
    type: 'shots',
    space,
    shooters: spaces.filter((one) => one === space).length,
  }))
}

/** Why a single thing is done that is not a move and no shot. */
function deedReasons(position: Position, command: Command): readonly Why[] {
  switch (command.type) {
    case 'changeTerrain': {
      const brings = broughtBy(position, command.seat, command)
      return [{ type: 'terrain', hex: command.hex, to: command.to, brings }]
    }
    case 'equip':
      return [{ type: 'item', creature: command.creature, item: command.item }]
    case 'mount':
      return mountReasons(position, command)
    case 'declareSpell':
    case 'declareAbility': {
      const source = sourceOf(position, command)
      return source ? [{ type: 'magic', source, target: command.target }] : []
    }
    default:
      return combatReasons(position, command)
  }
}

function mountReasons(position: Position, { rider, mount }: CommandOf<'mount'>): readonly Why[] {
  const onto = creatureOf(position, mount)
  return onto ? [{ type: 'riding', rider, mount, drives: isAbandoned(onto) }] : []
}

function combatReasons(position: Position, command: Command): readonly Why[] {
  switch (command.type) {
    case 'resolve': {
      const { attack, defense } = fightIn(position, command.space)
      return [{ type: 'fight', space: command.space, power: attack.total, against: defense.total }]
    }
    case 'attackVehicle':
      return [{ type: 'wreck', vehicle: command.vehicle }]
    case 'chooseCasualty': {
      const among = nowIn(position, 'combat')?.choice?.eligible.length ?? 0
      return command.creature === null ? [] : [{ type: 'casualty', creature: command.creature, among }]
    }
    default:
      return []
  }
}

/** Where a unit goes by a command. */
interface Going {
  readonly piece: Piece
  readonly to: Space
}

function movementReasons(scene: Scene, commands: readonly Command[]): readonly Why[] {
  const goings = commands.flatMap((command) => goingBy(scene, command))
  const targets = [...new Set(goings.map(({ to }) => to))]
  const met = targets.filter((to) => amount(scene.enemy.count, indexOf(scene, to)) > 0)
  return [
    ...kingReason(scene, goings),
    ...met.map((space): Why => ({
      type: 'attack',
      space,
      power: powerAt(goings, space),
      against: amount(scene.enemy.power, indexOf(scene, space)),
    })),
    ...guardReason(scene, goings),
    ...marchReason(scene, goings),
  ]
}

function goingBy(scene: Scene, command: Command): readonly Going[] {
  if (command.type !== 'walk' && command.type !== 'fly') return []
  const piece = scene.own.pieces.find(({ leader }) => leader.id === command.unit)
  const hex = command.path.at(-1) ?? (piece?.leader.at ? hexOf(piece.leader.at) : undefined)
  if (!piece || hex === undefined) return []
  const ground = groundOf(hex)
  return [{ piece, to: command.type === 'fly' && !command.land ? (`${ground}^` as Space) : ground }]
}

function indexOf({ field }: Scene, space: Space): number {
  return field.indexOf.get(space) ?? -1
}

function powerAt(goings: readonly Going[], space: Space): number {
  return sumOf(goings, ({ piece, to }) => (to === space ? piece.power : 0))
}

function kingReason({ field, enemy }: Scene, goings: readonly Going[]): readonly Why[] {
  const hex = field.board.ids[enemy.king]
  if (hex === undefined || !goings.some(({ to }) => to === groundOf(hex))) return []
  const power = powerAt(goings, groundOf(hex))
  return [{ type: 'king', hex, power, against: amount(enemy.power, enemy.king) }]
}

function guardReason(scene: Scene, goings: readonly Going[]): readonly Why[] {
  const { own, enemy, field } = scene
  const hex = field.board.ids[own.king]
  const threat = amount(threatOf(scene, enemy.pieces), own.king)
  const stays = own.pieces.some(
    ({ at, leader }) => at === own.king && !goings.some((one) => one.piece.leader.id === leader.id),
  )
  return hex !== undefined && threat > 0 && stays ? [{ type: 'guard', hex, threat }] : []
}

/** The foremost of those who near the enemy's king hex. */
function marchReason({ field, enemy }: Scene, goings: readonly Going[]): readonly Why[] {
  const { board } = field
  const away = (hex: HexId) => hexesApart(board, board.indexOf(hex), enemy.king)
  const nearing = goings
    .filter(({ piece, to }) => piece.leader.at !== null && away(hexOf(to)) < away(hexOf(piece.leader.at)))
    .map(({ to }): Why & { type: 'march' } => ({ type: 'march', hex: hexOf(to), distance: away(hexOf(to)) }))
    .toSorted((one, other) => one.distance - other.distance)
  return nearing.slice(0, 1)
}
