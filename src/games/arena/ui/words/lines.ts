import type { LogStep } from '@/engine/table'
import type { Event } from '../../rules/events'
import { combatLine } from './combat-lines'
import type { Line } from './line'
import { magicLine } from './magic-lines'
import { moveLine } from './move-lines'
import type { Names } from './names'
import { courseLine } from './course-lines'

const remembered = new WeakMap<readonly Event[], readonly Line[]>()

/** The lines of a step; worked out once for each step, for a past never changes. */
export function linesOf(step: LogStep<Event>, names: Names): readonly Line[] {
  const known = remembered.get(step.events)
  if (known) return known
  const lines = step.events.flatMap((event, nth) => {
    const line = sentenceOf(event, names)
    return line ? [{ ...line, nth, ...(step.typed && line.dice.length > 0 ? { typed: true } : {}) }] : []
  })
  remembered.set(step.events, lines)
  return lines
}

/** What happened, as a line of the log; null where the log needs none. */
export function sentenceOf(event: Event, names: Names): Line | null {
  switch (event.type) {
    case 'armyDrawnUp':
    case 'armyLocked':
    case 'armiesRevealed':
    case 'firstPlayer':
    case 'phaseBegun':
    case 'terrainChanged':
    case 'stormSet':
    case 'stormPassed':
    case 'controlChanged':
    case 'conceded':
    case 'gameEnded':
      return courseLine(event)
    case 'placed':
    case 'equipped':
    case 'dropped':
    case 'itemFell':
    case 'itemGone':
    case 'itemDisenchanted':
    case 'mounted':
    case 'dismounted':
    case 'controllerChanged':
    case 'walked':
    case 'flew':
    case 'landed':
    case 'carried':
    case 'retreated':
      return moveLine(event, names)
    case 'declared':
    case 'spellRevealed':
    case 'boutEnded':
    case 'tookEffect':
    case 'failed':
    case 'blastRolled':
    case 'changed':
    case 'enchanted':
    case 'enchantmentEnded':
    case 'created':
    case 'resurrected':
    case 'corpseUsed':
      return magicLine(event, names)
    case 'fired':
    case 'fought':
    case 'vehicleAttacked':
    case 'casualtyChosen':
    case 'casualtyDrawn':
    case 'spared':
    case 'died':
      return combatLine(event, names)
  }
}
