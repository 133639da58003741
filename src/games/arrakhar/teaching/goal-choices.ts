import type { AnyEvent } from '@/engine/kernel/game'
import type { Goal, GoalChoice } from '@/engine/lesson/lesson'
import { capitalized } from '@/engine/basics/phrases'
import { eventGoalsBy } from '@/table/teaching/event-goals'
import { hauntName } from '../tables/command-text'
import { SEGMENT_NAMES, SIDE_NAMES } from '../tables/text'
import { countOf, UNIT_NAMES, UNIT_TYPES, type UnitType } from '../tables/units'
import type { Event } from '../events'
import type { FormerUnit, Unit } from '../state/position'
import type { View } from '../state/view'
import { PRESENTATIONS } from '../ui/events'
import { endingText, typeLookup, unitText } from '../ui/sentences/words'

const eventGoalsOf = eventGoalsBy(PRESENTATIONS)

/** What a solution brought about, as parts of a goal in plain words: the most telling first. */
export function goalChoices(before: View, after: View, events: readonly AnyEvent[]): readonly GoalChoice[] {
  return [
    ...endChoices(before, after),
    ...hauntChoices(before, after),
    ...wandChoices(before, after),
    ...lossChoices(before, after),
    ...placeChoices(before, after),
    ...emptyChoices(before, after),
    ...segmentChoices(before, after),
    ...eventGoalsOf(events as readonly Event[], typeLookup(after)),
  ]
}

function endChoices(before: View, { ending }: View): readonly GoalChoice[] {
  if (before.ending || !ending) return []
  return [{ words: endingText(ending), goal: { position: { ending: { winner: ending.winner } } } }]
}

function hauntChoices(before: View, after: View): readonly GoalChoice[] {
  return Object.keys(before.haunts)
    .filter((haunt) => !(haunt in after.haunts))
    .map((haunt) => ({
      words: `${capitalized(hauntName(haunt as keyof View['haunts']))} is destroyed`,
      goal: { position: { haunts: { [haunt]: null } } },
    }))
}

function wandChoices(before: View, { wand }: View): readonly GoalChoice[] {
  if (wand.hidden || (!before.wand.hidden && before.wand.hex === wand.hex)) return []
  return [{ words: `The wand is at ${wand.hex}`, goal: { position: { wand: { hex: wand.hex } } } }]
}

function lossChoices(before: View, after: View): readonly GoalChoice[] {
  const known = new Set(before.eliminated.map(({ id }) => id))
  const lost = after.eliminated.filter(({ id }) => !known.has(id))
  return byType(lost).flatMap(([type, units]) => {
    const named: GoalChoice[] = units.map((unit) => ({
      words: `${capitalized(unitText(unit.id, () => type))} is eliminated`,
      goal: { position: { eliminated: [{ ids: [unit.id] }] } },
    }))
    return [...(units.length > 1 ? [allLost(type, units)] : []), ...named]
  })
}

function allLost(type: UnitType, units: readonly FormerUnit[]): GoalChoice {
  return {
    words: `These ${countOf(units.length, type)} are eliminated`,
    goal: { position: { eliminated: units.map(({ id }) => ({ ids: [id] })) } },
  }
}

/** Units that have come to another hex: all of a type together, then whichever of them, then each. */
function placeChoices(before: View, after: View): readonly GoalChoice[] {
  const hexes = new Map(before.units.map(({ id, hex }) => [id, hex]))
  const come = after.units.filter(({ id, hex }) => hexes.get(id) !== hex)
  const places = [...new Set(come.map(({ hex }) => hex))]
  return places.flatMap((hex) =>
    byType(come.filter((unit) => unit.hex === hex)).flatMap(([type, units]) =>
      placedChoices(hex, type, units),
    ),
  )
}

function placedChoices(hex: string, type: UnitType, units: readonly Unit[]): readonly GoalChoice[] {
  const some = (wanted: readonly Unit[]): Goal => ({
    position: { units: wanted.map(({ id }) => ({ hex, ids: [id] })) },
  })
  return [
    ...(units.length > 1
      ? [
          {
            words: `These ${countOf(units.length, type)} are at ${hex}`,
            goal: some(units),
          },
        ]
      : []),
    { words: `Any ${UNIT_NAMES[type].one} stands at ${hex}`, goal: { position: { units: [{ hex, type }] } } },
    ...units.map((unit) => ({
      words: `${capitalized(unitText(unit.id, () => type))} stands at ${hex}`,
      goal: some([unit]),
    })),
  ]
}

function emptyChoices(before: View, after: View): readonly GoalChoice[] {
  const taken = new Set(after.units.map(({ hex }) => hex))
  const left = [...new Set(before.units.map(({ hex }) => hex))].filter((hex) => !taken.has(hex))
  return left.map((hex) => ({
    words: `${hex} holds no units any more`,
    goal: { not: { position: { units: [{ hex }] } } },
  }))
}

function segmentChoices(before: View, after: View): readonly GoalChoice[] {
  const { side, now } = after
  if (side === before.side && now.segment === before.now.segment) return []
  return [
    {
      words: `The ${SIDE_NAMES[side].toLowerCase()}’s ${SEGMENT_NAMES[now.segment].toLowerCase()} segment has come`,
      goal: { position: { side, segment: now.segment } },
    },
  ]
}

function byType<Some extends FormerUnit>(
  units: readonly Some[],
): readonly (readonly [UnitType, readonly Some[]])[] {
  return UNIT_TYPES.flatMap((type) => {
    const some = units.filter((unit) => unit.type === type)
    return some.length > 0 ? [[type, some] as const] : []
  })
}
