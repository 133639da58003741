import { castDraft, type Draft } from 'immer'
import type { Dice } from '@/engine/dice'
import { reading } from '@/engine/draft'
import type { CommandRule } from '@/engine/game'
import { firstRefusal, type Refusal } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import { UNITS } from '../../content/units'
import { areAdjacent, terrainAt } from '../board'
import type { DesignateAttack } from '../commands'
import { eliminate } from '../ending'
import type { Event } from '../events'
import { hasTwice, nowIn, ownRefusal, segmentRefusal } from '../guards'
import { columnResults, lostTo, oddsNow, oddsOf } from '../odds'
import type { AttackDesignation, Position, Table } from '../position'
import { refuse } from '../refuse'
import { enemyOf, holds, isOnBoard, sideOf, typesOf, unitOf, unitsNamed } from '../stacking'
import { hasAttack } from './combat-choices'
import { closedRefusal } from './designating'

/** Names one attack; all are named before any is rolled (AR-10.1 to AR-10.6). */
export const designateAttack: CommandRule<Position, DesignateAttack, Event> = {
  refusalOf(position, command) {
    return (
      segmentRefusal(position, 'combat') ??
      closedRefusal(position) ??
      firstRefusal(command.attackers, (id) => ownRefusal(position, id)) ??
      attackersRefusal(position, command) ??
      defendersRefusal(position, command) ??
      oddsRefusal(position, command)
    )
  },
  perform(draft, { attackers, hex, defenders }) {
    const position = reading(draft)
    const now = nowIn(position, 'combat')
    const odds = oddsOf(typesOf(position, attackers), typesOf(position, defenders))
    if (!now || !odds.read) return []
    const made: AttackDesignation = { id: now.next, attackers, hex, defenders, resolved: false }
    draft.now = castDraft({ ...now, designations: [...now.designations, made], next: now.next + 1 })
    const { read, bonus } = odds
    return [{ type: 'attackDesignated', designation: made.id, attackers, hex, defenders, odds: read, bonus }]
  },
}

function attackersRefusal(table: Table, { attackers, hex }: DesignateAttack): Refusal<Clause> | undefined {
  const now = nowIn(table, 'combat')
  const units = unitsNamed(table, attackers) ?? []
  if (units.some((unit) => !UNITS[unit.type].attacks))
    return refuse('AR-10.1', 'Wizards and sorcerers do not attack; they only defend in combat.')
  if (terrainAt(table, hex) === 'entry') return refuse('AR-1.2', 'Nothing is attacked in an entry hex.')
  if (units.length === 0) return refuse('AR-10.2', 'An attack needs at least one attacker.')
  if (units.some((unit) => !isOnBoard(table, unit) || !areAdjacent(table, unit.hex, hex)))
    return refuse(
      'AR-10.2',
      'Every attacker must stand next to the target hex, none of them in an entry hex.',
    )
  if (units.some((unit) => now?.advanced.includes(unit.id)))
    return refuse('AR-10.9', 'Units that advanced after a fireball do not attack this turn.')
  if (hasTwice(attackers) || units.some((unit) => hasAttack(now?.designations ?? [], unit.id)))
    return refuse('AR-10.3', 'A unit attacks at most once a turn.')
  return undefined
}

function defendersRefusal(table: Table, { hex, defenders }: DesignateAttack): Refusal<Clause> | undefined {
  const units = unitsNamed(table, defenders)
  const enemy = enemyOf(table.side)
  const sound =
    units !== undefined &&
    units.length > 0 &&
    !hasTwice(defenders) &&
    units.every((unit) => unit.hex === hex && sideOf(unit.type) === enemy)
  return sound ? undefined : refuse('AR-10.2', 'Name one or more enemy units in the target hex, each once.')
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
  const [roll = 1] = dice.roll({ count: 1, faces: 6, label: `Attack on ${hex} at ${odds.read}` })
  const result = columnResults(position, odds.read)[roll - 1] ?? '-'
  const lost = lostTo(result, alive)
  const eliminated = (unitsNamed(position, lost) ?? []).map(({ id, type }) => ({ id, type }))
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
  const now = nowIn(position, 'combat')
  const opened = holds(position, hex, enemyOf(position.side)) ? null : hex
  if (now) draft.now = castDraft({ ...now, opened })
}
