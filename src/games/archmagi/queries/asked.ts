import type { Ask, State } from '../state/state'
import { type MageSeat, PHASES } from '../state/terms'
import { clockwiseFrom } from './units'

/** What is going on: a step of set-up, a phase, a step of a battle, or something that somebody is asked. */
export const STAGES = [
  ...(['map', 'order', 'deal', 'pickArchmagus', 'place'] as const),
  ...PHASES,
  ...(['pick', 'plan', 'roll', 'decide'] as const),
  ...(['respond', 'reroll', 'save', 'loot', 'replace', 'flee', 'revive', 'take', 'fortune'] as const),
  'discard',
] as const
export type Stage = (typeof STAGES)[number]

const BATTLE_STAGES = {
  pickA: 'pick',
  pickD: 'pick',
  planA: 'plan',
  planD: 'plan',
  roll: 'roll',
  decide: 'decide',
} as const

/** What somebody is asked before anything else is done; nothing any more once the game is over. */
export function askIn({ agenda, ending }: State): Ask | undefined {
  const [task] = agenda
  return task && !ending && 'ask' in task ? task : undefined
}

/** Who must give up spells now: opponents clockwise from the active seat, which comes last (AM-7.3, AM-S.45). */
function owing(state: State): MageSeat | undefined {
  if (state.settings.deferDiscards) return undefined
  const [active, ...others] = clockwiseFrom(state, state.active)
  return [...others, ...(active ? [active] : [])].find((seat) => state.mages[seat].owed > 0)
}

/** The seat whose answer is awaited; null when the game is over. */
export function askedSeat(state: State): MageSeat | null {
  const { ending, setup } = state
  if (ending) return null
  return setup ? setup.asked : (owing(state) ?? askIn(state)?.seat ?? seatOfStep(state))
}

/** Whoever is to act in the battle, or in the phase. */
function seatOfStep({ battle, active }: State): MageSeat {
  if (!battle) return active
  return battle.step === 'pickD' || battle.step === 'planD' ? battle.d : battle.a
}

/** What the seat that is asked is asked for; deferred discards come first (AM-7.3). */
export function stageOf(state: State): Stage {
  const { setup, battle, phase } = state
  if (setup) return setup.step === 'pick' ? 'pickArchmagus' : setup.step
  const seat = askedSeat(state)
  if (seat !== null && state.mages[seat].owed > 0) return 'discard'
  return askIn(state)?.ask ?? (battle ? BATTLE_STAGES[battle.step] : phase)
}
