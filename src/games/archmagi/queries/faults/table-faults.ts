import { type Check, doubleFaults, faultsAt, faultsOfEach } from '@/engine/declare/faults'
import type { Problem } from '@/engine/kernel/refusal'
import type { Clause } from '../../clauses'
import type { Rolled, State, TableSpell } from '../../state/state'
import { spellRow } from '../../tables/chits'
import { fighterOf } from '../battle/fighters'
import { areaAttackOf } from '../battle/totals'
import { tableSpell } from '../magic/responses'

type Checks = readonly Check<Clause>[]

/** Spells and dice that lie on the table, and what has fallen (AM-M.12, AM-M.19). */
export function tableFaults(state: State): readonly Problem[] {
  const { table, rolled, fallen, agenda, ending } = state
  if (ending) return []
  const isIdle = agenda.length === 0
  return [
    ...faultsAt<Clause>('', [
      [isIdle && table.length > 0, 'table', 'must be empty while nothing is asked about it', 'AM-M.8'],
      [isIdle && rolled !== null, 'rolled', 'must be null while nothing is asked about it', 'AM-M.19'],
      [isIdle && fallen.length > 0, 'fallen', 'must be empty: who has fallen is seen to', 'AM-11.54'],
    ]),
    ...doubleFaults(table.map(({ id }, nth) => [`table.${nth}.id`, id])),
    ...faultsOfEach('table', table, (spell) => spellChecks(state, spell)),
    ...(rolled ? faultsAt('rolled', rollChecks(state, rolled)) : []),
  ]
}

function spellChecks(state: State, { spell, seat, for: gains, to, id, state: now }: TableSpell): Checks {
  const { battle } = state
  const isOfBattle = spellRow(spell).timing === 'battle'
  // What an answer was to may have gone since.
  const isAstray = to !== null && now === 'open' && !tableSpell(state, to)
  const isIn = (one: typeof seat) => battle?.a === one || battle?.d === one
  return [
    [isOfBattle && !isIn(seat), 'seat', 'must be a side of a battle that is on', 'AM-M.3'],
    [isOfBattle && !isIn(gains), 'for', 'must be a side of a battle that is on', 'AM-M.18'],
    [to === id || isAstray, 'to', 'must be another spell on the table', 'AM-M.12'],
  ]
}

function rollChecks(state: State, rolled: Rolled): Checks {
  const { battle } = state
  const isOfBattle = rolled.kind === 'battle' || rolled.kind === 'maze'
  const spell = rolled.kind === 'area' ? tableSpell(state, rolled.spell) : undefined
  const isUnfought =
    rolled.kind === 'battle' && battle && !(fighterOf(state, battle, 'a') && fighterOf(state, battle, 'd'))
  const isNoAttack = rolled.kind === 'area' && !(spell && areaAttackOf(spell.spell))
  return [
    [rolled.dice.length === 0, 'dice', 'must be one or more', 'AM-M.19'],
    [isOfBattle && !battle, '', 'must be null: there is no battle', 'AM-11.27'],
    [isUnfought === true, '', 'must be null: somebody has no combatant', 'AM-11.27'],
    [isNoAttack, 'spell', 'must be an attack that lies on the table', 'AM-12.7'],
  ]
}
