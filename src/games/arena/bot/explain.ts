import { sumOf } from '@/engine/bot/weigh'
import { hexesApart } from '@/engine/kernel/hex'
import { fightIn } from '../queries/combat/fights'
import type { Command } from '../commands'
import { creatureOf, isAbandoned } from '../queries/creatures'
import { askedSeat, nowIn } from '../queries/guards'
import type { Position } from '../state/position'
import { betterBearer } from './gear'
import { amount, hexIn } from './field'
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
    case 'setStorm': {
      const brings = broughtBy(position, command.seat, command)
      return [{ type: 'storm', hex: command.hex, on: command.on, brings }]
    }
    case 'dismount':
      return [{ type: 'unloading', rider: command.rider }]
    case 'drop':
      return handingReason(position, command)
    case 'equip':
      return [{ type: 'item', creature: command.creature, item: command.item }]
    case 'mount': {
      const { rider, mount } = command
      const onto = creatureOf(position, mount)
      return onto ? [{ type: 'riding', rider, mount, drives: isAbandoned(onto) }] : []
    }
    case 'declareSpell':
    case 'declareAbility': {
      const source = sourceOf(position, command)
      return source ? [{ type: 'magic', source, target: command.target }] : []
    }
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

/** What is put down is for somebody else. */
function handingReason(
  position: Position,
  { creature, item }: Extract<Command, { type: 'drop' }>,
): readonly Why[] {
  const [bearer, dropped] = [creatureOf(position, creature), position.items.find(({ id }) => id === item)]
  const better = bearer && dropped && betterBearer(position, dropped, bearer)
  return better ? [{ type: 'item', creature: better.id, item }] : []
}

/** Where a unit goes by a command: the index of a space. */
interface Going {
  readonly piece: Piece
  readonly to: number
}

function movementReasons(scene: Scene, commands: readonly Command[]): readonly Why[] {
  const { field, enemy } = scene
  const goings = commands.flatMap((command) => goingBy(scene, command))
  const [targets, goal] = [new Set(goings.map(({ to }) => to)), field.board.ids[enemy.king]]
  const odds = (to: number) => ({ power: powerAt(goings, to), against: amount(enemy.power, to) })
  return [
    ...(goal !== undefined && targets.has(enemy.king)
      ? [{ type: 'king' as const, hex: goal, ...odds(enemy.king) }]
      : []),
    ...[...targets].flatMap((to): readonly Why[] => {
      const space = field.spaces[to]
      const isMet = space !== undefined && amount(enemy.count, to) > 0
      return isMet ? [{ type: 'attack', space, ...odds(to) }] : []
    }),
    ...guardReason(scene, goings),
    ...marchReason(scene, goings),
  ]
}

function goingBy({ field, own }: Scene, command: Command): readonly Going[] {
  if (command.type !== 'walk' && command.type !== 'fly') return []
  const piece = own.pieces.find(({ leader }) => leader.id === command.unit)
  if (!piece) return []
  const last = command.path.at(-1)
  const hex = last === undefined ? hexIn(field, piece.at) : field.board.indexOf(last)
  return [{ piece, to: command.type === 'fly' && !command.land ? hex + field.size : hex }]
}

function powerAt(goings: readonly Going[], space: number): number {
  return sumOf(goings, ({ piece, to }) => (to === space ? piece.power : 0))
}

function guardReason(scene: Scene, goings: readonly Going[]): readonly Why[] {
  const { own, enemy, field } = scene
  const hex = field.board.ids[own.king]
  const threat = amount(threatOf(scene, enemy.pieces), own.king)
  const stays = own.pieces.some((one) => one.at === own.king && !goings.some(({ piece }) => piece === one))
  return hex !== undefined && threat > 0 && stays ? [{ type: 'guard', hex, threat }] : []
}

/** The foremost of those who near the enemy's king hex. */
function marchReason({ field, enemy }: Scene, goings: readonly Going[]): readonly Why[] {
  const away = (space: number) => hexesApart(field.board, hexIn(field, space), enemy.king)
  const nearing = goings
    .filter(({ piece, to }) => away(to) < away(piece.at))
    .toSorted((one, other) => away(one.to) - away(other.to))
  return nearing.slice(0, 1).flatMap(({ to }): readonly Why[] => {
    const hex = field.board.ids[hexIn(field, to)]
    return hex === undefined ? [] : [{ type: 'march', hex, distance: away(to) }]
  })
}
