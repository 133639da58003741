import type { Problem } from '@/engine/kernel/refusal'
import type { Clause } from '../../clauses'
import type { HexId } from '@/engine/kernel/hex'
import { hexesAround, terrainAt } from '../../queries/board'
import type { Command } from '../../commands'
import type { Designation, Position, Progress, Unit, UnitId, GivenPosition } from '../../state/position'
import { designating } from '../../commands/designations'
import { refusalOf } from '../../commands/index'
import { designatingIn } from '../../queries/designating'
import { enemyOf, holds, isOnBoard, stackIn, unitOf } from '../../queries/stacking'
import { fault } from './fault'

/** Designations that could not have been made one after the other, by the rules that take them (AR-8.3, AR-9.2, AR-10.3). */
export function designationFaults(file: GivenPosition, position: Position): readonly Problem[] {
  const now = designatingIn(position)
  const made = 'designations' in file.now ? file.now.designations : []
  if (!now || made.length === 0) return []
  if (now.designations.length < made.length)
    return [fault('designations', `the ${now.segment} segment has no such designations; leave them out`)]
  const problems = now.designations.flatMap((designation, nth) => [
    ...numberFaults(now.designations, nth),
    ...madeFaults(position, designation, nth),
    ...castFaults(position, designation, nth),
  ])
  const highest = Math.max(...now.designations.map(({ id }) => id))
  return now.next > highest
    ? problems
    : [...problems, fault('nextDesignation', `must be more than ${highest}, which is in use`)]
}

function numberFaults(all: readonly Designation[], nth: number): readonly Problem[] {
  const id = all[nth]?.id
  return all.findIndex((other) => other.id === id) < nth
    ? [fault(`designations.${nth}.id`, `${id} is the number of another designation; a number is used once`)]
    : []
}

function madeFaults(position: Position, designation: Designation, nth: number): readonly Problem[] {
  const before = asDesignated(position, nth)
  const refusal = before && refusalOf(before, commandOf(before, designation))
  if (refusal) return [fault(`designations.${nth}`, refusal.message, refusal.clause as Clause)]
  if (!before || !('units' in designation) || isWholeStack(before, designation)) return []
  return [fault(`designations.${nth}.units`, `must be all units in ${designation.hex}`, 'AR-9.1')]
}

/** On the board haste is cast on all of a stack (AR-9.1). */
function isWholeStack(
  position: Position,
  { caster, hex, units }: Extract<Designation, { units: unknown }>,
): boolean {
  const wizard = unitOf(position, caster)
  if (!wizard || !isOnBoard(position, wizard)) return true
  const stack = stackIn(position, hex).map(({ id }) => id)
  return stack.length === units.length && stack.every((id) => units.includes(id))
}

/** Whoever's spell is rolled has cast; the wand's fireball is nobody's own (AR-5.5, AR-12.5). */
function castFaults({ cast }: Position, designation: Designation, nth: number): readonly Problem[] {
  if (!('caster' in designation) || !designation.resolved) return []
  if (('wand' in designation && designation.wand) || cast.includes(designation.caster)) return []
  return [
    fault(`designations.${nth}.caster`, `${designation.caster} has cast; name it in cast too`, 'AR-5.5'),
  ]
}

function commandOf(position: Position, made: Designation): Command {
  const caster = 'caster' in made ? unitOf(position, made.caster) : undefined
  return designating(made, !caster || !isOnBoard(position, caster))
}

/** The position as it was before a designation was made: nothing rolled, whoever fell or advanced since is back. */
function asDesignated(position: Position, nth: number): Position | undefined {
  const now = designatingIn(position)
  if (!now) return undefined
  const rolled = now.designations.filter((made) => made.resolved)
  const ready = rolled.flatMap((made) =>
    'caster' in made && !('wand' in made && made.wand) ? [made.caster] : [],
  )
  const designations = now.designations.slice(0, nth).map((made) => ({ ...made, resolved: false }))
  return {
    ...position,
    ending: null,
    drawOffer: null,
    cast: position.cast.filter((id) => !ready.includes(id)),
    now: { ...now, designations } as Progress,
    units: [...withoutAdvances(position, now.designations), ...fallen(position, rolled)],
  }
}

/**
 * Those who advanced into the hex that they attacked stand beside it again. Their own attack need not be rolled: one
 * of another group may have emptied the hex before (AR-10.10).
 */
function withoutAdvances(position: Position, designations: readonly Designation[]): readonly Unit[] {
  const enemy = enemyOf(position.side)
  return position.units.map((unit) => {
    const own = designations.find((made) => 'attackers' in made && made.attackers.includes(unit.id))
    if (own?.hex !== unit.hex || !designations.some((made) => made.resolved && made.hex === own.hex))
      return unit
    const beside = hexesAround(position, unit.hex).find(
      (hex) => terrainAt(position, hex) === 'clear' && !holds(position, hex, enemy),
    )
    return beside === undefined ? unit : { ...unit, hex: beside }
  })
}

/** Defenders that have been eliminated, and somebody in each hex that fire emptied. */
function fallen(position: Position, rolled: readonly Designation[]): readonly Unit[] {
  const { now, eliminated } = position
  if (now.segment === 'fireball') return now.emptied.map((hex) => somebodyIn(position, hex))
  const hexes = new Map<UnitId, HexId>()
  for (const made of rolled.length > 0 && now.segment === 'combat' ? now.designations : [])
    for (const id of made.defenders) hexes.set(id, made.hex)
  return eliminated.flatMap(({ id, type }) => {
    const hex = hexes.get(id)
    return hex === undefined ? [] : [{ id, type, hex }]
  })
}

function somebodyIn({ side }: Position, hex: HexId): Unit {
  return { id: `burnt in ${hex}` as UnitId, type: side === 'wizard' ? 'orc' : 'elf', hex }
}
