import type { ValueOf } from '@/engine/declare/kind'
import { byKey, flag, listed, oneOf, refOnce, whole } from '@/engine/declare/kinds'
import { record } from '@/engine/declare/record'
import { variants } from '@/engine/declare/variants'
import { LIMITS } from '../tables/figures'
import type { BattleUse } from './terms'
import {
  artifact,
  casting,
  chit,
  choice,
  hex,
  many,
  name,
  planItem,
  seat,
  spell,
  stack,
  targets,
  unit,
} from './vocabulary'

/** What of an artifact is in use in a battle (AM-A.0.4). */
const IN_USE = record({
  artifact,
  choose: choice.orNull().usuallyUnsaid(null),
  /** Discarded in the Respite, or destroyed: it counts as the one artifact all the same. */
  spent: flag.usuallyUnsaid(false),
})
export interface InUse extends ValueOf<typeof IN_USE> {}

const somebody = unit.orNull().usuallyUnsaid(null)
const units = many(unit).usuallyUnsaid([])

/** One side of a battle. */
const SIDE = record({
  /** Picked in secret, until both are revealed (AM-11.6). */
  pick: somebody,
  combatant: somebody,
  /** An attack chit in place of the combatant (AM-11.23), and who stepped back for it. */
  chit: spell.orNull().usuallyUnsaid(null),
  held: somebody,
  /** Secret until both sides have committed. */
  plan: listed(planItem).usuallyUnsaid([]),
  committed: flag.usuallyUnsaid(false),
  /** Whether it makes no more plans in this battle round. */
  final: flag.usuallyUnsaid(false),
  supports: units,
  inUse: byKey(unit, IN_USE).usuallyUnsaid({}),
  used: byKey(unit, listed(refOnce<BattleUse>())).usuallyUnsaid({}),
  /** Units that have survived a defeat (AM-K.24). */
  defeated: units,
  killed: many(chit).usuallyUnsaid([]),
})
export interface BattleSide extends ValueOf<typeof SIDE> {}

/** Everything fought between two seats in one hex in one turn (AM-0.6). */
export const BATTLE = record({
  hex,
  /** The attacker, the active seat, and the defender (AM-0.7). */
  a: seat,
  d: seat,
  round: whole(1, LIMITS.battleRounds).usually(1),
  exchange: whole(1, 1000).usually(1),
  step: oneOf(['pickA', 'pickD', 'planD', 'planA', 'roll', 'decide']),
  sides: record({ a: SIDE, d: SIDE }),
  /** Whether the round goes to Respite without a roll (AM-11.21). */
  isCut: flag.usuallyUnsaid(false),
  /** Units that have left it: they take no more part, should they come back (AM-11.4). */
  left: units,
  /** Spells that wait for the end of the battle (AM-S.43, AM-S.44). */
  revive: listed(record({ seat, caster: unit, from: oneOf(['killed', 'reserve']) })).usuallyUnsaid([]),
})
export interface Battle extends ValueOf<typeof BATTLE> {}
export type BattleStep = Battle['step']

/** A spell on the table (AM-M.12): cast, or a response. */
export const TABLE_SPELL = record({
  /** By this it is named in responses: the spell, with a number where there are several. */
  id: name,
  ...casting,
  seat,
  /** Whose the attack chit or the controlled unit will be (AM-M.18). */
  for: seat,
  /** Where its caster stood. */
  hex,
  /** The spell that it answers, or goes with. */
  to: name.orNull().usuallyUnsaid(null),
  retarget: targets.orNull().usuallyUnsaid(null),
  /** It can be answered; nobody answers any more; it does nothing; it has taken effect. */
  state: oneOf(['open', 'set', 'cancelled', 'done']),
})
export interface TableSpell extends ValueOf<typeof TABLE_SPELL> {}

/** A unit struck by an area attack. */
const STRUCK = record({
  unit,
  /** Whether a die has kept the spell from it (AM-M.16). */
  isSpared: flag,
})
export interface Struck extends ValueOf<typeof STRUCK> {}

/** One of the dice of a roll that may be rolled again (AM-D.4). */
const dice = many(record({ id: refOnce<string>(100), seat, value: whole(1, 6) }))
const theft = { dice, thief: unit, artifact, from: stack }

/** Dice that lie on the table and may be rolled again (AM-M.19). */
export const ROLLED = variants('kind', {
  battle: { dice },
  area: { dice, spell: name, struck: many(STRUCK) },
  maze: { dice, unit, target: unit },
  guard: theft,
  theft,
})
export type Rolled = ValueOf<typeof ROLLED>
