import type { Draft } from 'immer'
import { dictionary } from '@/engine/basics/dictionary'
import type { Dice } from '@/engine/kernel/dice'
import { reading } from '@/engine/kernel/draft'
import { isOneTurnLonger } from '../air-turns'
import { hexesOf } from '../control'
import { leaderOf, otherSeat } from '../../queries/creatures'
import { endGame } from '../ending'
import { isStranded } from '../../queries/entry'
import type { Event } from '../../events'
import type { ArenaSeat, Phase, Position } from '../../state/position'
import { runRetreats } from '../retreat/run'
import { isAir } from '../../queries/spaces'
import { endingNow } from '../winning'

/** The phases that are entered here; the magic phases are begun by `beginMagic`. */
export type PlainPhase = Exclude<Phase, 'magic1' | 'magic2'>

/**
 * Begins a phase of the active seat and goes through those that run by themselves (AA-3.1, AA-3.3); dice are
 * rolled step by step, as the clauses name the steps (AA-3.6). The magic phases are begun by `beginMagic`
 * instead, which comes back here when they are over.
 */
export function enterPhase(draft: Draft<Position>, phase: PlainPhase, dice: Dice): Event[] {
  const begun = phaseBegun(draft, phase)
  switch (phase) {
    case 'terrain':
      draft.now = { phase, budget: hexesOf(reading(draft), draft.active).length, pooled: 0 }
      return [begun]
    case 'equip1':
    case 'equip2':
      return [begun, ...beginEquip(draft, phase)]
    case 'movement':
      return [begun, ...beginMovement(draft)]
    case 'combat':
      return [begun, ...beginCombat(draft)]
    case 'retreat':
      return [begun, ...retreat(draft, dice)]
    case 'winning':
      return [begun, ...winning(draft, dice)]
  }
}

/** The line of the log with which a phase begins. */
export function phaseBegun({ turn, active }: Pick<Position, 'turn' | 'active'>, phase: Phase): Event {
  return { type: 'phaseBegun', turn, seat: active, phase }
}

/** Begins a turn of a seat: marks of the last are cleared (AA-3.4), and who stands badly is noted (AA-15.8). */
export function beginTurn(draft: Draft<Position>, seat: ArenaSeat, dice: Dice): Event[] {
  draft.turn += 1
  draft.active = seat
  draft.itemUses = dictionary()
  for (const hex of Object.values(draft.hexes)) hex.fresh = false
  const table = reading(draft)
  for (const [nth, creature] of draft.creatures.entries()) {
    const before = table.creatures[nth]
    creature.moved = false
    creature.fired = false
    creature.fought = false
    creature.instantUsed = false
    creature.castBegun = false
    creature.cameFrom = null
    const isBad = before !== undefined && isStranded(table, leaderOf(table, before))
    creature.strandedAt = isBad ? before.at : null
    if (creature.at !== null && !isAir(creature.at)) creature.flown = null
  }
  return enterPhase(draft, 'terrain', dice)
}

/** Each item and each creature may be taken up and put down once more (AA-6.10, AA-7.7). */
function beginEquip(draft: Draft<Position>, phase: 'equip1' | 'equip2'): Event[] {
  draft.now = { phase }
  for (const creature of draft.creatures) Object.assign(creature, { mounted: false, dismounted: false })
  for (const item of draft.items) Object.assign(item, { dropped: false, equipped: false })
  return []
}

/** An own Movement phase that begins in the air is one more turn there (AA-10.7); the other side's is none (AA-10.13). */
function beginMovement(draft: Draft<Position>): Event[] {
  draft.now = { phase: 'movement' }
  const table = reading(draft)
  for (const [nth, creature] of table.creatures.entries()) {
    const flyer = draft.creatures[nth]
    if (flyer && isOneTurnLonger(table, creature)) flyer.airTurns += 1
  }
  return []
}

function beginCombat(draft: Draft<Position>): Event[] {
  draft.now = {
    phase: 'combat',
    shots: dictionary(),
    settled: [],
    fight: null,
    choice: null,
    marks: dictionary(),
  }
  return []
}

/**
 * Retreats run while Combat's marks still stand; the basic game has no second Equip and Mount (AA-24.3), and is
 * otherwise played by the same rules (AA-24.6).
 */
function retreat(draft: Draft<Position>, dice: Dice): Event[] {
  const events = runRetreats(draft, dice)
  const next = draft.settings.ruleset === 'basic' ? 'winning' : 'equip2'
  return [...events, ...enterPhase(draft, next, dice)]
}

function winning(draft: Draft<Position>, dice: Dice): Event[] {
  const ending = endingNow(reading(draft))
  if (ending) return endGame(draft, ending)
  const passed = endStorms(draft)
  return [...passed, ...beginTurn(draft, otherSeat(draft.active), dice)]
}

/** Storms disappear with the end of their last turn (AA-4.11). */
function endStorms(draft: Draft<Position>): Event[] {
  const over = Object.entries(draft.hexes).filter(([, { storm }]) => storm !== null && storm <= draft.turn)
  return over.map(([id, hex]) => {
    hex.storm = null
    return { type: 'stormPassed', hex: id as keyof typeof draft.hexes }
  })
}
