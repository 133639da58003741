import { commandKit } from '@/engine/declare/command'
import { gatedGround } from '@/engine/declare/seated-ground'
import type { Clause } from '../../clauses'
import type { Event } from '../../events'
import { askedSeat, type Stage, stageOf } from '../../queries/asked'
import type { Names } from '../../queries/names'
import { refuse, type Refused } from '../../refuse'
import type { State, Unit } from '../../state/state'
import type { MageSeat } from '../../state/terms'

/** What commands of Archmagi are made of. */
export interface Archmagi {
  readonly position: State
  readonly sight: State
  readonly table: State
  readonly stages: { readonly [S in Stage]: State }
  readonly common: { readonly seat: MageSeat }
  readonly seat: MageSeat
  readonly names: Names
  readonly event: Event
  readonly clause: Clause
}

export const command = commandKit<Archmagi>()

/** Whose turn it is to say something, and about what (AM-C.1 to AM-C.3). */
export const GROUND = gatedGround<Archmagi>({
  askedSeat,
  stageOf,
  gate(table, seat, stages) {
    const asked = askedSeat(table)
    if (asked === null) return refuse('AM-C.3', 'The game is over.')
    if (asked !== seat) return refuse('AM-C.1', 'Another seat is asked.')
    const stage = stageOf(table)
    if (stages.includes(stage)) return undefined
    return stage === 'discard' ? debtRefusal(table, seat) : refuse('AM-C.3', 'This is not the time for that.')
  },
  mayAct: ({ seat }, subject, kind) => (kind === 'unit' ? ownRefusal(subject as Unit, seat) : undefined),
})

/** Spells that are owed are given up before anything else is done (AM-7.3, AM-S.45). */
function debtRefusal({ active, phase }: State, seat: MageSeat): Refused {
  // Only Vortex, a Scout spell, leaves the active seat in debt in that phase.
  return refuse(
    active === seat && phase === 'scout' ? 'AM-S.45' : 'AM-7.3',
    'Spells are owed: discard those first.',
  )
}

/** Why a unit does nothing for a seat: it belongs to another (AM-C.2, AM-8.1). */
export function ownRefusal(unit: Unit, seat: MageSeat): Refused {
  return unit.seat === seat ? undefined : refuse('AM-C.2', 'That unit is not yours.')
}
