import { commandKit } from '@/engine/declare/command'
import { gatedGround } from '@/engine/declare/seated-ground'
import type { Clause } from '../../clauses'
import type { Event } from '../../events'
import { askedSeat, type Stage, STAGES, stageOf } from '../../queries/asked'
import type { Names } from '../../queries/names'
import { refuse, type Refused } from '../../refuse'
import type { Block, State } from '../../state/state'
import type { Side } from '../../tables/seats'

/** What positions and views have in common. */
export type Open = Pick<State, 'boards' | 'blocks' | 'step' | 'actor' | 'battle' | 'ending'>

/** What commands of Wizard Kings are made of. */
export interface WizardKings {
  readonly position: State
  readonly sight: State
  readonly table: Open
  readonly stages: { readonly [S in Stage]: Open }
  readonly common: { readonly seat: Side }
  readonly seat: Side
  readonly names: Names
  readonly event: Event
  readonly clause: Clause
}

export const command = commandKit<WizardKings>()

/** Whose turn it is to say something, and about what (TS-1). */
export const GROUND = gatedGround<WizardKings>({
  askedSeat,
  stageOf,
  gate(table, seat, stages) {
    const asked = askedSeat(table)
    if (asked === null) return refuse('VC-2', 'The game is over.')
    const stage = stageOf(table)
    // What may be done at any time may be done by whoever is not asked, too (VC-5).
    if (stages.length === STAGES.length) return undefined
    if (!stages.includes(stage)) return refuse('TS-1', 'This is not the time for that.')
    return asked === seat ? undefined : outOfTurn(stage)
  },
  mayAct: ({ seat }, subject, kind) => (kind === 'block' ? ownRefusal(subject as Block, seat) : undefined),
})

function outOfTurn(stage: Stage): Refused {
  switch (stage) {
    case 'slots':
    case 'fatigue':
      return refuse('CB-8', 'It is not the turn of your blocks in this round.')
    case 'hits':
      return refuse('CB-13', 'The other side chooses who is hit.')
    case 'battles':
      return refuse('TS-5', 'First’s attacks are fought before Second’s.')
    default:
      return refuse('TS-1', 'The other side is asked.')
  }
}

/** Why a block does nothing for a seat: it is the other’s (MV-14). */
export function ownRefusal({ owner }: Block, seat: Side): Refused {
  return owner === seat ? undefined : refuse('MV-14', 'That block is not yours.')
}
