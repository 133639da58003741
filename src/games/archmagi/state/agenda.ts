import type { ValueOf } from '@/engine/declare/kind'
import { flag, listed, oneOf } from '@/engine/declare/kinds'
import { eitherOf, variants } from '@/engine/declare/variants'
import { artifact, hex, name, planItem, seat, stack, unit, unitThere, unitType } from './vocabulary'

const passed = listed(seat)
/** Why a unit is about to be destroyed (AM-11.50, AM-11.51). */
const cause = oneOf(['roll', 'attack', 'spell'])

/** What somebody is asked beside the run of the phases (AM-U.9). */
const ASK = variants('ask', {
  respond: { seat, passed },
  reroll: { seat, passed },
  save: { seat, unit: unitThere, cause },
  loot: { seat, artifact, takers: listed(unitThere) },
  replace: { seat },
  flee: { seat, unit: unitThere },
  revive: { seat, from: oneOf(['killed', 'reserve']), caster: unitThere },
  take: { seat, by: unitThere, from: stack, isSpell: flag },
  fortune: { seat },
})
export type Ask = ValueOf<typeof ASK>

const JOB = variants('do', {
  /** Goes round those who may answer what lies on the table, then resolves the answers (AM-M.12, AM-M.14). */
  responses: { next: seat, passed },
  spell: { id: name },
  /** Takes spent chits from the table. */
  clearTable: {},
  /** `of`: what the unit is that does it, should it fall before (AM-11.18). */
  item: { seat, item: planItem, of: unitType.orNull() },
  /** Names another combatant where one is gone (AM-11.20). */
  combatants: {},
  endExchange: {},
  /** Goes round those who may have dice rolled again, then tells what they say (AM-M.19). */
  rerolls: { passed },
  /** `by`: the spell on the table that has it rolled again, unless that is cancelled. */
  reroll: { die: name, by: name.orNull() },
  strike: { unit, cause },
  /** Removes who is bound to the fallen, asks whether the game is over, and sees to what they carried (AM-11.54). */
  bury: {},
  drown: { unit },
  heirloom: { artifact, from: stack },
  /** Whoever of the defender’s stack can retreat does so. */
  withdraw: { to: hex },
  respite: {},
  endBattle: {},
  clearBattle: {},
  endTurn: {},
  nextTurn: {},
})

/** What is still to be done of a command before anything else, the first first. */
export const TASK = eitherOf((task) => 'ask' in task, ASK, JOB)
export type Task = ValueOf<typeof TASK>
