import type { BoardArrow } from '@/board/board-props'
import type { HexId } from '@/engine/hex'
import type { LogStep } from '@/engine/table'
import type { Event } from '../../rules/events'
import type { Table, UnitId } from '../../rules/position'
import { arrowsInto } from '@/table/commands/hand'
import { hexesOfUnits } from '../gestures/mark-hexes'

type Steps = readonly LogStep<Event>[]

/** Arrows from those who did something to where they did it; `before` is the table as it stood just before. */
export function arrowsOfEvent(event: Event, before: Table, log: Steps): readonly BoardArrow[] {
  const into = (units: readonly UnitId[], hex: HexId, kind: BoardArrow['kind']) =>
    arrowsInto(event.type, hexesOfUnits(before, units), hex, kind)
  switch (event.type) {
    case 'moved':
      return arrowsInto(event.type, [event.from], event.path.at(-1) ?? event.from, 'aid')
    case 'advanced':
      return into(event.units, event.hex, 'aid')
    case 'hasteDesignated':
    case 'hasteResolved':
      return into([event.caster], event.hex, 'aid')
    case 'fireballDesignated':
    case 'fireballResolved':
      return into([event.caster], event.hex, 'fire')
    case 'attackDesignated':
      return into(event.attackers, event.hex, 'blade')
    case 'attackResolved':
    case 'attackWasted':
      return into(attackersOf(event, log), event.hex, 'blade')
    case 'summonCast': {
      const haunt = before.haunts[event.haunt]
      return haunt === undefined ? [] : into([event.sorcerer], haunt, 'aid')
    }
    default:
      return []
  }
}

type Resolved = Extract<Event, { type: 'attackResolved' | 'attackWasted' }>

/** Who made an attack. Designations are numbered anew in each segment, so the latest of a number is meant. */
function attackersOf({ designation }: Resolved, log: Steps): readonly UnitId[] {
  const named = log
    .flatMap((step) => step.events)
    .filter((event) => event.type === 'attackDesignated')
    .findLast((event) => event.designation === designation)
  return named?.attackers ?? []
}
