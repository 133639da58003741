import { refTo, valueArg } from '@/engine/declare/arg'
import { commandKit } from '@/engine/declare/command'
import { seatedGround } from '@/engine/declare/seated-ground'
import type { HexId } from '@/engine/kernel/hex'
import type { Clause } from '../../clauses'
import type { Event } from '../../events'
import { idleRefusal, refuse } from '../../queries/units'
import type { State, Unit } from '../../state'
import { MAP } from '../../tables/map'
import type { Names, Side, UnitId } from '../../tables/units'

/** What commands of __Name__ are made of. */
export interface __Pascal__ {
  readonly position: State
  readonly sight: State
  readonly table: State
  readonly stages: { readonly crown: State; readonly move: State }
  readonly common: { readonly seat: Side }
  readonly seat: Side
  readonly names: Names
  readonly event: Event
  readonly clause: Clause
}

export const command = commandKit<__Pascal__>()

/** Whose turn it is to say something, and about what (__XX__-1.2). */
export const GROUND = seatedGround<__Pascal__>({
  askedSeat: ({ active, ending }) => (ending ? null : active),
  stageOf: ({ stage }) => stage,
  mayAct: ({ seat }, unit) => idleRefusal(unit as Unit, seat),
  refusals: {
    over: refuse('__XX__-3.1', 'The game is over.'),
    notAsked: refuse('__XX__-1.2', 'It is the other side’s turn.'),
    otherStage: refuse('__XX__-1.1', 'Crowns are chosen before the first turn, and then no more.'),
  },
})

/** A unit in play. */
export const UNIT = refTo<__Pascal__, UnitId, Unit, 'unit'>('unit', {
  list: ({ units }) => units,
  missing: () => refuse('__XX__-2.1', 'That unit is not in play.'),
  hexesOf: ({ units }, id) => units.flatMap((unit) => (unit.id === id ? [unit.hex] : [])),
  nameOf: (names, id) => names.unit(id),
})

/** A hex of the map. */
export const HEX = valueArg<__Pascal__, HexId, 'hex'>('hex', {
  all: () => MAP.ids,
  hexesOf: (_table, hex) => [hex],
  nameOf: (_names, hex) => hex,
})
