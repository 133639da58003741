import { onceForEach } from '@/engine/basics/once'
import type { HexId } from '@/engine/kernel/hex'
import { busyRefusal, engagedRefusal } from '../combat/guards'
import { sideOf } from '../combat/sides'
import { membersOf } from '../creatures'
import { holdsEnemy } from '../entry'
import { airOf, boardOf, groundOf, hexOf, spacesApart } from '../spaces'
import { rangedOf } from '../values'
import { type ArenaSeat, type Creature, SEATS, type Space, type Table } from '../../state/position'
import { aheadOf } from './ahead'
import { type Stand, standsOf } from './stands'

/** Where of a hex: on its ground or in its air (AA-1.4). */
export type Level = 'ground' | 'air'

/** What can be brought against a space in a turn: how many creatures, and what they add up to (AA-11.5, AA-14.6). */
export interface Force {
  readonly count: number
  readonly power: number
}

/** A unit that could fight in a space, or a creature that could fire into it. */
export interface Threat extends Force {
  readonly by: 'fight' | 'shot'
  readonly who: Creature
  readonly level: Level
  /** Where it would fight or fire from, nearest first. */
  readonly stand: Stand
}

/** A unit with all who move with it, and where it may be. */
interface Mover {
  readonly unit: Creature
  readonly members: readonly Creature[]
  readonly stands: readonly Stand[]
}

/** A seat's next turn: the table as it will lie, and everybody's ways. */
interface Ahead {
  readonly table: Table
  readonly movers: readonly Mover[]
}

/** Worked out once for a table and a seat, however many overlays ask. */
const aheadBy = {
  west: onceForEach((table: Table): Ahead => lookAhead(table, 'west')),
  east: onceForEach((table: Table): Ahead => lookAhead(table, 'east')),
}

function lookAhead(now: Table, seat: ArenaSeat): Ahead {
  const table = aheadOf(now, seat)
  const leaders = table.creatures.filter(({ controller, on }) => controller === seat && on === null)
  return {
    table,
    movers: leaders.map((unit) => ({
      unit,
      members: membersOf(table, unit).filter(({ controller }) => controller === seat),
      stands: standsOf(table, unit),
    })),
  }
}

/** The space of a hex on a level. */
export function spaceAt(hex: HexId, level: Level): Space {
  return level === 'air' ? airOf(hex) : groundOf(hex)
}

/** Who of a seat could be in a space after its next Movement, each unit by its nearest way. */
function fightersAt({ table, movers }: Ahead, hex: HexId, level: Level): readonly Threat[] {
  const space = spaceAt(hex, level)
  return movers.flatMap(({ unit, members, stands }): Threat[] => {
    const stand = stands.find((one) => one.space === space)
    if (!stand || unit.controller === null) return []
    const power = sideOf(table, unit.controller, members, []).total
    return [{ by: 'fight', who: unit, level, stand, count: members.length, power }]
  })
}

/** Who of a seat could fire into a space after its next Movement, from where no enemy is with it (AA-14.2, AA-14.5, AA-14.11). */
function shootersAt({ table, movers }: Ahead, hex: HexId, level: Level): readonly Threat[] {
  const board = boardOf(table)
  const space = spaceAt(hex, level)
  return movers.flatMap(({ members, stands }) =>
    members.flatMap((who): Threat[] => {
      const ranged = rangedOf(table, who)
      const { controller } = who
      if (!ranged || controller === null || busyRefusal(table, who)) return []
      const stand = stands.find((one) => {
        const apart = spacesApart(board, one.space, space)
        return apart >= ranged.min && apart <= ranged.max && !holdsEnemy(table, one.space, controller)
      })
      return stand ? [{ by: 'shot', who, level, stand, count: 1, power: ranged.power }] : []
    }),
  )
}

/** What a seat could bring against each hex on a level in its next turn: all that could, though not everywhere at once. */
export function threatened(
  table: Table,
  seat: ArenaSeat,
  { by, level }: Pick<Threat, 'by' | 'level'>,
): ReadonlyMap<HexId, Force> {
  const ahead = aheadBy[seat](table)
  const found = by === 'fight' ? fightersAt : shootersAt
  return forcesBy(table, (hex) => found(ahead, hex, level))
}

/** Who of a seat could hit somebody in a hex in its next turn, on its ground first, then the nearest. */
export function threatsTo(table: Table, seat: ArenaSeat, hex: HexId): readonly Threat[] {
  const ahead = aheadBy[seat](table)
  return (['ground', 'air'] as const).flatMap((level) => {
    const threats = [...fightersAt(ahead, hex, level), ...shootersAt(ahead, hex, level)]
    return threats.sort((one, other) => one.stand.path.length - other.stand.path.length)
  })
}

/** Where units of a hex can go in the next Movement of their side, and how many creatures of what Power. */
export function reachOf(table: Table, hex: HexId, level: Level): ReadonlyMap<HexId, Force> {
  const movers = SEATS.flatMap((seat) =>
    aheadBy[seat](table).movers.filter(({ unit: { at } }) => at !== null && hexOf(at) === hex),
  )
  return forcesBy(table, (to) =>
    fightersAt({ table, movers }, to, level).filter(({ stand }) => stand.by !== 'staying'),
  )
}

/** What creatures of a hex can fire into each hex on a level from where they are (AA-14.1, AA-14.3). */
export function rangeFrom(table: Table, hex: HexId, level: Level): ReadonlyMap<HexId, Force> {
  const board = boardOf(table)
  const shooters = table.creatures.flatMap((creature) => {
    const { at } = creature
    if (at === null || hexOf(at) !== hex) return []
    const ranged = rangedOf(table, creature)
    const mayFire = !engagedRefusal(table, creature) && !busyRefusal(table, creature)
    return ranged && creature.controller !== null && mayFire ? [{ at, ...ranged }] : []
  })
  return forcesBy(table, (to) =>
    shooters.flatMap(({ at, min, max, power }) => {
      const apart = spacesApart(board, at, spaceAt(to, level))
      return apart >= min && apart <= max ? [{ count: 1, power }] : []
    }),
  )
}

/** What adds up against each hex, hexes against which nothing does left out; in board order. */
function forcesBy(table: Table, of: (hex: HexId) => readonly Force[]): ReadonlyMap<HexId, Force> {
  const forces = new Map<HexId, Force>()
  for (const hex of boardOf(table).ids) {
    const parts = of(hex)
    if (parts.length === 0) continue
    forces.set(hex, {
      count: parts.reduce((sum, { count }) => sum + count, 0),
      power: parts.reduce((sum, { power }) => sum + power, 0),
    })
  }
  return forces
}
