import { BOTH_COMMIT, fight, type RuleCase } from '../rules/rule'
import { add, cast } from '../rules/battle'

export const KNIGHTS = ['k', 'knights', 1, 'D4'] as const
export const SHAMAN = ['h', 'shaman', 1, 'D4'] as const
export const ORCS = ['o', 'orcs', 2, 'D4'] as const
export const WITCHES = ['h2', 'witches', 2, 'D4'] as const
export const PAIR = [KNIGHTS, SHAMAN, ORCS]

/** A spell that is cast by the shaman of the attacker in D4: what has come of it when the plans are resolved. */
export function inBattle(spell: string, then: object, more: Part = {}): RuleCase {
  const { units = PAIR, targets = {}, enter = {}, rolls = [], given = {}, battle = {}, after = [] } = more
  return {
    given: {
      units,
      phase: 'battle',
      spells: { 1: [spell] },
      battle: fight('planD', 'k', 'o', battle),
      ...given,
    },
    when: [
      { cmd: 'battle.planCommit', seat: 2 },
      add(1, cast('h', spell, targets, enter)),
      { cmd: 'battle.planCommit', seat: 1, rolls },
      ...after,
    ],
    then,
  }
}

/** The same by the witches of the defender. */
export function inDefense(spell: string, then: object, more: Part = {}): RuleCase {
  const { units = [...PAIR, WITCHES], targets = {}, rolls = [], given = {}, battle = {}, after = [] } = more
  return {
    given: {
      units,
      phase: 'battle',
      spells: { 2: [spell] },
      battle: fight('planD', 'k', 'o', battle),
      ...given,
    },
    when: [
      add(2, cast('h2', spell, targets)),
      { cmd: 'battle.planCommit', seat: 2 },
      { cmd: 'battle.planCommit', seat: 1, rolls },
      ...after,
    ],
    then,
  }
}

/** What differs from a scene to another. */
interface Part {
  readonly units?: readonly unknown[]
  readonly targets?: object
  readonly enter?: object
  readonly rolls?: readonly unknown[]
  readonly given?: object
  readonly battle?: object
  /** What is done then. */
  readonly after?: readonly object[]
}

/** Nothing more is planned, and the battle dice fall so. */
export const rolled = (a: number, d: number) => [
  ...BOTH_COMMIT,
  { cmd: 'battle.roll', seat: 1, rolls: [a, d] },
]

/** A spell of the wizard in A1, out of a battle. */
export function outside(spell: string, phase: string, then: object, more: Part = {}): RuleCase {
  const { units = [['o', 'orcs', 2, 'B1']], targets = {}, rolls = [], given = {}, after = [] } = more
  return {
    given: { units, phase, drawn: true, spells: { 1: [spell] }, ...given },
    when: [{ cmd: 'cast', seat: 1, caster: 'w1', spell, targets, rolls }, ...after],
    then,
  }
}

export const AT_B1 = { stack: { hex: 'B1', owner: 2 } }
