import type { HexId } from '@/engine/kernel/hex'
import { onceForEach } from '@/engine/basics/once'
import { mayBeForgotten, NOTHING_LEFT, optional, owed, type Undone } from '@/table/panel/undone'
import { counted, listed } from '@/engine/basics/phrases'
import { isOwn } from '../../queries/guards'
import type { ProgressOf, Table, Unit, UnitId } from '../../state/position'
import { advancesOpen } from '../../queries/combat-choices'
import { unresolvedIn } from '../../queries/designating'
import { destinationsOf, pointsLeft, stackingFaults } from '../../queries/movement-reach'
import { summonChoices } from '../../queries/summon-choices'
import { hexesToAct } from '../gestures/answering'
import { mayAct } from '../gestures/aims'

/** What could or must still be done in this segment, briefly. */
export const stillToDo = onceForEach(undoneIn)

function undoneIn(table: Table): Undone {
  const { now } = table
  if (table.drawOffer) return owed('answer the offer of a draw')
  switch (now.segment) {
    case 'wanderingOrcs':
      return orcsLeft(now)
    case 'summon':
      return now.pending ? owed('place those summoned') : summonersLeft(table)
    case 'movement':
      return movementLeft(table, now)
    case 'haste':
      return rollsLeft(table) ?? hastesLeft(table, now)
    case 'fireball':
      return rollsLeft(table) ?? fireballsLeft(table)
    case 'combat':
      return rollsLeft(table) ?? attacksLeft(table, hexesToAdvance(table))
    default:
      return NOTHING_LEFT
  }
}

/** Hexes that what is left undone is about, those first that may have been forgotten. */
export const hexesLeft = onceForEach(hexesUndone)

function hexesUndone(table: Table): readonly HexId[] {
  const { now } = table
  if (now.segment === 'movement') {
    const movers = table.units.filter((unit) => mayMove(table, unit))
    return hexesOf([...movers.filter((unit) => isUnmoved(now, unit)), ...movers])
  }
  return [...new Set([...hexesToAdvance(table), ...hexesToAct(table)])]
}

function hexesToAdvance(table: Table): readonly HexId[] {
  return advancesOpen(table).map(({ hex }) => hex)
}

function orcsLeft({ due }: ProgressOf<'wanderingOrcs'>): Undone {
  if (due === null) return owed('roll for the orcs')
  return due > 0 ? owed(`place ${counted(due, 'orc', 'orcs')}`) : NOTHING_LEFT
}

function rollsLeft(table: Table): Undone | undefined {
  const count = unresolvedIn(table).length
  return count > 0 ? owed(`roll for ${counted(count, 'designation', 'designations')}`) : undefined
}

/** Hexes that the last attack emptied and that may still be entered, those declined aside. */
export function advancesLeft(table: Table, declined: readonly HexId[]): readonly HexId[] {
  const open = advancesOpen(table).filter(({ after, hex }) => after === 'combat' && !declined.includes(hex))
  return open.map(({ hex }) => hex)
}

/** What can no longer be done once the next designation is rolled (AR-8.3, AR-9.2, AR-10.3, AR-10.10). */
export function lostByRolling(table: Table, declined: readonly HexId[]): string {
  switch (table.now.segment) {
    case 'haste':
      return hastesLeft(table, table.now).optional
    case 'fireball':
      return fireballsLeft(table).optional
    case 'combat':
      return attacksLeft(table, advancesLeft(table, declined)).optional
    default:
      return ''
  }
}

/** What can no longer be done once an attack by some units is declared and rolled before any other (AR-10.3). */
export function lostByAttacking(table: Table, attackers: readonly UnitId[]): string {
  return attacksLeft(table, [], attackers).optional
}

function summonersLeft(table: Table): Undone {
  const haunts = [...new Set(summonChoices(table).map(({ haunt }) => haunt))]
  return mayBeForgotten(haunts.length > 0 ? `summon at ${listed(haunts)}` : '')
}

/** A stack that has moved part of its way was not forgotten. */
function movementLeft(table: Table, now: ProgressOf<'movement'>): Undone {
  const faults = stackingFaults(table)
  if (faults.length > 0) return owed(`${listed(faults)} ${faults.length === 1 ? 'is' : 'are'} over-stacked`)
  const movers = table.units.filter((unit) => mayMove(table, unit))
  const unmoved = hexesOf(movers.filter((unit) => isUnmoved(now, unit))).length
  if (unmoved > 0) return mayBeForgotten(`${counted(unmoved, 'stack', 'stacks')} can still move`)
  const moved = hexesOf(movers).length
  return moved > 0 ? optional(`${counted(moved, 'stack', 'stacks')} can move on`) : NOTHING_LEFT
}

function isUnmoved({ spent }: ProgressOf<'movement'>, { id }: Unit): boolean {
  return (spent[id] ?? 0) === 0
}

function mayMove(table: Table, unit: Unit): boolean {
  return isOwn(table, unit) && pointsLeft(table, unit) > 0 && destinationsOf(table, [unit.id]).size > 0
}

function hexesOf(units: readonly Unit[]): readonly HexId[] {
  return [...new Set(units.map(({ hex }) => hex))]
}

/** A wizard that keeps its spell for fire after another has cast haste does so on purpose. */
function hastesLeft(table: Table, { designations }: ProgressOf<'haste'>): Undone {
  const count = castersLeft(table, 'haste')
  const text = count > 0 ? `${counted(count, 'wizard', 'wizards')} can still cast haste` : ''
  return designations.length === 0 ? mayBeForgotten(text) : optional(text)
}

function fireballsLeft(table: Table): Undone {
  const count = castersLeft(table, 'fireball')
  return mayBeForgotten(
    count > 0 ? `${counted(count, 'fireball', 'fireballs')} not cast` : '',
    castersLeft(table, 'wand') > 0 ? 'the wand not used' : '',
  )
}

function castersLeft(table: Table, spell: 'haste' | 'fireball' | 'wand'): number {
  return table.units.filter((unit) => mayAct(table, spell, unit)).length
}

function attacksLeft(table: Table, advances: readonly HexId[], attackers: readonly UnitId[] = []): Undone {
  const able = table.units.filter((unit) => !attackers.includes(unit.id) && mayAct(table, 'attack', unit))
  return mayBeForgotten(
    advances.length > 0 ? `advance into ${listed(advances)}` : '',
    able.length > 0 ? `${counted(able.length, 'unit', 'units')} can still attack` : '',
  )
}
