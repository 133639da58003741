import { DEATH_TEXT, SEAT_NAMES } from '../../content/text'
import type { Event } from '../../rules/events'
import { line, lineAt, type Line } from './line'
import { type Names, spaceName } from '../../queries/names'

type CombatEvent = Extract<
  Event,
  {
    type: 'fired' | 'fought' | 'vehicleAttacked' | 'casualtyChosen' | 'casualtyDrawn' | 'spared' | 'died'
  }
>

/** Fights and deaths in sentences. */
export function combatLine(event: CombatEvent, names: Names): Line | null {
  switch (event.type) {
    case 'fired':
      return lineAt(
        `${names.creature(event.shooter)} fires into ${spaceName(event.target)}.`,
        'AA-14.2',
        event.target,
      )
    case 'fought':
      return fightLine(event)
    case 'vehicleAttacked': {
      const outcome = event.destroyed ? 'it is destroyed' : 'it holds'
      const text = `${names.creature(event.vehicle)} is attacked, ${event.attack} against ${event.defense}: ${outcome}.`
      return line(text, 'AA-8.7')
    }
    case 'died':
      return lineAt(`${names.creature(event.creature)} ${DEATH_TEXT[event.cause]}.`, 'AA-16.1', event.at)
    case 'casualtyChosen':
    case 'casualtyDrawn':
    case 'spared':
      return casualtyLine(event, names)
  }
}

function fightLine({ space, attack, defense, winner, spared }: Extract<Event, { type: 'fought' }>): Line {
  const outcome = winner === null ? 'a tie; the attackers fall back' : `${SEAT_NAMES[winner]} wins`
  const blunt = spared ? ' by Blunt attacks, and nobody is killed' : ''
  const text = `Fight at ${spaceName(space)}, ${attack} against ${defense}: ${outcome}${blunt}.`
  return lineAt(text, winner === null ? 'AA-11.7' : 'AA-11.5', space)
}

type CasualtyEvent = Extract<CombatEvent, { type: 'casualtyChosen' | 'casualtyDrawn' | 'spared' }>

/** A draw with a single candidate says nothing that the death does not. */
function casualtyLine(event: CasualtyEvent, names: Names): Line | null {
  switch (event.type) {
    case 'casualtyChosen': {
      const whom = event.creature === null ? 'leaves it to chance' : `picks ${names.creature(event.creature)}`
      return line(`${SEAT_NAMES[event.seat]} ${whom}.`, event.reason === 'poison' ? 'AA-13.6' : 'AA-12.2')
    }
    case 'casualtyDrawn':
      return event.among > 1
        ? line(`Chance picks ${names.creature(event.creature)} of ${event.among}.`, 'AA-11.6')
        : null
    case 'spared': {
      const why = event.why === 'saved' ? 'is saved from death and has to retreat' : 'is immune to the poison'
      return line(`${names.creature(event.creature)} ${why}.`, event.why === 'saved' ? 'AA-11.10' : 'AA-13.4')
    }
  }
}
