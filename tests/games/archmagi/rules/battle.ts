import { fight } from './rule'

/** An item of a plan. */
export const add = (seat: number, item: object) => ({ cmd: 'battle.planAdd', seat, item })
/** A spell in a plan. */
export const cast = (caster: string, spell: string, targets: object = {}, more: object = {}) => ({
  ...{ kind: 'cast', caster, spell, targets },
  ...more,
})

/** Knights of seat 1 and orcs of seat 2, who fight in D4. */
export const PAIR = [
  ['k', 'knights', 1, 'D4'],
  ['o', 'orcs', 2, 'D4'],
]
/** The same, with a spellcaster each. */
export const MAGES = [...PAIR, ['h', 'shaman', 1, 'D4'], ['h2', 'witches', 2, 'D4']]
/** A battle in which the defender plans next. */
export const planning = (units: readonly unknown[], more: object = {}) => ({
  ...{ units, phase: 'battle', battle: fight('planD', 'k', 'o'), ...more },
})

/** A battle in which the dice are rolled next. */
export const rolling = (units: readonly unknown[], more: object = {}, battle: object = {}) => ({
  ...{ units, phase: 'battle', battle: fight('roll', 'k', 'o', battle), ...more },
})

/** Seat 1 commits after seat 2, with something planned. */
export const attackerPlans = (...items: readonly object[]) => [
  { cmd: 'battle.planCommit', seat: 2 },
  ...items.map((item) => add(1, item)),
  { cmd: 'battle.planCommit', seat: 1 },
]
