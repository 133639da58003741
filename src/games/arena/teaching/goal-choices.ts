import type { AnyEvent } from '@/engine/kernel/game'
import type { Goal, GoalChoice } from '@/engine/lesson/lesson'
import { eventGoalsBy } from '@/table/teaching/event-goals'
import { PHASE_NAMES, SEAT_NAMES } from '../tables/text'
import { seatNumber } from '../files/seat-numbers'
import type { Event } from '../events'
import type { Creature } from '../state/position'
import type { View } from '../state/view'
import { PRESENTATIONS } from '../ui/events'
import { endingText } from '../ui/events/course'
import { nameOf, namesIn, spaceName } from '../queries/names'

const eventGoalsOf = eventGoalsBy(PRESENTATIONS)

/** What a solution brought about, as parts of a goal in plain words: the most telling first. */
export function goalChoices(before: View, after: View, events: readonly AnyEvent[]): readonly GoalChoice[] {
  return [
    ...endChoices(before, after),
    ...lossChoices(before, after),
    ...creatureChoices(before, after),
    ...hexChoices(before, after),
    ...phaseChoices(before, after),
    ...eventGoalsOf(events as readonly Event[], namesIn(after, [{ events: events as readonly Event[] }])),
  ]
}

function endChoices(before: View, { ending }: View): readonly GoalChoice[] {
  if (before.ending || !ending) return []
  const winner = ending.winner === 'draw' ? 'draw' : seatNumber(ending.winner)
  return [{ words: endingText(ending), goal: { position: { result: { winner } } } }]
}

function lossChoices(before: View, after: View): readonly GoalChoice[] {
  const left = new Set(after.creatures.map(({ id }) => id))
  return before.creatures
    .filter(({ id }) => !left.has(id))
    .map((creature) => ({
      words: `${nameOf(creature)} is dead`,
      goal: { not: { position: { creatures: [{ id: creature.id }] } } },
    }))
}

/** Creatures that are new, have come to another space, mounted, or changed sides. */
function creatureChoices(before: View, { creatures }: View): readonly GoalChoice[] {
  const known = new Map(before.creatures.map((creature) => [creature.id, creature]))
  return creatures.flatMap((creature) => [
    ...placeChoices(known.get(creature.id), creature),
    ...mountChoices(known.get(creature.id), creature, creatures),
    ...sideChoices(known.get(creature.id), creature),
  ])
}

function placeChoices(was: Creature | undefined, now: Creature): readonly GoalChoice[] {
  const { id, card, at } = now
  if (at === null || was?.at === at) return []
  const own: GoalChoice = {
    words: `${nameOf(now)} is at ${spaceName(at)}`,
    goal: { position: { creatures: [{ id, at }] } },
  }
  const any: GoalChoice = {
    words: `Any creature with the card of ${nameOf(now)} is at ${spaceName(at)}`,
    goal: { position: { creatures: [{ type: card, at }] } },
  }
  return [own, any]
}

function mountChoices(
  was: Creature | undefined,
  now: Creature,
  creatures: readonly Creature[],
): readonly GoalChoice[] {
  if (was?.on === now.on) return []
  const mount = creatures.find(({ id }) => id === now.on)
  return [
    {
      words: mount ? `${nameOf(now)} rides on ${nameOf(mount)}` : `${nameOf(now)} rides on nobody`,
      goal: { position: { creatures: [{ id: now.id, on: now.on }] } },
    },
  ]
}

function sideChoices(was: Creature | undefined, now: Creature): readonly GoalChoice[] {
  if (!was || was.controller === now.controller) return []
  const { id, controller } = now
  return [
    {
      words: `${controller === null ? 'Nobody' : SEAT_NAMES[controller]} controls ${nameOf(now)}`,
      goal: { position: { creatures: [{ id, controller: controller && seatNumber(controller) }] } },
    },
  ]
}

/** Hexes whose ground, storm or control has changed. */
function hexChoices(before: View, after: View): readonly GoalChoice[] {
  return Object.entries(after.hexes).flatMap(([id, { terrain, storm, control }]) => {
    const was = before.hexes[id as keyof typeof before.hexes]
    const goal = (fields: Readonly<Record<string, string | number | null>>): Goal => ({
      position: { hexes: { [id]: fields } },
    })
    return [
      ...(was?.terrain === terrain ? [] : [{ words: `${id} is ${terrain}`, goal: goal({ terrain }) }]),
      ...(was?.storm === storm
        ? []
        : [
            {
              words: storm === null ? `No storm is over ${id}` : `A storm is over ${id}`,
              goal: goal({ storm }),
            },
          ]),
      ...(was?.control === control
        ? []
        : [
            {
              words: `${control === null ? 'Nobody' : SEAT_NAMES[control]} controls ${id}`,
              goal: goal({ control: control && seatNumber(control) }),
            },
          ]),
    ]
  })
}

function phaseChoices(before: View, { active, now }: View): readonly GoalChoice[] {
  if (now.phase === 'over' || (active === before.active && now.phase === before.now.phase)) return []
  return [
    {
      words: `${SEAT_NAMES[active]}’s ${PHASE_NAMES[now.phase]} has come`,
      goal: { position: { active: seatNumber(active), phase: now.phase } },
    },
  ]
}
