import type { BoardSite } from '@/board/board-props'
import type { BoardEffect, MoveEffect } from '@/board/motion/board-effect'
import type { HexId } from '@/engine/hex'
import { ICONS } from '../../content/icons'
import type { Event } from '../../rules/events'
import type { Table, UnitId } from '../../rules/position'
import { countersIn, countersOf, hexOf, relocated, type Told, without } from './scene'

type MoveEvent = Extract<Event, { type: 'moved' | 'advanced' | 'leftValley' }>

/** What is seen of units that change their hex or leave the map. */
export function effectsOfMove(table: Table, event: MoveEvent): Told {
  switch (event.type) {
    case 'moved':
      return marched(table, event)
    case 'advanced':
      return advanced(table, event)
    case 'leftValley': {
      const ids = event.units.map(({ id }) => id)
      const counters = countersOf(table, ids)
      const { hex } = event
      const after = without(table, ids)
      if (counters.length === 0) return { table: after, effects: [] }
      const before = countersIn(table, hex)
      return { table: after, effects: [{ kind: 'fall', hex, counters, before, manner: 'leaving' }] }
    }
  }
}

function marched(table: Table, event: Extract<Event, { type: 'moved' }>): Told {
  const { units, from, path, wandTakenAt } = event
  const end = path.at(-1) ?? from
  const move = moveOf(table, units, [from, ...path])
  const after = relocated(table, units, end)
  if (wandTakenAt === null) return { table: after, effects: [move] }
  const effects: readonly BoardEffect[] = [
    { kind: 'gleam', hex: wandTakenAt },
    { ...move, prize: wandAt(end) },
  ]
  return { table: { ...after, wand: { hidden: false, hex: end } }, effects }
}

/** Those who advance may come from several hexes. */
function advanced(table: Table, { units, hex }: Extract<Event, { type: 'advanced' }>): Told {
  const starts = [...new Set(units.flatMap((id) => hexOf(table, id) ?? []))]
  const effects = starts.map((start) => {
    const group = units.filter((id) => hexOf(table, id) === start)
    return moveOf(table, group, [start, hex])
  })
  return { table: relocated(table, units, hex), effects }
}

function moveOf(table: Table, units: readonly UnitId[], path: readonly HexId[]): MoveEffect {
  const end = path.at(-1)
  const before = end === undefined ? [] : countersIn(table, end)
  return { kind: 'move', counters: countersOf(table, units), path, before }
}

function wandAt(hex: HexId): BoardSite {
  return { hex, icon: ICONS.wand, code: 'Wand', label: 'The wand', kind: 'treasure', marked: false }
}
