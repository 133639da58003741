import type { HexId } from '@/engine/hex'
import { HAUNT_IDS, type HauntId, type Side, type UnitType } from '../../content/units'
import {
  type Allowance,
  type HauntCount,
  hauntCountOf,
  HAUNTS_BY_COUNT,
  type ScenarioId,
  SCENARIOS,
} from '../../content/scenarios'
import { type ReconstructionId, RECONSTRUCTIONS } from '../../content/reconstructions'
import { numberedIn } from '../../rules/files/numbering'
import {
  type Options,
  type Position,
  SEQUENCE_OF_PLAY,
  type PlaySegment,
  type UnitId,
} from '../../rules/position'
import { progressAt } from '../../rules/turn/sequence'

/** A change to a position by hand; what comes of it may break the rules. */
export type Edit = (position: Position) => Position

/** One more unit of a type in a hex. */
export function adding(type: UnitType, hex: HexId): Edit {
  return (position) => {
    const id = `${type}-${numberedIn(position)[type] + 1}` as UnitId
    return renumbered({ ...position, units: [...position.units, { id, type, hex }] })
  }
}

/** A hex without its last unit, or its last of a type. */
export function taking(hex: HexId, type?: UnitType): Edit {
  return (position) => {
    const last = position.units.findLast((unit) => unit.hex === hex && (type ?? unit.type) === unit.type)
    return last ? without(position, [last.id]) : position
  }
}

/** A hex with nothing in it. */
export function clearing(hex: HexId): Edit {
  return (position) => {
    const here = position.units.filter((unit) => unit.hex === hex).map(({ id }) => id)
    const haunt = HAUNT_IDS.find((one) => position.haunts[one] === hex)
    const cleared = without(position, here)
    return haunt ? placingHaunt(haunt, null)(cleared) : cleared
  }
}

/** What an eraser takes from a hex: the last unit, or else the wand, or else the haunt. */
export function erasing(hex: HexId): Edit {
  return (position) => {
    if (position.units.some((unit) => unit.hex === hex)) return taking(hex)(position)
    if (!position.wand.hidden && position.wand.hex === hex) return { ...position, wand: { hidden: true } }
    return clearing(hex)(position)
  }
}

/** All units of a hex, its haunt and its wand in another hex. */
export function moving(from: HexId, to: HexId): Edit {
  return (position) => {
    const { units, wand, haunts } = position
    const haunt = HAUNT_IDS.find((one) => haunts[one] === from)
    const isTaken = HAUNT_IDS.some((one) => haunts[one] === to)
    return {
      ...position,
      units: units.map((unit) => (unit.hex === from ? { ...unit, hex: to } : unit)),
      haunts: haunt && !isTaken ? { ...haunts, [haunt]: to } : haunts,
      wand: !wand.hidden && wand.hex === from ? { hidden: false, hex: to } : wand,
    }
  }
}

/** A haunt in a hex, or off the board. */
export function placingHaunt(haunt: HauntId, hex: HexId | null): Edit {
  return (position) => {
    const { [haunt]: _, ...others } = position.haunts
    return { ...position, haunts: hex === null ? others : { ...others, [haunt]: hex } }
  }
}

/** The wand lying in a hex. */
export function layingWand(hex: HexId): Edit {
  return (position) => ({ ...position, wand: { hidden: false, hex } })
}

/** The wand hidden in a haunt. */
export function hidingWand(haunt: HauntId): Edit {
  return (position) => ({
    ...position,
    wand: { hidden: true },
    secrets: { ...position.secrets, wandHaunt: haunt },
  })
}

/** How many units of a type are in a hex. */
export function counting(type: UnitType, hex: HexId, count: number): Edit {
  return (position) => {
    const here = position.units.filter((unit) => unit.hex === hex && unit.type === type).length
    if (here === count) return position
    const step = here < count ? adding(type, hex) : taking(hex, type)
    return counting(type, hex, count)(step(position))
  }
}

/** How many of some units have cast this phase: the first of them. */
export function markingCast(ids: readonly UnitId[], count: number): Edit {
  return (position) => {
    const others = position.cast.filter((id) => !ids.includes(id))
    return { ...position, cast: [...others, ...ids.slice(0, count)] }
  }
}

/** The haste of some units; 0 is none. */
export function hastening(ids: readonly UnitId[], bonus: number): Edit {
  return (position) => {
    const others = Object.entries(position.haste).filter(([id]) => !ids.includes(id as UnitId))
    const hasted = bonus > 0 ? ids.map((id) => [id, bonus] as const) : []
    return { ...position, haste: Object.fromEntries([...others, ...hasted]) }
  }
}

/** How many of a type are eliminated. */
export function eliminating(type: UnitType, count: number): Edit {
  return (position) => {
    const gone = position.eliminated.filter((unit) => unit.type === type)
    if (count < gone.length) {
      const last = gone.at(-1)
      const fewer = { ...position, eliminated: position.eliminated.filter((unit) => unit !== last) }
      return eliminating(type, count)(renumbered(fewer))
    }
    if (count === gone.length) return position
    const id = `${type}-${numberedIn(position)[type] + 1}` as UnitId
    const more = { ...position, eliminated: [...position.eliminated, { id, type }] }
    return eliminating(type, count)(renumbered(more))
  }
}

/** How many of a type wait in the pool. */
export function pooling(type: UnitType, count: number): Edit {
  return (position) => ({
    ...position,
    secrets: { ...position.secrets, pool: { ...position.secrets.pool, [type]: count } },
  })
}

/** The game-turn. */
export function turning(turn: number): Edit {
  return (position) => ({ ...position, turn })
}

/** Whose phase it is, with a segment that the phase has; what was done in another phase is over. */
export function siding(side: Side): Edit {
  return (position) => {
    const segments: readonly PlaySegment[] = SEQUENCE_OF_PLAY[side]
    const same = segments.find((segment) => segment === position.now.segment)
    const next = { ...position, side, cast: [], haste: {} }
    return timing(same ?? segments[0] ?? 'movement')(next)
  }
}

/** The segment, at its beginning. */
export function timing(segment: PlaySegment): Edit {
  return (position) => ({
    ...position,
    now: progressAt(segment, position.now),
    secrets: { ...position.secrets, setUp: null },
  })
}

/** The scenario, with its own haunts and points. */
export function choosing(scenario: ScenarioId): Edit {
  return (position) => {
    const { haunts, allowance } = SCENARIOS[scenario]
    const settings = {
      ...position.settings,
      scenario,
      allowance: allowance as Record<Side, Allowance>,
    }
    return choosingHaunts(hauntCountOf(haunts))({ ...position, settings })
  }
}

/** How many haunts are in play; those that are no longer go off the board. */
export function choosingHaunts(count: HauntCount): Edit {
  return (position) => {
    const haunts = HAUNTS_BY_COUNT[count]
    const kept = Object.entries(position.haunts).filter(([haunt]) => haunts.includes(haunt as HauntId))
    return {
      ...position,
      settings: { ...position.settings, haunts },
      haunts: Object.fromEntries(kept),
    }
  }
}

/** The reconstruction, in place of another one; tables and costs of one's own stay. */
export function reconstructing(reconstruction: ReconstructionId): Edit {
  return (position) => {
    const { settings } = position
    const before = RECONSTRUCTIONS[settings.reconstruction]
    const { tables, costs } = RECONSTRUCTIONS[reconstruction]
    return {
      ...position,
      settings: {
        ...settings,
        reconstruction,
        tables: settings.tables === before.tables ? tables : settings.tables,
        costs: settings.costs === before.costs ? costs : settings.costs,
      },
    }
  }
}

/** House options. */
export function agreeing(change: Partial<Options>): Edit {
  return (position) => ({
    ...position,
    settings: { ...position.settings, options: { ...position.settings.options, ...change } },
  })
}

/** A position without some units, and without what was said of them. */
function without(position: Position, ids: readonly UnitId[]): Position {
  const stays = (id: UnitId) => !ids.includes(id)
  return renumbered({
    ...position,
    units: position.units.filter(({ id }) => stays(id)),
    cast: position.cast.filter(stays),
    haste: Object.fromEntries(Object.entries(position.haste).filter(([id]) => stays(id as UnitId))),
    // What was designated or moved in this segment may name them: it begins anew.
    now: isNamed(position, ids)
      ? progressAt(position.now.segment as PlaySegment, position.now)
      : position.now,
  })
}

function isNamed({ now }: Position, ids: readonly UnitId[]): boolean {
  const written = JSON.stringify(now)
  return ids.some((id) => written.includes(JSON.stringify(id)))
}

/** New units count on from those there are. */
function renumbered(position: Position): Position {
  return { ...position, numbered: numberedIn(position) }
}
