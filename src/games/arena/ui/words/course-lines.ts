import { ENDING_TEXT, PHASE_NAMES, SEAT_NAMES } from '../../content/text'
import type { Event } from '../../rules/events'
import type { Ending } from '../../rules/position'
import { line, type Line } from './line'

/** The events that are told here. */
export const COURSE_EVENTS = [
  'armyDrawnUp',
  'armyLocked',
  'armiesRevealed',
  'firstPlayer',
  'phaseBegun',
  'terrainChanged',
  'stormSet',
  'stormPassed',
  'controlChanged',
  'conceded',
  'gameEnded',
] as const
type CourseEvent = Extract<Event, { type: (typeof COURSE_EVENTS)[number] }>

/** The set-up, the phases, the land and the end of the game in sentences. */
export function courseLine(event: CourseEvent): Line | null {
  switch (event.type) {
    case 'armyDrawnUp':
      return line(`${SEAT_NAMES[event.seat]} draws up an army.`, 'AA-2.1')
    case 'armyLocked':
      return line(`${SEAT_NAMES[event.seat]}’s army is final.`, 'AA-2.6')
    case 'armiesRevealed':
      return line('Both armies are revealed.', 'AA-2.6')
    case 'firstPlayer':
      return line(
        `${SEAT_NAMES[event.seat]} moves first.`,
        'AA-2.8',
        [],
        event.roll === null ? [] : [event.roll],
      )
    case 'phaseBegun':
      return phaseHeading(event)
    case 'conceded':
      return line(`${SEAT_NAMES[event.seat]} gives up.`, 'AA-23.5')
    case 'gameEnded':
      return { ...line(endingText(event.ending), 'AA-23.1'), kind: 'victory' }
    case 'terrainChanged':
    case 'stormSet':
    case 'stormPassed':
    case 'controlChanged':
      return landLine(event)
  }
}

type LandEvent = Extract<
  CourseEvent,
  { type: 'terrainChanged' | 'stormSet' | 'stormPassed' | 'controlChanged' }
>

function landLine(event: LandEvent): Line {
  const { hex } = event
  switch (event.type) {
    case 'terrainChanged':
      return line(`${hex} turns from ${event.from} to ${event.to}${costText(event.cost)}.`, 'AA-4.5', [hex])
    case 'stormSet': {
      const what = event.on ? `A storm gathers over ${hex}` : `The storm over ${hex} is sent away`
      return line(`${what}${costText(event.cost)}.`, 'AA-4.9', [hex])
    }
    case 'stormPassed':
      return line(`The storm over ${hex} is over.`, 'AA-4.11', [hex])
    case 'controlChanged': {
      const who = event.seat === null ? 'Nobody controls' : `${SEAT_NAMES[event.seat]} takes`
      return line(`${who} ${hex}.`, 'AA-5.2', [hex])
    }
  }
}

/** Magic changes the land for nothing. */
function costText(cost: number): string {
  return cost > 0 ? ` for ${cost}` : ''
}

/** Retreat and Winning run by themselves and tell what comes of them. */
function phaseHeading({ turn, seat, phase }: Extract<Event, { type: 'phaseBegun' }>): Line | null {
  if (phase === 'winning') return null
  const text = `Turn ${turn}, ${SEAT_NAMES[seat]}: ${PHASE_NAMES[phase]}`
  return { ...line(text, 'AA-3.1'), kind: 'heading', side: seat }
}

/** How the game ended, in a sentence or two. */
export function endingText({ winner, by }: Ending): string {
  const outcome = winner === 'draw' ? 'The game is drawn.' : `${SEAT_NAMES[winner]} wins.`
  return `${ENDING_TEXT[by]} ${outcome}`
}
