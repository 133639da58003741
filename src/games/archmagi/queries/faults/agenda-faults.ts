import { type Check, faultsAt, faultsOfEach } from '@/engine/declare/faults'
import type { Problem } from '@/engine/kernel/refusal'
import type { Clause } from '../../clauses'
import type { Ask, State, TableSpell, Task } from '../../state/state'
import type { MageSeat, UnitId } from '../../state/terms'
import { waysOut } from '../battle/items'
import { saversOf } from '../battle/saves'
import { answerable } from '../magic/responses'
import { stackIn, unitById } from '../units'

type Checks = readonly Check<Clause>[]

/** What is asked, and what is still to be done after that (AM-U.9). */
export function agendaFaults(state: State): readonly Problem[] {
  const { agenda, ending } = state
  const [first] = agenda
  if (ending || !first) return []
  return [
    ...faultsAt<Clause>('agenda.0', [[!('ask' in first), '', 'must ask somebody something', 'AM-T.5']]),
    ...faultsOfEach('agenda', agenda, (task, nth) => [...taskChecks(state, task), ...placeChecks(task, nth)]),
    ...faultsOfEach('table', state.table, (spell) => [
      [
        !isAwaited(state, spell),
        '',
        'must be left out, or its effect be still to come in the agenda',
        'AM-M.14',
      ],
    ]),
    ...('ask' in first ? faultsAt('agenda.0', askChecks(state, first)) : []),
  ]
}

/** What is done and asked only in a battle. */
const OF_BATTLE: readonly string[] = [
  ...[
    'replace',
    'flee',
    'revive',
    'item',
    'combatants',
    'endExchange',
    'withdraw',
    'respite',
    'endBattle',
    'clearBattle',
  ],
]

/** Questions are put one after the other, those at the end of a battle excepted; answers are gone round at once. */
function placeChecks(task: Task, nth: number): Checks {
  const isLate = 'ask' in task && task.ask !== 'revive' && nth > 0
  const isEarly = 'do' in task && task.do === 'responses'
  return [[isLate || isEarly, '', 'must be left out: it is done before anything is asked', 'AM-M.12']]
}

/** Whether what a spell on the table is for is still to come, or is just being asked about (AM-M.8, AM-M.14). */
function isAwaited({ agenda, rolled }: State, { id, to, state }: TableSpell): boolean {
  const jobs = agenda.flatMap((task) => ('do' in task ? [task] : []))
  if (!jobs.some((job) => job.do === 'clearTable' || job.do === 'clearBattle')) return false
  if (to !== null || state === 'done' || state === 'cancelled') return true
  const isDue = jobs.some(
    (job) => (job.do === 'spell' && job.id === id) || (job.do === 'reroll' && job.by === id),
  )
  return isDue || (rolled?.kind === 'area' && rolled.spell === id)
}

function taskChecks({ battle, setup }: State, task: Task): Checks {
  const isOfBattle = OF_BATTLE.includes('ask' in task ? task.ask : task.do)
  const isAside = battle !== null && 'seat' in task && ![battle.a, battle.d].includes(task.seat)
  return [
    [setup !== null, '', 'must be left out before the first turn', 'AM-3.1'],
    [isOfBattle && battle === null, '', 'must be left out: there is no battle', 'AM-11.1'],
    [isOfBattle && isAside, 'seat', 'must be a side of the battle', 'AM-0.7'],
  ]
}

/** Whether somebody is asked about a unit of another. */
function isOf(state: State, id: UnitId, seat: MageSeat): boolean {
  return unitById(state, id)?.seat === seat
}

/** A unit that is asked about is the seat's own, and something can be done about it. */
function unitChecks(state: State, ask: Extract<Ask, { ask: 'save' | 'flee' }>): Checks {
  const unit = unitById(state, ask.unit)
  const isAnothers = !isOf(state, ask.unit, ask.seat)
  const remedy = 'must be a unit of the seat that is asked'
  if (ask.ask === 'save') {
    const isLost = unit !== undefined && saversOf(state, unit, ask.cause).length === 0
    return [
      [isAnothers, 'unit', remedy, 'AM-11.55'],
      [isLost, 'unit', 'must be one that something can save', 'AM-11.50'],
    ]
  }
  const isStuck = unit !== undefined && waysOut(state, unit).length === 0
  return [
    [isAnothers, 'unit', remedy, 'AM-E.12'],
    [isStuck, 'unit', 'must be one that can go somewhere', 'AM-E.12'],
  ]
}

function askChecks(state: State, ask: Ask): Checks {
  const { rolled, phase, active } = state
  switch (ask.ask) {
    case 'respond': {
      const isMute = answerable(state, ask.seat).length === 0
      return [[isMute, '', 'must be left out: nothing can be answered', 'AM-M.12']]
    }
    case 'reroll':
      return [[rolled === null, '', 'must be left out: no dice have been rolled', 'AM-M.19']]
    case 'save':
    case 'flee':
      return unitChecks(state, ask)
    case 'loot': {
      const isAnothers = ask.takers.some((id) => !isOf(state, id, ask.seat))
      return [[isAnothers, 'takers', 'must be units of the seat that is asked', 'AM-A.0.8']]
    }
    case 'take': {
      const isBare = stackIn(state, ask.from).every(({ artifacts }) => artifacts.length === 0)
      // A Steal that has been turned takes from any seat (AM-M.18).
      const isOwn = ask.from.owner === ask.seat && !ask.isSpell
      return [
        [!isOf(state, ask.by, ask.seat), 'by', 'must be a unit of the seat that is asked', 'AM-8.5'],
        [isBare, 'from', 'must be a stack with artifacts', 'AM-8.5'],
        [isOwn, 'from', 'must be an enemy stack', 'AM-8.5'],
      ]
    }
    case 'fortune':
      return [
        [phase !== 'recruitSpells' || ask.seat !== active, '', 'must be left out of this phase', 'AM-P.17'],
      ]
    case 'replace':
    case 'revive':
      return []
  }
}
