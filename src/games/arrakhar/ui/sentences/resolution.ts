import { capitalized, counted, listed } from '@/engine/phrases'
import { countOf, type UnitType } from '../../content/units'
import type { Event, FireballRoll } from '../../rules/events'
import type { FormerUnit } from '../../rules/position'
import { line, type Line, type TypeOf } from './line'
import { formerText, unitsText, unitText } from './words'

export type ResolutionEvent = Extract<
  Event,
  { type: 'hasteResolved' | 'fireballResolved' | 'attackResolved' | 'attackWasted' }
>

/** What the dice made of a designation. */
export function resolutionLine(event: ResolutionEvent, typeOf: TypeOf): Line {
  switch (event.type) {
    case 'hasteResolved': {
      const who = unitText(event.caster, typeOf)
      const whom = unitsText(event.units, typeOf)
      const text = `${who} hastens ${whom} at ${event.hex}: rolls ${event.roll}; +${event.bonus} movement.`
      return line(capitalized(text), 'AR-9.3', [event.hex], [event.roll])
    }
    case 'fireballResolved':
      return fireballLine(event)
    case 'attackResolved': {
      const bonus = event.bonus ? ' with bonus' : ''
      const text = `Attack at ${event.hex}, ${event.odds}${bonus}: rolls ${event.roll}; ${lossText(event.eliminated)}.`
      return line(text, 'AR-10.8', [event.hex], [event.roll])
    }
    case 'attackWasted':
      return line(`The attack at ${event.hex} finds nobody and is wasted.`, 'AR-10.7', [event.hex])
  }
}

/** Units lost by one roll: '2 ghouls eliminated', or 'no effect'. */
export function lossText(eliminated: readonly FormerUnit[]): string {
  return eliminated.length === 0 ? 'no effect' : `${formerText(eliminated)} eliminated`
}

function fireballLine(event: Extract<ResolutionEvent, { type: 'fireballResolved' }>): Line {
  const spell = event.wand ? 'Wand fireball' : 'Fireball'
  if (event.rolls.length === 0)
    return line(`${spell} at ${event.hex} finds nobody and is wasted.`, 'AR-8.5', [event.hex])
  const faces = event.rolls.map(({ roll }) => roll)
  const target = targetText(event.rolls)
  const text = `${spell} at ${event.hex} on ${target}: ${rolledText(faces)}; ${lossText(event.eliminated)}.`
  return line(text, 'AR-8.4', [event.hex], faces)
}

function rolledText(faces: readonly number[]): string {
  return `rolls ${listed(faces.map(String))}`
}

function targetText(rolls: readonly FireballRoll[]): string {
  const type: UnitType | undefined = rolls[0]?.unitType
  return type === undefined ? counted(rolls.length, 'unit', 'units') : countOf(rolls.length, type)
}
