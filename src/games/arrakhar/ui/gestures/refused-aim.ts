import type { HexId } from '@/engine/kernel/hex'
import { likeliest } from '@/table/commands/hand'
import { refused } from '@/table/desk/answer'
import { areAdjacent, terrainAt } from '../../queries/board'
import { isOwn } from '../../queries/guards'
import type { Table, Unit } from '../../state/position'
import { closedRefusal } from '../../queries/designating'
import { distanceBetween } from '../../queries/fireball-range'
import { castRefusal } from '../../queries/summon-choices'
import { isOnBoard, stackIn } from '../../queries/stacking'
import type { Aim, Answer } from '../desk/gesture'
import { hauntHexes, hauntIn } from '../../queries/haunts'
import { AIM_WAYS } from './aim-ways'

/**
 * Why a click begins nothing, as the rules refuse what it would most likely have been: done by the units of the hex, at
 * the target in hand or a likely one, or else done to the hex by a likely unit.
 */
export function refusedAim(table: Table, aim: Aim, hex: HexId, target: HexId | null): Answer {
  const closed = aim === 'attack' ? closedRefusal(table) : undefined
  if (closed) return refused(closed)
  const stack = stackIn(table, hex)
  const nobody = stack.length === 0 ? AIM_WAYS[aim].nobody : undefined
  const isTarget =
    aim === 'summon' ? hauntIn(table, hex) !== undefined : !stack.some((unit) => isOwn(table, unit))
  if (nobody && !(aim === 'summon' && isTarget)) return refused(nobody)
  return (isTarget ? undefined : refusedActors(table, aim, stack, target)) ?? refusedTarget(table, aim, hex)
}

/** Why the units of a hex do nothing; undefined where they are rather those to whom it is done. */
export function refusedActors(
  table: Table,
  aim: Aim,
  stack: readonly Unit[],
  target: HexId | null = null,
): Answer | undefined {
  const own = aim === 'summon' ? stack : stack.filter((unit) => isOwn(table, unit))
  const actor = likelyActor(table, aim, own, null)
  if (!actor || (aim === 'haste' && !AIM_WAYS[aim].can(table, actor))) return undefined
  const at = target ?? likelyTarget(table, aim, actor)
  const hasCast = aim === 'summon' ? castRefusal(table, actor.id) : undefined
  return refused(
    hasCast ?? AIM_WAYS[aim].noTarget,
    at === undefined ? null : AIM_WAYS[aim].commandOf(table, actor, at),
  )
}

/** Why nothing is done to a hex: asked of those nearest first. */
function refusedTarget(table: Table, aim: Aim, hex: HexId): Answer {
  const own = table.units.filter(
    (unit) => isOwn(table, unit) && (aim !== 'summon' || unit.type === 'sorcerer'),
  )
  const actor = likelyActor(table, aim, nearestFirst(table, own, hex), hex)
  return refused(AIM_WAYS[aim].noActor, actor ? AIM_WAYS[aim].commandOf(table, actor, hex) : null)
}

/** Who of some units would do it: one beside the target, one that still may, one on the board, one that ever could. */
function likelyActor(table: Table, aim: Aim, units: readonly Unit[], target: HexId | null): Unit | undefined {
  const way = AIM_WAYS[aim]
  const can = (unit: Unit) => way.can(table, unit)
  const isReady = (unit: Unit) => way.isReady(table, unit)
  const isBeside = (unit: Unit) =>
    target !== null && way.isBeside && can(unit) && areAdjacent(table, unit.hex, target)
  return likeliest(
    units,
    (unit) => isBeside(unit) && isReady(unit),
    (unit) => isBeside(unit) && isOnBoard(table, unit),
    (unit) => aim === 'summon' && unit.hex === target,
    (unit) => isOnBoard(table, unit) && isReady(unit),
    (unit) => isOnBoard(table, unit) && can(unit),
    isReady,
    can,
    () => true,
  )
}

/** At what a unit would do it; a unit that still may lacks nothing but a target beside it. */
function likelyTarget(table: Table, aim: Aim, actor: Unit): HexId | undefined {
  if (aim === 'haste') return actor.hex
  const enemies = table.units.filter((unit) => !isOwn(table, unit))
  const hexes =
    aim === 'summon' ? hauntHexes(table) : nearestFirst(table, enemies, actor.hex).map(({ hex }) => hex)
  const beside = hexes.find((hex) => areAdjacent(table, actor.hex, hex))
  // Whoever is no sorcerer of one's own is refused at any haunt.
  if (aim === 'summon') return beside ?? (AIM_WAYS[aim].can(table, actor) ? undefined : hexes[0])
  if (aim === 'attack' && AIM_WAYS[aim].isReady(table, actor)) return beside
  return likeliest(
    hexes,
    (hex) => terrainAt(table, hex) !== 'entry',
    () => true,
  )
}

/** Units by their distance from a hex, terrain ignored; those equally near in listing order. */
function nearestFirst(table: Table, units: readonly Unit[], hex: HexId): readonly Unit[] {
  return units
    .map((unit) => ({ unit, apart: distanceBetween(table, unit.hex, hex) }))
    .sort((a, b) => a.apart - b.apart)
    .map(({ unit }) => unit)
}
