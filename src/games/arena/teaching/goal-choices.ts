import type { AnyEvent } from '@/engine/kernel/game'
import type { HexId } from '@/engine/kernel/hex'
import type { GoalChoice } from '@/engine/lesson/lesson'
import { eventGoalsBy, goalIf } from '@/table/teaching/event-goals'
import { PHASE_NAMES, SEAT_NAMES } from '../tables/text'
import { seatNumber } from '../state/vocabulary'
import type { Event } from '../events'
import type { ArenaSeat, Creature, Hex } from '../state/position'
import type { View } from '../state/view'
import { PRESENTATIONS } from '../ui/events'
import { endingText } from '../ui/events/course'
import { nameOf, namesIn, spaceName } from '../queries/names'

const eventGoalsOf = eventGoalsBy(PRESENTATIONS)

/** What a solution brought about, as parts of a goal in plain words: the most telling first. */
export function goalChoices(before: View, after: View, events: readonly AnyEvent[]): readonly GoalChoice[] {
  const log = { events: events as readonly Event[] }
  return [
    ...endChoices(before, after),
    ...lossChoices(before, after),
    ...after.creatures.flatMap((creature) => creatureChoices(before, after, creature)),
    ...Object.entries(after.hexes).flatMap(([id, hex]) => hexChoices(id, before.hexes[id as HexId], hex)),
    ...phaseChoices(before, after),
    ...eventGoalsOf(log.events, namesIn(after, [log])),
  ]
}

function endChoices(before: View, { ending }: View): readonly GoalChoice[] {
  if (!ending) return []
  const winner = ending.winner === 'draw' ? 'draw' : seatNumber(ending.winner)
  return goalIf(!before.ending, endingText(ending), { result: { winner } })
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

/** A creature that is new, has come to another space, mounted, or changed sides. */
function creatureChoices(before: View, after: View, now: Creature): readonly GoalChoice[] {
  const { id, card, at, on, controller } = now
  const was = before.creatures.find((one) => one.id === id)
  const mount = after.creatures.find((one) => one.id === on)
  const hasCome = at !== null && was?.at !== at
  const place = at === null ? '' : spaceName(at)
  const name = nameOf(now)
  return [
    ...goalIf(hasCome, `${name} is at ${place}`, { creatures: [{ id, at }] }),
    ...goalIf(hasCome, `Any creature with the card of ${name} is at ${place}`, {
      creatures: [{ type: card, at }],
    }),
    ...goalIf(was?.on !== on, `${name} rides on ${mount ? nameOf(mount) : 'nobody'}`, {
      creatures: [{ id, on }],
    }),
    ...goalIf(
      was !== undefined && was.controller !== controller,
      `${seatName(controller)} controls ${name}`,
      {
        creatures: [{ id, controller: controller && seatNumber(controller) }],
      },
    ),
  ]
}

/** A hex whose ground, storm or control has changed. */
function hexChoices(id: string, was: Hex | undefined, { terrain, storm, control }: Hex) {
  return [
    ...goalIf(was?.terrain !== terrain, `${id} is ${terrain}`, { hexes: { [id]: { terrain } } }),
    ...goalIf(was?.storm !== storm, `${storm === null ? 'No' : 'A'} storm is over ${id}`, {
      hexes: { [id]: { storm } },
    }),
    ...goalIf(was?.control !== control, `${seatName(control)} controls ${id}`, {
      hexes: { [id]: { control: control && seatNumber(control) } },
    }),
  ]
}

function seatName(seat: ArenaSeat | null): string {
  return seat === null ? 'Nobody' : SEAT_NAMES[seat]
}

function phaseChoices(before: View, { active, now }: View): readonly GoalChoice[] {
  if (now.phase === 'over') return []
  const hasCome = active !== before.active || now.phase !== before.now.phase
  return goalIf(hasCome, `${SEAT_NAMES[active]}’s ${PHASE_NAMES[now.phase]} has come`, {
    active: seatNumber(active),
    phase: now.phase,
  })
}
