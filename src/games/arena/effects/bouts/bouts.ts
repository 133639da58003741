import type { Draft } from 'immer'
import type { Dice } from '@/engine/kernel/dice'
import { reading } from '@/engine/kernel/draft'
import { type SpellId, SPELL_IDS, SPELLS } from '../../tables/spells'
import { cardOf, otherSeat } from '../../queries/creatures'
import { isUnderFirstRules } from '../../queries/earlier-rules'
import type { Event } from '../../events'
import type { ArenaSeat, Creature, Position, ProgressOf, Table } from '../../state/position'
import { enterPhase, phaseBegun } from '../turn/sequence'
import { couldUseSomething } from '../../queries/magic/uses'
import { timeRefusal } from '../../queries/magic/declaring'
import { castOf } from '../../queries/in-force'
import { resolveMagic } from './resolve'

/**
 * Begins a magic phase: the active seat's bout comes first, then the other's (AA-19.2, AA-19.3). The first that a
 * seat can use is waited in (AA-19.7); when there is none, the effects take place and the next phase is entered.
 */
export function beginMagic(draft: Draft<Position>, phase: 'magic1' | 'magic2', dice: Dice): Event[] {
  draft.now = { phase, bout: draft.active, nth: 1, declared: false, queue: [] }
  return [phaseBegun(draft, phase), ...settleBouts(draft, dice)]
}

/** Leaves out the bouts that are not offered, the present one first (AA-19.7). */
export function settleBouts(draft: Draft<Position>, dice: Dice): Event[] {
  const now = magicNow(draft)
  if (!now || isOffered(reading(draft), now.bout)) return []
  return [{ type: 'boutEnded', seat: now.bout, skipped: true }, ...afterBout(draft, dice)]
}

/** The next bout, or the effects and the next phase (AA-19.4, AA-19.5). */
export function afterBout(draft: Draft<Position>, dice: Dice): Event[] {
  const now = magicNow(draft)
  if (!now) return []
  if (now.nth >= 2 && !now.declared) {
    const worked = resolveMagic(draft, dice)
    return [...worked, ...enterPhase(draft, now.phase === 'magic1' ? 'movement' : 'combat', dice)]
  }
  now.bout = otherSeat(now.bout)
  now.nth += 1
  now.declared = false
  return settleBouts(draft, dice)
}

function magicNow({ now }: Draft<Position>): Draft<ProgressOf<'magic1' | 'magic2'>> | undefined {
  return now.phase === 'magic1' || now.phase === 'magic2' ? now : undefined
}

/** Whether a bout is waited in: the seat may have something to declare, or a cast of its own to stop (AA-19.7). */
function isOffered(table: Table, seat: ArenaSeat): boolean {
  return couldDeclare(table, seat) || (hasCast(table, seat) && !isUnderFirstRules(table))
}

export function hasCast(table: Table, seat: ArenaSeat): boolean {
  return table.creatures.some((creature) => creature.controller === seat && castOf(table, creature))
}

/** Whether public facts leave it open that a seat declares something now; targets are not looked at (AA-19.7). */
export function couldDeclare(table: Table, seat: ArenaSeat): boolean {
  const spells = openSpells(table, seat)
  return table.creatures.some(
    (creature) =>
      creature.controller === seat &&
      creature.at !== null &&
      (couldUseSomething(table, creature) || spells.some((spell) => couldCast(table, creature, spell))),
  )
}

/** Spells that a seat may have for all that is known and can pay: all of them while it hides some. */
export function openSpells({ revealed, spellCount, pools }: Table, seat: ArenaSeat): readonly SpellId[] {
  const hides = spellCount[seat] > revealed[seat].length
  return (hides ? SPELL_IDS : revealed[seat]).filter((spell) => SPELLS[spell].cost <= pools[seat])
}

export function couldCast(table: Table, caster: Creature, spell: SpellId): boolean {
  const { type, level } = SPELLS[spell]
  if ((cardOf(caster).casting[type] ?? 0) < level) return false
  return !timeRefusal(table, caster, { kind: 'spell', spell })
}
