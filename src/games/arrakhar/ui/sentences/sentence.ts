import { capitalized, counted } from '@/engine/phrases'
import { hauntName } from '../../content/command-text'
import { SEGMENT_NAMES, SIDE_NAMES } from '../../content/text'
import { countOf, hauntKindOf, SUMMONED_AT } from '../../content/units'
import type { Event } from '../../rules/events'
import { line, type Line, type TypeOf } from './line'
import { resolutionLine, type ResolutionEvent } from './resolution'
import { setUpLine, type SetUpEvent } from './set-up'
import { endingText, formerText, phaseText, unitsText, unitText } from './words'

/** What happened, as a line of the log; null where the log needs none. */
export function sentenceOf(event: Event, typeOf: TypeOf): Line | null {
  switch (event.type) {
    case 'forceDesigned':
    case 'hauntPlaced':
    case 'hauntLifted':
    case 'wandHidden':
    case 'sorcerersPlaced':
    case 'sorcerersLifted':
    case 'entryAssigned':
    case 'placementFinished':
      return setUpLine(event satisfies SetUpEvent)
    case 'hasteResolved':
    case 'fireballResolved':
    case 'attackResolved':
    case 'attackWasted':
      return resolutionLine(event satisfies ResolutionEvent, typeOf)
    case 'hasteDesignated':
    case 'fireballDesignated':
    case 'attackDesignated':
    case 'withdrawn':
      return designationLine(event, typeOf)
    case 'wanderingOrcsRolled':
    case 'orcPlaced':
    case 'orcsLost':
    case 'summonCast':
    case 'summoned':
      return arrivalLine(event, typeOf)
    case 'moved':
    case 'leftValley':
    case 'advanced':
      return movementLine(event)
    default:
      return courseLine(event)
  }
}

/** What a screen reader says of an event; '' where nothing needs saying. */
export function announce(event: Event, typeOf: TypeOf): string {
  const said = sentenceOf(event, typeOf)
  return said === null ? '' : said.text
}

type DesignationEvent = Extract<
  Event,
  { type: 'hasteDesignated' | 'fireballDesignated' | 'attackDesignated' | 'withdrawn' }
>

function designationLine(event: DesignationEvent, typeOf: TypeOf): Line {
  switch (event.type) {
    case 'hasteDesignated': {
      const text = `${unitText(event.caster, typeOf)} will hasten ${unitsText(event.units, typeOf)} at ${event.hex}.`
      return line(capitalized(text), 'AR-9.2', [event.hex])
    }
    case 'fireballDesignated': {
      const spell = event.wand ? 'the wand’s fireball' : 'a fireball'
      return line(capitalized(`${unitText(event.caster, typeOf)} aims ${spell} at ${event.hex}.`), 'AR-8.3', [
        event.hex,
      ])
    }
    case 'attackDesignated': {
      const who = unitsText(event.attackers, typeOf)
      const whom = unitsText(event.defenders, typeOf)
      const bonus = event.bonus ? ', bonus included' : ''
      return line(`${who} will attack ${whom} at ${event.hex}: ${event.odds}${bonus}.`, 'AR-10.5', [
        event.hex,
      ])
    }
    case 'withdrawn':
      return line(`Designation ${event.designation} is taken back.`, 'AR-5.6')
  }
}

type ArrivalEvent = Extract<
  Event,
  { type: 'wanderingOrcsRolled' | 'orcPlaced' | 'orcsLost' | 'summonCast' | 'summoned' }
>

function arrivalLine(event: ArrivalEvent, typeOf: TypeOf): Line {
  switch (event.type) {
    case 'wanderingOrcsRolled': {
      const short = event.supplied < event.orcs ? `, but the countermix has only ${event.supplied}` : ''
      const text = `Wandering orcs: rolls ${event.roll}; ${countOf(event.orcs, 'orc')}${short}.`
      return line(text, short === '' ? 'AR-5.1' : 'AR-5.2', [], [event.roll])
    }
    case 'orcPlaced':
      return line(`A wandering orc appears at ${event.hex}.`, 'AR-5.3', [event.hex])
    case 'orcsLost':
      return line(`${counted(event.count, 'orc finds', 'orcs find')} no hex and stay away.`, 'AR-5.3')
    case 'summonCast': {
      const type = SUMMONED_AT[hauntKindOf(event.haunt)]
      const who = unitText(event.sorcerer, typeOf)
      const text = `${who} summons at ${hauntName(event.haunt)}: rolls ${event.roll}; up to ${countOf(event.upTo, type)}.`
      return line(capitalized(text), 'AR-6.6', [], [event.roll])
    }
    case 'summoned': {
      const count = event.units.length
      const text = `${countOf(count, event.unitType)} ${count === 1 ? 'comes' : 'come'} forth at ${event.hex}.`
      return line(count === 0 ? `Nothing comes forth at ${event.hex}.` : text, 'AR-6.6', [event.hex])
    }
  }
}

type MovementEvent = Extract<Event, { type: 'moved' | 'leftValley' | 'advanced' }>

function movementLine(event: MovementEvent): Line {
  switch (event.type) {
    case 'moved': {
      const to = event.path.at(-1) ?? event.from
      const who = countOf(event.units.length, event.unitType)
      const wand = event.wandTakenAt === null ? '' : ', the wand with them'
      const points = counted(event.path.length, 'point', 'points')
      const text = `${who} ${event.units.length === 1 ? 'moves' : 'move'} ${event.from}–${to} (${points})${wand}.`
      return line(text, wand === '' ? 'AR-7.1' : 'AR-12.2', [event.from, ...event.path])
    }
    case 'leftValley': {
      const wand = event.withWand ? ' with the wand' : ', never to return'
      const verb = event.units.length === 1 ? 'leaves' : 'leave'
      return line(`${formerText(event.units)} ${verb} the valley at ${event.hex}${wand}.`, 'AR-1.3', [
        event.hex,
      ])
    }
    case 'advanced': {
      const verb = event.units.length === 1 ? 'advances' : 'advance'
      return line(`${countOf(event.units.length, event.unitType)} ${verb} into ${event.hex}.`, 'AR-10.11', [
        event.hex,
      ])
    }
  }
}

type CourseEvent = Extract<
  Event,
  {
    type:
      | 'segmentBegun'
      | 'segmentSkipped'
      | 'hauntDestroyed'
      | 'wandFound'
      | 'drawOffered'
      | 'drawAnswered'
      | 'gameEnded'
  }
>

function courseLine(event: CourseEvent): Line {
  switch (event.type) {
    case 'segmentBegun':
      return headingOf(event)
    case 'segmentSkipped':
      return line(`${SEGMENT_NAMES[event.segment]}: nothing can be done.`, 'AR-5.6')
    case 'hauntDestroyed':
      return line(`${hauntName(event.haunt)} at ${event.hex} is destroyed.`, 'AR-11.1', [event.hex])
    case 'wandFound':
      return line(`The wand is found at ${event.hex}!`, 'AR-11.2', [event.hex])
    case 'drawOffered':
      return line(`The ${SIDE_NAMES[event.side].toLowerCase()} offers a draw.`, 'AR-12.7')
    case 'drawAnswered': {
      const answer = event.accepted ? 'accepts the draw' : 'declines the draw'
      return line(`The ${SIDE_NAMES[event.side].toLowerCase()} ${answer}.`, 'AR-12.7')
    }
    case 'gameEnded':
      return { ...line(endingText(event.ending), 'AR-12.6'), kind: 'victory' }
  }
}

function headingOf({ turn, side, segment }: Extract<Event, { type: 'segmentBegun' }>): Line {
  const where = turn === 0 ? 'Set-up' : `Turn ${turn}, ${phaseText(side)}`
  return { ...line(`${where}: ${SEGMENT_NAMES[segment].toLowerCase()}`, 'AR-5.6'), kind: 'heading', side }
}
