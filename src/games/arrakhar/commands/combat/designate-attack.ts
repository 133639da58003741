import { castDraft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import type { HexId } from '@/engine/kernel/hex'
import { firstRefusal, type Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../../clauses'
import { UNITS as UNIT_CARDS } from '../../tables/units'
import { areAdjacent, terrainAt } from '../../queries/board'
import { hexRefusal, isOwn, ownRefusal, progressIn, twiceRefusal } from '../../queries/guards'
import { attacksOf } from '../../queries/legal/combat'
import { oddsOf } from '../../queries/odds'
import type { AttackDesignation, Table, UnitId } from '../../state/position'
import { refuse } from '../../refuse'
import { hasAttack } from '../../queries/combat-choices'
import { closedRefusal } from '../../queries/designating'
import { enemyOf, holds, isOnBoard, typesOf, unitInPlay, unitOf, unitsInPlay } from '../../queries/stacking'
import { HEX, UNITS } from '../kit/args'
import { command } from '../kit/kit'

/** Names one attack; all are named before any is rolled (AR-10.1 to AR-10.6). */
export const designateAttack = command({
  clause: 'AR-10.3',
  stage: 'combat',
  args: { attackers: UNITS, hex: HEX, defenders: UNITS },
  subject: 'attackers',
  target: 'hex',
  moment: ({ table }) => closedRefusal(table),
  listed: ({ table }) => attacksOf(table),

  refusalOf: ({ table }, attack) =>
    namesRefusal(table, attack) ??
    kindRefusal(table, attack) ??
    targetRefusal(table, attack) ??
    doneRefusal(table, attack) ??
    distanceRefusal(table, attack) ??
    oddsRefusal(table, attack),
  perform({ draft }, { attackers, hex, defenders }) {
    const position = reading(draft)
    const now = progressIn(position, 'combat')
    const { read, bonus } = oddsOf(typesOf(position, attackers), typesOf(position, defenders))
    if (!read) return []
    const made: AttackDesignation = { id: now.next, attackers, hex, defenders, resolved: false }
    draft.now = castDraft({ ...now, designations: [...now.designations, made], next: now.next + 1 })
    return [{ type: 'attackDesignated', designation: made.id, attackers, hex, defenders, odds: read, bonus }]
  },

  say: ({ attackers, hex, defenders }) => `Attack ${defenders} at ${hex} with ${attackers}`,
  ink: 'red',
})

/** Who attacks whom, and where. */
interface Attack {
  readonly attackers: readonly UnitId[]
  readonly hex: HexId
  readonly defenders: readonly UnitId[]
}

function namesRefusal(table: Table, command: Attack): Refusal<Clause> | undefined {
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

function kindRefusal(table: Table, { attackers, hex }: Attack): Refusal<Clause> | undefined {
  const units = unitsInPlay(table, attackers)
  if (units.some((unit) => !UNIT_CARDS[unit.type].attacks))
    return refuse('AR-10.1', 'Wizards and sorcerers do not attack; they only defend in combat.')
  if (terrainAt(table, hex) === 'entry') return refuse('AR-1.2', 'Nothing is attacked in an entry hex.')
  const waiting = units.find((unit) => !isOnBoard(table, unit))
  return (
    waiting && refuse('AR-10.2', `Unit ${waiting.id} waits in an entry hex and does not attack out of it.`)
  )
}

function targetRefusal(table: Table, { hex, defenders }: Attack): Refusal<Clause> | undefined {
  if (!holds(table, hex, enemyOf(table.side))) return refuse('AR-10.2', `No enemy units are in ${hex}.`)
  if (defenders.length === 0) return refuse('AR-10.2', 'Name the enemy units to be attacked, one or more.')
  const elsewhere = defenders.find((id) => unitInPlay(table, id).hex !== hex)
  return elsewhere === undefined ? undefined : refuse('AR-10.2', `Unit ${elsewhere} is not in ${hex}.`)
}

function doneRefusal(table: Table, { attackers }: Attack): Refusal<Clause> | undefined {
  const now = progressIn(table, 'combat')
  if (attackers.some((id) => now.advanced.includes(id)))
    return refuse('AR-10.9', 'Units that advanced after a fireball do not attack this turn.')
  const busy = attackers.find((id) => hasAttack(now.designations, id))
  return busy === undefined
    ? undefined
    : refuse('AR-10.3', `Unit ${busy} attacks already; a unit attacks at most once a turn.`)
}

function distanceRefusal(table: Table, { attackers, hex }: Attack): Refusal<Clause> | undefined {
  const far = unitsInPlay(table, attackers).find((unit) => !areAdjacent(table, unit.hex, hex))
  return far && refuse('AR-10.2', `Unit ${far.id} is not next to ${hex}.`)
}

function oddsRefusal(table: Table, { attackers, defenders }: Attack): Refusal<Clause> | undefined {
  const { attack, defense, column } = oddsOf(typesOf(table, attackers), typesOf(table, defenders))
  if (column) return undefined
  return refuse(
    'AR-10.5',
    `The odds are ${attack} to ${defense}, worse than 1:2; add attackers or name fewer defenders.`,
  )
}
