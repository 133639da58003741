import { type Check, faultsAt as faultsOfPart } from '@/engine/declare/faults'
import type { Problem } from '@/engine/kernel/refusal'
import { MAPS, BOARDS, type BoardField } from '../tables/boards'
import type { Clause } from '../clauses'
import { type ArenaSeat, type GivenPosition, type Phase, PHASES, type Settings } from '../state/position'

/** The turn of a file that names none. */
export const USUAL_TURN = 5

/** What a file's parts are held against. */
export interface Whole {
  readonly given: GivenPosition
  /** 0 in the set-up. */
  readonly turn: number
  readonly active: ArenaSeat
  readonly stage: GivenPosition['now']['stage']
  /** Null outside of play. */
  readonly phase: Phase | null
  readonly settings: Settings
  readonly board: BoardField
}

/** A file with what its parts are held against. */
export function wholeOf(given: GivenPosition, settings: Settings): Whole {
  const { now, turn = USUAL_TURN, active } = given
  const { stage, phase } = now
  return {
    given,
    turn: stage === 'build' || stage === 'placeBasic' ? 0 : turn,
    active,
    stage,
    phase: stage === 'play' ? phase : null,
    settings,
    board: BOARDS[MAPS[settings.map].board],
  }
}

/** Whether play stands in a phase before another, or in that one; false outside of play. */
export function isUpTo({ phase }: Whole, last: Phase): boolean {
  return phase !== null && PHASES.indexOf(phase) <= PHASES.indexOf(last)
}

/** What may be wrong with a part of a file, by the clauses of this game. */
export type Checks = readonly Check<Clause>[]

/** What is wrong with a part of a file, by the clauses of this game. */
export const faultsAt = faultsOfPart<Clause>

/** One fault at a place. */
export function fault(path: string, message: string, clause?: Clause): Problem {
  return clause === undefined ? { path, message } : { path, message, clause }
}
