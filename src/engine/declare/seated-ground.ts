import type { Refusal } from '../kernel/refusal'
import type { Ground } from './command-set'
import type { GameTypes, StageOf } from './game-types'

/**
 * Games of which every command names its seat. Nothing that a seat does not know bears on what it may do: views pass
 * as positions, and nothing is kept apart for each stage.
 */
interface SeatedTypes extends GameTypes {
  readonly common: { readonly seat: string }
}

/** What such a game tells of itself, and who may ask for what and when. */
type GatedWays<T extends SeatedTypes> = Pick<Ground<T>, 'askedSeat' | 'stageOf' | 'mayAct' | 'gate'>

/** What such a game tells of itself where one seat at a time may do anything at all. */
interface SeatedWays<T extends SeatedTypes> extends Omit<GatedWays<T>, 'gate'> {
  /** What is told whoever asks for something that is not for now. */
  readonly refusals: Readonly<Record<'over' | 'notAsked' | 'otherStage', Refusal<T['clause']>>>
}

/** The ground of a game by turns that tells by itself what is not for now. */
export function gatedGround<T extends SeatedTypes>(ways: GatedWays<T>): Ground<T> {
  return {
    ...ways,
    nowOf: (table) => table as T['stages'][StageOf<T>],
    sightOf: (position) => position,
    // `SeatedTypes` says that a seat is all that commands have in common; of `T` the compiler cannot know it.
    commonOf: (seat) => ({ seat }),
    seatOf: ({ seat }) => seat,
  }
}

/** The ground of a game by turns: one seat is asked, in one stage, and every command says whose it is. */
export function seatedGround<T extends SeatedTypes>({ refusals, ...ways }: SeatedWays<T>): Ground<T> {
  return gatedGround<T>({
    ...ways,
    gate(table, seat, stages) {
      const asked = ways.askedSeat(table)
      if (asked === null) return refusals.over
      if (asked !== seat) return refusals.notAsked
      return stages.includes(ways.stageOf(table)) ? undefined : refusals.otherStage
    },
  })
}
