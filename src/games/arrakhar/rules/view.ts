import type { Viewer } from '@/engine/game'
import type { HauntId, Side } from '../content/units'
import type { Counts, Position, SetUp, Table } from './position'

/** What a viewer may know: the open table, and of the secrets only what that viewer's seat keeps. */
export interface View extends Table {
  readonly viewer: Viewer
  /** Set for the sorcerer and the referee, and for everybody when the game is over. */
  readonly wandHaunt: HauntId | null
  readonly pool: Counts | null
  /** A side's design, for that side, and for everybody when the game is over. */
  readonly designs: Readonly<Record<Side, Counts | null>>
  /** The viewer's own part of the set-up in progress; null in play. */
  readonly setUp: SetUp | null
}
export declare function viewOf(position: Position, viewer: Viewer): View
