import type { Ask, BattleSide, State, Task } from '../state/state'
import type { PlanItem } from '../state/terms'
import { supports } from './support'

/**
 * What the rules have still to do once a question is answered, and what the other side has planned, as far as the table
 * lets one guess: a view tells neither.
 */
export function withPending(state: State): State {
  const [ask] = state.agenda
  if (ask) return 'ask' in ask ? { ...state, agenda: [ask, ...tasksAfter(state, ask)] } : state
  return withGuessedPlan(state)
}

function tasksAfter(state: State, ask: Ask): readonly Task[] {
  if (ask.ask === 'revive') return [{ do: 'clearBattle' }]
  if (ask.ask === 'take' || ask.ask === 'fortune') return []
  // An answer to what has a die rolled again.
  if (ask.ask === 'respond' && state.rolled) return [{ do: 'clearTable' }, { do: 'rerolls', passed: [] }]
  return tasksOfExchange(state, ask)
}

function tasksOfExchange(state: State, ask: Ask): readonly Task[] {
  const { battle } = state
  const bury: readonly Task[] = ask.ask === 'save' ? [{ do: 'bury' }] : []
  if (!battle) return [...bury, ...spellsLeft(state), { do: 'clearTable' }]
  if (battle.step === 'roll') return ask.ask === 'reroll' ? [] : [...bury, { do: 'respite' }]
  const items = ask.ask === 'respond' ? itemsLeft(state) : []
  return [...bury, ...items, ...spellsLeft(state), { do: 'clearTable' }, { do: 'endExchange' }]
}

/** Spells on the table that have not taken effect. */
function spellsLeft({ table, battle }: State): readonly Task[] {
  const left = table.filter(({ to, state }) => to === null && (state === 'open' || state === 'set'))
  return left.flatMap(({ id }): readonly Task[] =>
    battle ? [{ do: 'spell', id }, { do: 'combatants' }] : [{ do: 'spell', id }],
  )
}

const SILENT: readonly PlanItem['kind'][] = ['support', 'cast']

/** What is planned beside spells, of the side whose plan is known. */
function itemsLeft({ battle }: State): readonly Task[] {
  if (!battle) return []
  return (['a', 'd'] as const).flatMap((role) =>
    battle.sides[role].plan
      .filter(({ kind }) => !SILENT.includes(kind))
      .flatMap((item): readonly Task[] => [
        { do: 'item', seat: battle[role], item, of: null },
        { do: 'combatants' },
      ]),
  )
}

/** The defender has planned in secret: all that can support do. */
function withGuessedPlan(state: State): State {
  const { battle } = state
  if (battle?.step !== 'planA' || !battle.sides.d.committed || battle.sides.d.final) return state
  const plan = supports(state, battle, 'd').map((unit): PlanItem => ({ kind: 'support', unit }))
  const d: BattleSide = { ...battle.sides.d, plan }
  return { ...state, battle: { ...battle, sides: { ...battle.sides, d } } }
}
