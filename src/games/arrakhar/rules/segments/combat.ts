import { castDraft, type Draft } from 'immer'
import { type Dice, entryFor, rollOne } from '@/engine/dice'
import { reading } from '@/engine/draft'
import type { CommandRule } from '@/engine/game'
import { firstRefusal, type Refusal } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import { UNITS } from '../../content/units'
import { areAdjacent, terrainAt } from '../board'
import type { DesignateAttack } from '../commands'
import { eliminate } from '../ending'
import type { Event } from '../events'
import { hexRefusal, isOwn, ownRefusal, progressIn, segmentRefusal, twiceRefusal } from '../guards'
import { columnResults, lostTo, oddsNow, oddsOf } from '../odds'
import type { AttackDesignation, Position, Table, UnitId } from '../position'
import { refuse } from '../refuse'
import { enemyOf, holds, isOnBoard, typesOf, unitInPlay, unitOf, unitsInPlay } from '../stacking'
import { hasAttack } from './combat-choices'
import { closedRefusal } from './designating'

/** Names one attack; all are named before any is rolled (AR-10.1 to AR-10.6). */
export const designateAttack: CommandRule<Position, DesignateAttack, Event> = {
  refusalOf(position, command) {
    return (
      segmentRefusal(position, 'combat') ??
      closedRefusal(position) ??
      namesRefusal(position, command) ??
      kindRefusal(position, command) ??
      targetRefusal(position, command) ??
      doneRefusal(position, command) ??
      distanceRefusal(position, command) ??
      oddsRefusal(position, command)
    )
  },
  perform(draft, { attackers, hex, defenders }) {
    const position = reading(draft)
    const now = progressIn(position, 'combat')
    const { read, bonus } = oddsOf(typesOf(position, attackers), typesOf(position, defenders))
    if (!read) return []
    const made: AttackDesignation = { id: now.next, attackers, hex, defenders, resolved: false }
    draft.now = castDraft({ ...now, designations: [...now.designations, made], next: now.next + 1 })
    return [{ type: 'attackDesignated', designation: made.id, attackers, hex, defenders, odds: read, bonus }]
  },
}

function namesRefusal(table: Table, command: DesignateAttack): Refusal<Clause> | undefined {
  const { attackers, hex, defenders } = command
  if (attackers.length === 0) return refuse('AR-10.2', 'An attack needs at least one attacker.')
  return (
    firstRefusal(attackers, (id) => ownRefusal(table, id)) ??
    hexRefusal(table.settings, hex, 'AR-10.2') ??
    firstRefusal(defenders, (id) => enemyRefusal(table, id)) ??
    twiceRefusal(attackers, 'AR-10.3') ??
    twiceRefusal(defenders, 'AR-10.2')
  )
}

function enemyRefusal(table: Table, id: UnitId): Refusal<Clause> | undefined {
  const unit = unitOf(table, id)
  if (!unit) return refuse('AR-10.2', `There is no unit ${id} in play.`)
  return isOwn(table, unit) ? refuse('AR-10.2', `Unit ${id} is your own unit; attack enemies.`) : undefined
}

function kindRefusal(table: Table, { attackers, hex }: DesignateAttack): Refusal<Clause> | undefined {
  const units = unitsInPlay(table, attackers)
  if (units.some((unit) => !UNITS[unit.type].attacks))
    return refuse('AR-10.1', 'Wizards and sorcerers do not attack; they only defend in combat.')
  if (terrainAt(table, hex) === 'entry') return refuse('AR-1.2', 'Nothing is attacked in an entry hex.')
  const waiting = units.find((unit) => !isOnBoard(table, unit))
  return (
    waiting && refuse('AR-10.2', `Unit ${waiting.id} waits in an entry hex and does not attack out of it.`)
  )
}

function targetRefusal(table: Table, { hex, defenders }: DesignateAttack): Refusal<Clause> | undefined {
  if (!holds(table, hex, enemyOf(table.side))) return refuse('AR-10.2', `No enemy units are in ${hex}.`)
  if (defenders.length === 0) return refuse('AR-10.2', 'Name the enemy units to be attacked, one or more.')
  const elsewhere = defenders.find((id) => unitInPlay(table, id).hex !== hex)
  return elsewhere === undefined ? undefined : refuse('AR-10.2', `Unit ${elsewhere} is not in ${hex}.`)
}

function doneRefusal(table: Table, { attackers }: DesignateAttack): Refusal<Clause> | undefined {
  const now = progressIn(table, 'combat')
  if (attackers.some((id) => now.advanced.includes(id)))
    return refuse('AR-10.9', 'Units that advanced after a fireball do not attack this turn.')
  const busy = attackers.find((id) => hasAttack(now.designations, id))
  return busy === undefined
    ? undefined
    : refuse('AR-10.3', `Unit ${busy} attacks already; a unit attacks at most once a turn.`)
}

function distanceRefusal(table: Table, { attackers, hex }: DesignateAttack): Refusal<Clause> | undefined {
  const far = unitsInPlay(table, attackers).find((unit) => !areAdjacent(table, unit.hex, hex))
  return far && refuse('AR-10.2', `Unit ${far.id} is not next to ${hex}.`)
}

function oddsRefusal(table: Table, { attackers, defenders }: DesignateAttack): Refusal<Clause> | undefined {
  const { attack, defense, column } = oddsOf(typesOf(table, attackers), typesOf(table, defenders))
  if (column) return undefined
  return refuse(
    'AR-10.5',
    `The odds are ${attack} to ${defense}, worse than 1:2; add attackers or name fewer defenders.`,
  )
}

/** Rolls an attack over the defenders still alive, or wastes it (AR-10.7, AR-10.8, AR-10.10). */
export function resolveAttack(draft: Draft<Position>, made: AttackDesignation, dice: Dice): readonly Event[] {
  const position = reading(draft)
  const { id: designation, hex } = made
  const alive = made.defenders.filter((id) => unitOf(position, id))
  const odds = oddsNow(position, typesOf(position, made.attackers), {
    named: made.defenders.length,
    alive: typesOf(position, alive),
  })
  if (!odds.read) {
    openAdvance(draft, made)
    return [{ type: 'attackWasted', designation, hex }]
  }
  const roll = rollOne(dice, { faces: 6, label: `Attack on ${hex} at ${odds.read}` })
  const result = entryFor(columnResults(position, odds.read), roll)
  const lost = lostTo(result, alive)
  const eliminated = unitsInPlay(position, lost).map(({ id, type }) => ({ id, type }))
  const ending = eliminate(draft, lost)
  openAdvance(draft, made)
  const { read, bonus } = odds
  return [
    { type: 'attackResolved', designation, hex, odds: read, bonus, roll, result, eliminated },
    ...ending,
  ]
}

/** An attack that leaves its hex without enemies opens it for an advance; the last such right ends (AR-10.10). */
function openAdvance(draft: Draft<Position>, { hex }: AttackDesignation): void {
  const position = reading(draft)
  const now = progressIn(position, 'combat')
  const opened = holds(position, hex, enemyOf(position.side)) ? null : hex
  draft.now = castDraft({ ...now, opened })
}
