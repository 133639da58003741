import type { Viewer } from '@/engine/kernel/game'
import type { HauntId, Side } from '../tables/units'
import type { Counts, Position, SetUp, Table } from './position'

/** What a viewer may know: the open table, and of the secrets only what that viewer's seat keeps. */
export interface View extends Table {
  readonly viewer: Viewer
  /** Set for the sorcerer and the referee, and for everybody when the game is over. */
  readonly wandHaunt: HauntId | null
  readonly pool: Counts | null
  /** A side's design, for that side, and for everybody when the game is over. */
  readonly designs: Readonly<Record<Side, Counts | null>>
  /** The viewer's own part of the set-up in progress; null in play and for others. */
  readonly setUp: SetUp | null
}

/** What a viewer may know of a position (AR-2.4, AR-3.4, AR-6.6); the wizard side's units lie open once placed (AR-4.2). */
export function viewOf(position: Position, viewer: Viewer): View {
  const { secrets, ...table } = position
  const sees = (side: Side) => viewer === side || viewer === 'referee' || position.ending !== null
  return {
    ...table,
    viewer,
    wandHaunt: sees('sorcerer') ? secrets.wandHaunt : null,
    pool: sees('sorcerer') ? secrets.pool : null,
    designs: {
      sorcerer: sees('sorcerer') ? secrets.designs.sorcerer : null,
      wizard: sees('wizard') ? secrets.designs.wizard : null,
    },
    setUp: sees(position.side) ? secrets.setUp : null,
  }
}
