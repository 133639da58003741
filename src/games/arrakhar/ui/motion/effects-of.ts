import type { BoardEffect, FallEffect, FlipEffect } from '@/board/motion/board-effect'
import type { HexId } from '@/engine/hex'
import type { Event } from '../../rules/events'
import type { FormerUnit, Table, UnitId } from '../../rules/position'
import type { View } from '../../rules/view'
import { effectsOfMove } from './move-effects'
import { countersIn, countersOf, hexOf, joined, othersIn, type Told, without } from './scene'

/** What is to be seen of some events on the board as it lay before them, in their order. */
export function effectsOf(before: View, events: readonly Event[]): readonly BoardEffect[] {
  const effects: BoardEffect[] = []
  let table: Table = before
  for (const event of events) {
    const told = tell(table, event)
    effects.push(...told.effects)
    table = told.table
  }
  return effects
}

function tell(table: Table, event: Event): Told {
  switch (event.type) {
    case 'moved':
    case 'advanced':
    case 'leftValley':
      return effectsOfMove(table, event)
    case 'fireballResolved':
      return fire(table, event)
    case 'attackResolved':
      return losses(table, event, 'struck', [{ kind: 'clash', hex: event.hex }])
    case 'hasteResolved':
      return haste(table, event)
    case 'summonCast':
      return summoning(table, event)
    case 'summoned':
    case 'orcPlaced':
      return arrival(table, event)
    case 'hauntDestroyed':
      return { table, effects: [{ kind: 'crumble', hex: event.hex }] }
    case 'wandFound':
      return { table, effects: [{ kind: 'gleam', hex: event.hex }] }
    case 'segmentBegun':
    case 'segmentSkipped':
      return event.side === table.side ? { table, effects: [] } : phaseEnd(table, event)
    default:
      return { table, effects: [] }
  }
}

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>

function fire(table: Table, event: Of<'fireballResolved'>): Told {
  const from = hexOf(table, event.caster)
  const cast = event.wand ? { table, effects: [] } : turning(table, event.caster)
  const flight: readonly BoardEffect[] =
    from === undefined ? [] : [{ kind: 'fire', from, to: event.hex, isTreasures: event.wand }]
  return losses(cast.table, event, 'burnt', [...cast.effects, ...flight])
}

/** What strikes a hex, and then those who fall there. */
function losses(
  table: Table,
  { hex, eliminated }: { readonly hex: HexId; readonly eliminated: readonly FormerUnit[] },
  manner: FallEffect['manner'],
  effects: readonly BoardEffect[],
): Told {
  const ids = eliminated.map(({ id }) => id)
  const counters = countersOf(table, ids)
  if (counters.length === 0) return { table, effects }
  const fall: FallEffect = { kind: 'fall', hex, counters, before: countersIn(table, hex), manner }
  return { table: without(table, ids), effects: [...effects, fall] }
}

function haste(table: Table, event: Of<'hasteResolved'>): Told {
  const from = hexOf(table, event.caster)
  const cast = turning(table, event.caster)
  if (from === undefined) return cast
  return { table: cast.table, effects: [...cast.effects, { kind: 'aid', from, to: event.hex }] }
}

function summoning(table: Table, event: Of<'summonCast'>): Told {
  const hex = table.haunts[event.haunt]
  const cast = turning(table, event.sorcerer)
  if (hex === undefined) return cast
  const circle: BoardEffect = { kind: 'summon', hex, counters: [], before: countersIn(table, hex) }
  return { table: cast.table, effects: [...cast.effects, circle] }
}

function arrival(table: Table, event: Of<'summoned'> | Of<'orcPlaced'>): Told {
  const { hex } = event
  const [kind, type, ids] =
    event.type === 'summoned'
      ? (['summon', event.unitType, event.units] as const)
      : (['land', 'orc', [event.unit]] as const)
  const after = joined(table, ids, type, hex)
  const counters = countersOf(after, ids)
  if (counters.length === 0) return { table, effects: [] }
  return { table: after, effects: [{ kind, hex, counters, before: countersIn(table, hex) }] }
}

/** A caster's counter is turned over (AR-5.5). */
function turning(table: Table, caster: UnitId): Told {
  const after = { ...table, cast: [...table.cast, caster] }
  const hex = hexOf(table, caster)
  if (hex === undefined || table.cast.includes(caster)) return { table, effects: [] }
  return { table: after, effects: [flip(table, after, hex, [caster])] }
}

/** Counters that were turned over turn back when the phase ends (AR-5.5). */
function phaseEnd(table: Table, { side }: Of<'segmentBegun'> | Of<'segmentSkipped'>): Told {
  const after = { ...table, side, cast: [] }
  const hexes = [...new Set(table.cast.flatMap((id) => hexOf(table, id) ?? []))]
  const effects = hexes.map((hex) =>
    flip(
      table,
      after,
      hex,
      table.cast.filter((id) => hexOf(table, id) === hex),
    ),
  )
  return { table: after, effects }
}

function flip(table: Table, after: Table, hex: HexId, ids: readonly UnitId[]): FlipEffect {
  return {
    kind: 'flip',
    hex,
    from: countersOf(table, ids),
    to: countersOf(after, ids),
    before: othersIn(table, hex, ids),
  }
}
