import type { Draft } from 'immer'
import { firstRefusal, present, type Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../../clauses'
import type { CastingTime } from '../../tables/magic'
import { SPELL_IDS } from '../../tables/spells'
import { isUnderFirstRules } from '../earlier-rules'
import type { Event } from '../../events'
import type {
  ArenaSeat,
  Cast,
  CastId,
  Creature,
  ItemId,
  MagicSource,
  Position,
  Table,
} from '../../state/position'
import { refuse } from '../../refuse'
import { isUntargetable } from '../values'
import { castOf, isAntiMagic } from '../in-force'
import { costOf, magicOf } from '../../state/sources'
import { effectsOn, immuneByNature, immuneTo } from '../standing'
import { type Aim, isInRange, metBy, misfitOf } from './targets'

/** The first refusal of guards in their order. */
export function refusalBy(
  guards: readonly (() => Refusal<Clause> | undefined)[],
): Refusal<Clause> | undefined {
  return firstRefusal(guards, (guard) => guard())
}

/** Whether a casting time works in the phase of its declaration (AA-18.2). */
export function isInstant(casting: CastingTime): boolean {
  return casting === 'Instant' || casting === 'Counterspell'
}

/** Whether a caster has no time for some magic now, targets left aside (AA-18.2 to AA-18.6, AA-22.15, AA-22.21). */
export function timeRefusal(
  table: Table,
  caster: Creature,
  source: MagicSource,
): Refusal<Clause> | undefined {
  return refusalBy([
    () => momentRefusal(table, caster, magicOf(source).casting),
    () => (castOf(table, caster) ? refuse('AA-18.6', 'It is casting something else.') : undefined),
    () => stoppedRefusal(table, caster),
    () => (magicOf(source).type === 'Tech' ? undefined : hushRefusal(table, caster)),
  ])
}

function momentRefusal(
  { now, active }: Table,
  { instantUsed, castBegun, controller }: Creature,
  casting: CastingTime,
): Refusal<Clause> | undefined {
  if (isInstant(casting)) {
    if (instantUsed) return refuse('AA-18.2', 'It has used an Instant or Counterspell in this turn.')
    return castBegun ? refuse('AA-18.6', 'It has begun to cast something longer in this turn.') : undefined
  }
  if (now.phase !== 'magic1' || active !== controller)
    return refuse(
      casting === 'Half Turn' ? 'AA-18.3' : 'AA-18.4',
      'That is begun in Magic Phase 1 of an own turn.',
    )
  return instantUsed ? refuse('AA-18.6', 'It has used an Instant or Counterspell in this turn.') : undefined
}

/** Refuses a caster that has begun in this turn to cast something longer, or that has stopped a cast (AA-18.6). */
function stoppedRefusal(table: Table, { castBegun }: Creature): Refusal<Clause> | undefined {
  if (!castBegun || isUnderFirstRules(table)) return undefined
  return refuse('AA-18.6', 'It has cast something longer in this turn, or stopped that.')
}

/** Refuses magic of those who are silenced or stand where none works; Tech goes on (AA-17.8). */
function hushRefusal(table: Table, caster: Creature): Refusal<Clause> | undefined {
  if (effectsOn(table, caster, 'silence').length > 0) return refuse('AA-22.21', 'It is silenced.')
  return caster.at !== null && isAntiMagic(table, caster.at)
    ? refuse('AA-22.15', 'No magic works in its space.')
    : undefined
}

/** Whether magic may not be declared at a target (B-1, from AA-20.15 on). */
export function aimRefusal(table: Table, aim: Aim): Refusal<Clause> | undefined {
  const misfit = misfitOf(table, aim)
  if (misfit) return refuse('AA-20.15', misfit)
  return refusalBy([
    () => protectionRefusal(table, aim),
    () => immunityRefusal(table, aim),
    () =>
      isInstant(magicOf(aim.source).casting) && !isInRange(table, aim)
        ? refuse('AA-20.12', 'That is out of range.')
        : undefined,
    () => blockRefusal(table, aim),
  ])
}

function protectionRefusal(table: Table, { source, seat, target, caster }: Aim): Refusal<Clause> | undefined {
  if (target.kind !== 'creature') return undefined
  const met = metBy(table, { target, caster })
  if (met?.kind !== 'creature') return undefined
  const { creature } = met
  if (source.kind === 'spell' && effectsOn(table, creature, 'protectFromSpells').length > 0)
    return refuse('AA-20.14', 'It is protected from spells aimed at it.')
  const isEnemy = (creature.controller ?? creature.owner) !== seat
  return isEnemy && isUntargetable(table, creature, 'enemyMagic')
    ? refuse('AA-22.14', 'Enemy magic cannot be aimed at it.')
    : undefined
}

function immunityRefusal(table: Table, aim: Aim): Refusal<Clause> | undefined {
  const { type, name } = magicOf(aim.source)
  const met = metBy(table, aim)
  const isImmune =
    (met?.kind === 'creature' && immuneTo(table, met.creature, type)) ||
    (met?.kind === 'corpse' && immuneByNature(met.corpse, type))
  return isImmune ? refuse('AA-17.9', `${name} does nothing to it.`) : undefined
}

function blockRefusal(table: Table, { source, target }: Aim): Refusal<Clause> | undefined {
  if (target.kind !== 'creature') return undefined
  if (!magicOf(source).effects.some(({ key }) => key === 'blockMagic')) return undefined
  return comingOf(table, target.creature).length > 0
    ? undefined
    : refuse('AA-22.20', 'It has no magic that would take effect in this phase.')
}

/** What a creature has declared that takes effect in this phase and can be blocked: Tech cannot (AA-22.20). */
export function comingOf(table: Table, creature: Creature['id']): readonly Cast[] {
  return table.casts.filter(
    (cast) => cast.caster === creature && isComing(table, cast) && magicOf(cast.source).type !== 'Tech',
  )
}

/** Whether a cast takes effect in the magic phase that is now (AA-19.6). */
export function isComing({ now, turn, active }: Table, { due, seat }: Cast): boolean {
  return due === null || (now.phase === 'magic2' && due === turn && seat === active)
}

/** Own turns that pass between the declaration and the effect of a cast (AA-18.3, AA-18.4); null: none, at once. */
export const TURNS_LATER: Readonly<Record<CastingTime, number | null>> = {
  Continuous: null,
  Counterspell: null,
  Instant: null,
  'Half Turn': 0,
  '1 Turn': 1,
  '2 Turns': 2,
}

/** The turn in which magic works that is declared now; null: in this phase. */
export function dueOf({ turn }: Pick<Table, 'turn'>, source: MagicSource): number | null {
  const later = TURNS_LATER[magicOf(source).casting]
  // The seats take turns, so that a seat's next turn is the next but one.
  return later === null ? null : turn + 2 * later
}

/** Carries out a declaration: pays, reveals, marks the use and puts it in the queue (B-1). */
export function declare(draft: Draft<Position>, aim: Aim, item: ItemId | null): Event[] {
  const { source, seat, target } = aim
  const { casting } = magicOf(source)
  const caster = present(
    draft.creatures.find(({ id }) => id === aim.caster.id),
    'caster',
  )
  const revealed = source.kind === 'spell' ? reveal(draft, seat, source) : []
  const cost = costOf(source)
  draft.pools[seat] -= cost
  if (isInstant(casting)) caster.instantUsed = true
  else caster.castBegun = true
  const due = dueOf(draft, source)
  const id = `cast-${draft.next.other}` as CastId
  draft.next.other += 1
  const { turn } = draft
  draft.casts.push({
    id,
    source,
    caster: caster.id,
    item,
    target,
    seat,
    turn,
    due,
    paid: cost,
  } as Draft<Cast>)
  const { now } = draft
  if (now.phase === 'magic1' || now.phase === 'magic2') {
    now.declared = true
    now.queue.push(id)
  }
  return [...revealed, { type: 'declared', cast: id, source, caster: caster.id, target, cost, due }]
}

function reveal(
  draft: Draft<Position>,
  seat: ArenaSeat,
  source: Extract<MagicSource, { kind: 'spell' }>,
): Event[] {
  const known = draft.revealed[seat]
  if (known.includes(source.spell)) return []
  draft.revealed[seat] = SPELL_IDS.filter((id) => id === source.spell || known.includes(id))
  return [{ type: 'spellRevealed', seat, source }]
}
