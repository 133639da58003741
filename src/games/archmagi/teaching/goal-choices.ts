import type { AnyEvent } from '@/engine/kernel/game'
import type { GoalChoice } from '@/engine/lesson/lesson'
import { eventGoalsBy, goalIf } from '@/table/teaching/event-goals'
import type { Event } from '../events'
import { namesIn, typeName } from '../queries/names'
import type { SeenUnit, View } from '../queries/view'
import { numberOfSeat, SEAT_NAMES } from '../tables/seats'
import { PRESENTATIONS } from '../ui/events'
import { endingText } from '../ui/events/course'
import { PHASE_NAMES } from '../tables/text'

const eventGoalsOf = eventGoalsBy(PRESENTATIONS)

/** What a solution brought about, as parts of a goal in plain words: the most telling first. */
export function goalChoices(before: View, after: View, events: readonly AnyEvent[]): readonly GoalChoice[] {
  const log = { events: events as readonly Event[] }
  return [
    ...endChoices(before, after),
    ...lossChoices(before, after),
    ...after.units.flatMap((unit) => unitChoices(before, unit)),
    ...phaseChoices(before, after),
    ...eventGoalsOf(log.events, namesIn(after, [log])),
  ]
}

function endChoices(before: View, { ending }: View): readonly GoalChoice[] {
  if (!ending) return []
  const winner = ending.winner === 'draw' ? 'draw' : numberOfSeat(ending.winner)
  return goalIf(!before.ending, endingText(ending), { ending: { winner } })
}

function lossChoices(before: View, after: View): readonly GoalChoice[] {
  const left = new Set(after.units.map(({ id }) => id))
  return before.units
    .filter(({ id }) => !left.has(id))
    .map(({ id, seat, type }) => ({
      words: `${SEAT_NAMES[seat]}’s ${typeName(type)} off the map`,
      goal: { not: { position: { units: [{ id }] } } },
    }))
}

/** A unit that is new, has come to another hex, or has changed sides. */
function unitChoices(before: View, { id, type, seat, hex }: SeenUnit): readonly GoalChoice[] {
  const was = before.units.find((one) => one.id === id)
  const name = `${SEAT_NAMES[seat]}’s ${typeName(type)}`
  return [
    ...goalIf(was !== undefined && was.hex !== hex, `${name} in ${hex}`, { units: [{ id, hex }] }),
    ...goalIf(was?.hex !== hex, `Any unit of that kind, ${name}, in ${hex}`, {
      units: [{ type, seat: numberOfSeat(seat), hex }],
    }),
    ...goalIf(was !== undefined && was.seat !== seat, `${name} under its control`, {
      units: [{ id, seat: numberOfSeat(seat) }],
    }),
  ]
}

function phaseChoices(before: View, { active, phase, setup }: View): readonly GoalChoice[] {
  if (setup) return []
  const hasCome = active !== before.active || phase !== before.phase
  return goalIf(hasCome, `${SEAT_NAMES[active]}’s ${PHASE_NAMES[phase]} has come`, {
    active: numberOfSeat(active),
    phase,
  })
}
