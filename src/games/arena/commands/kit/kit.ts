import { commandKit } from '@/engine/declare/command'
import type { Ground } from '@/engine/declare/command-set'
import type { StagesOf } from '@/engine/declare/game-types'
import type { Clause } from '../../clauses'
import type { Names } from '../../queries/names'
import type { Event } from '../../events'
import { askedSeat, decisionRefusal, ownRefusal, phaseRefusal } from '../../queries/guards'
import type { ArenaSeat, Creature, Position, Progress, ProgressOf, Table } from '../../state/position'
import { refuse } from '../../refuse'

/** What commands of Arena are made of. A casualty to be chosen is a stage of its own. */
export interface Arena {
  readonly position: Position
  /** Nothing that a seat does not know bears on what it may do: views pass as positions (see `positionOf`). */
  readonly sight: Position
  readonly table: Table
  readonly stages: StagesOf<Progress, 'phase'> & { readonly casualty: ProgressOf<'combat'> }
  readonly common: { readonly seat: ArenaSeat }
  readonly seat: ArenaSeat
  readonly names: Names
  readonly event: Event
  readonly clause: Clause
}

export const command = commandKit<Arena>()

/** Whose turn it is to say something, and about what (AA-3.7 to AA-3.10). */
export const GROUND: Ground<Arena> = {
  askedSeat,
  stageOf: ({ now }) => (now.phase === 'combat' && now.choice ? 'casualty' : now.phase),
  nowOf: ({ now }) => now,
  sightOf: (position) => position,
  commonOf: (seat) => ({ seat }),
  seatOf: ({ seat }) => seat,
  gate(table, seat, stages) {
    const phases = stages.map((stage) => (stage === 'casualty' ? 'combat' : (stage as Progress['phase'])))
    const early = decisionRefusal(table, seat) ?? phaseRefusal(table, ...phases)
    if (early || stages.includes(GROUND.stageOf(table))) return early
    return refuse(
      'AA-3.8',
      stages.includes('casualty') ? 'No casualty is to be chosen now.' : 'A casualty is to be chosen first.',
    )
  },
  mayAct: ({ table, seat }, subject, kind) =>
    kind === 'creature' ? ownRefusal(table, subject as Creature, seat) : undefined,
}

/** The phases of play, in which a seat may give up at any decision. */
export const EVERY_STAGE = [
  'build',
  'placeBasic',
  'terrain',
  'equip1',
  'magic1',
  'movement',
  'magic2',
  'combat',
  'casualty',
  'equip2',
] as const
