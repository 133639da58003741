import { asDraft, changed, type Draft, without } from '@/engine/kernel/draft'
import type { HexId } from '@/engine/kernel/hex'
import { HAUNT_IDS, type HauntId, type Side, type UnitType } from '../../tables/units'
import {
  type HauntCount,
  hauntCountOf,
  HAUNTS_BY_COUNT,
  type ScenarioId,
  SCENARIOS,
} from '../../tables/scenarios'
import { type ReconstructionId, RECONSTRUCTIONS } from '../../tables/reconstructions'
import { numberedIn } from '../../files/numbering'
import {
  type Options,
  type PlaySegment,
  type Position,
  type Segment,
  SEQUENCE_OF_PLAY,
  type UnitId,
} from '../../state/position'
import { progressAt } from '../../effects/turn/sequence'

/** A change to a position by hand; what comes of it may break the rules. */
export type Edit = (position: Position) => Position

type PositionDraft = Draft<Position>

function editing(change: (draft: PositionDraft) => void): Edit {
  return (position) => changed(position, change)
}

/** An edit by which units come or go: new ones count on from those there are. */
function mustering(change: (draft: PositionDraft) => void): Edit {
  return editing((draft) => {
    change(draft)
    draft.numbered = numberedIn(draft)
  })
}

function newId(position: Position, type: UnitType): UnitId {
  return `${type}-${numberedIn(position)[type] + 1}` as UnitId
}

function hauntIn({ haunts }: Position, hex: HexId): HauntId | undefined {
  return HAUNT_IDS.find((haunt) => haunts[haunt] === hex)
}

/** One more unit of a type in a hex. */
export function adding(type: UnitType, hex: HexId): Edit {
  return mustering((draft) => {
    draft.units.push({ id: newId(draft, type), type, hex })
  })
}

/** A hex without its last unit, or its last of a type. */
export function taking(hex: HexId, type?: UnitType): Edit {
  return mustering((draft) => {
    const last = draft.units.findLast((unit) => unit.hex === hex && (type ?? unit.type) === unit.type)
    if (last) remove(draft, [last.id])
  })
}

/** A hex with nothing in it. */
export function clearing(hex: HexId): Edit {
  return mustering((draft) => {
    remove(
      draft,
      draft.units.filter((unit) => unit.hex === hex).map(({ id }) => id),
    )
    const haunt = hauntIn(draft, hex)
    if (haunt) draft.haunts = without(draft.haunts, haunt)
  })
}

/** What an eraser takes from a hex: the last unit, or else the wand, or else the haunt. */
export function erasing(hex: HexId): Edit {
  return (position) => {
    const { units, wand } = position
    if (units.some((unit) => unit.hex === hex)) return taking(hex)(position)
    if (!wand.hidden && wand.hex === hex) return { ...position, wand: { hidden: true } }
    return clearing(hex)(position)
  }
}

/** All units of a hex, its haunt and its wand in another hex. */
export function moving(from: HexId, to: HexId): Edit {
  return editing((draft) => {
    const haunt = hauntIn(draft, from)
    for (const unit of draft.units) if (unit.hex === from) unit.hex = to
    if (haunt && !hauntIn(draft, to)) draft.haunts[haunt] = to
    if (!draft.wand.hidden && draft.wand.hex === from) draft.wand.hex = to
  })
}

/** A haunt in a hex, or off the board. */
export function placingHaunt(haunt: HauntId, hex: HexId | null): Edit {
  return editing((draft) => {
    const others = without(draft.haunts, haunt)
    draft.haunts = hex === null ? others : { ...others, [haunt]: hex }
  })
}

/** The wand lying in a hex. */
export function layingWand(hex: HexId): Edit {
  return (position) => ({ ...position, wand: { hidden: false, hex } })
}

/** The wand hidden in a haunt. */
export function hidingWand(haunt: HauntId): Edit {
  return editing((draft) => {
    draft.wand = { hidden: true }
    draft.secrets.wandHaunt = haunt
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
  return editing((draft) => {
    draft.cast = [...draft.cast.filter((id) => !ids.includes(id)), ...ids.slice(0, count)]
  })
}

/** The haste of some units; 0 is none. */
export function hastening(ids: readonly UnitId[], bonus: number): Edit {
  return editing((draft) => {
    for (const id of ids) draft.haste = { ...without(draft.haste, id), ...(bonus > 0 && { [id]: bonus }) }
  })
}

/** How many of a type are eliminated. */
export function eliminating(type: UnitType, count: number): Edit {
  return mustering((draft) => {
    const isMeant = (unit: { readonly type: UnitType }) => unit.type === type
    while (draft.eliminated.filter(isMeant).length > count)
      draft.eliminated.splice(draft.eliminated.findLastIndex(isMeant), 1)
    while (draft.eliminated.filter(isMeant).length < count)
      draft.eliminated.push({ id: newId(draft, type), type })
  })
}

/** How many of a type wait in the pool. */
export function pooling(type: UnitType, count: number): Edit {
  return editing((draft) => {
    draft.secrets.pool[type] = count
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
    return timing(same ?? segments[0] ?? 'movement')({ ...position, side, cast: [], haste: {} })
  }
}

/** The segment, at its beginning. */
export function timing(segment: Segment): Edit {
  return editing((draft) => {
    begin(draft, segment)
    draft.secrets.setUp = null
  })
}

function begin(draft: PositionDraft, segment: Segment): void {
  draft.now = asDraft(progressAt(segment as PlaySegment, draft.now))
}

/** The scenario, with its own haunts and points. */
export function choosing(scenario: ScenarioId): Edit {
  const { haunts, allowance } = SCENARIOS[scenario]
  const agreed = editing(({ settings }) => {
    Object.assign(settings, { scenario, allowance })
  })
  return (position) => choosingHaunts(hauntCountOf(haunts))(agreed(position))
}

/** How many haunts are in play; those that are no longer go off the board. */
export function choosingHaunts(count: HauntCount): Edit {
  const haunts = HAUNTS_BY_COUNT[count]
  return editing((draft) => {
    draft.settings.haunts = [...haunts]
    for (const haunt of HAUNT_IDS) if (!haunts.includes(haunt)) draft.haunts = without(draft.haunts, haunt)
  })
}

/** The reconstruction, in place of another one; tables and costs of one's own stay. */
export function reconstructing(reconstruction: ReconstructionId): Edit {
  return ({ settings, ...position }) => {
    const before = RECONSTRUCTIONS[settings.reconstruction]
    const { tables, costs } = RECONSTRUCTIONS[reconstruction]
    const filled = {
      ...(settings.tables === before.tables && { tables }),
      ...(settings.costs === before.costs && { costs }),
    }
    return { ...position, settings: { ...settings, ...filled, reconstruction } }
  }
}

/** House options. */
export function agreeing(change: Partial<Options>): Edit {
  return editing(({ settings }) => {
    Object.assign(settings.options, change)
  })
}

/** Takes units away, and what was said of them. */
function remove(draft: PositionDraft, ids: readonly UnitId[]): void {
  const stays = (id: UnitId) => !ids.includes(id)
  draft.units = draft.units.filter(({ id }) => stays(id))
  draft.cast = draft.cast.filter(stays)
  for (const id of ids) draft.haste = without(draft.haste, id)
  // What was designated or moved in this segment may name them: it begins anew.
  const now = JSON.stringify(draft.now)
  if (ids.some((id) => now.includes(JSON.stringify(id)))) begin(draft, draft.now.segment)
}
