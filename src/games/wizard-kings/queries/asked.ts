import type { State, Step } from '../state/state'
import type { Side } from '../tables/seats'

/** What somebody is asked for: a step of the game, or of a battle what it waits for. */
export const STAGES = [
  'rollOff',
  'boards',
  'edge',
  'armies',
  'pool',
  'force',
  'capitals',
  'deploy',
  'moon',
  'initiative',
  'moves',
  'recruiting',
  'battles',
  'fatigue',
  'slots',
  'hits',
  'aftermath',
  'study',
  'builds',
] as const
export type Stage = (typeof STAGES)[number]

export function stageOf({ step, battle }: { readonly step: Step } & Pick<State, 'battle'>): Stage {
  return step === 'battle' ? (battle?.stage ?? 'slots') : step
}

/** Who is asked; nobody when the game is over. */
export function askedSeat({ ending, actor }: Pick<State, 'ending' | 'actor'>): Side | null {
  return ending ? null : actor
}
