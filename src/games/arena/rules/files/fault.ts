import type { HexId } from '@/engine/hex'
import type { Problem } from '@/engine/refusal'
import { MAPS, BOARDS, type BoardField } from '../../content/boards'
import type { Clause } from '../../content/clauses'
import { type ArenaSeat, type Phase, PHASES, type Settings, type Space } from '../position'
import { hexOf } from '../spaces'
import type { PositionFile } from './position-schema'

/** The turn of a file that names none. */
export const USUAL_TURN = 5

/** What a file's parts are held against. */
export interface Whole {
  readonly file: PositionFile
  /** 0 in the set-up. */
  readonly turn: number
  readonly active: ArenaSeat
  readonly stage: NonNullable<PositionFile['stage']>
  /** Null outside of play. */
  readonly phase: Phase | null
  readonly settings: Settings
  readonly board: BoardField
  /** Ids of what the file lists. */
  readonly creatures: ReadonlySet<string>
  readonly items: ReadonlySet<string>
}

/** A file with what its parts are held against. */
export function wholeOf(file: PositionFile, settings: Settings): Whole {
  const { stage = 'play', turn = USUAL_TURN, active = 'west', phase = 'movement' } = file
  return {
    file,
    turn: stage === 'build' || stage === 'placeBasic' ? 0 : turn,
    active,
    stage,
    phase: stage === 'play' ? phase : null,
    settings,
    board: BOARDS[MAPS[settings.map].board],
    creatures: new Set(file.creatures?.map(({ id }) => id)),
    items: new Set(file.items?.map(({ id }) => id)),
  }
}

/** Whether play stands in a phase before another, or in that one; false outside of play. */
export function isUpTo({ phase }: Whole, last: Phase): boolean {
  return phase !== null && PHASES.indexOf(phase) <= PHASES.indexOf(last)
}

/** Faults that are there: the others are left out. */
export function faultsFrom(
  found: readonly (readonly [isFault: boolean, fault: Problem])[],
): readonly Problem[] {
  return found.filter(([isFault]) => isFault).map(([, problem]) => problem)
}

/** One fault at a place. */
export function fault(path: string, message: string, clause?: Clause): Problem {
  return clause === undefined ? { path, message } : { path, message, clause }
}

/** The fault of a hex that the board does not have. */
export function hexFaults({ board }: Whole, path: string, hex: HexId): readonly Problem[] {
  return board.indexOf(hex) >= 0 ? [] : [fault(path, `the board has no hex ${hex}`)]
}

/** The fault of a space that the board does not have. */
export function spaceFaults(whole: Whole, path: string, space: Space): readonly Problem[] {
  return hexFaults(whole, path, hexOf(space))
}

/** The fault of an id that nothing listed has. */
export function missingFaults(ids: ReadonlySet<string>, path: string, id: string): readonly Problem[] {
  return ids.has(id) ? [] : [fault(path, `there is no ${id}; name something that the file lists`)]
}

/** Faults of values that stand twice among others. */
export function doubleFaults(
  paths: readonly (readonly [path: string, value: unknown])[],
): readonly Problem[] {
  const seen = new Set<unknown>()
  return paths.flatMap(([path, value]) => {
    if (seen.has(value)) return [fault(path, `${String(value)} stands twice; each needs its own`)]
    seen.add(value)
    return []
  })
}
