import { oneDecimal, percent } from '@/engine/basics/figures'
import { capitalized } from '@/engine/basics/phrases'
import type { SaidReason as AnySaidReason } from '@/engine/table/table'
import { chanceInWords, countedInWords } from '@/table/hints/number-words'
import type { Clause } from '../../clauses'
import { hauntName } from '../../tables/command-text'
import { UNIT_NAMES } from '../../tables/units'
import type { Why } from '../../bot/reason'
import type { View } from '../../state/view'

interface SaidReason extends AnySaidReason {
  readonly clause: Clause
}

/** Faces of a die. */
const FACES = 6
/** How far a chance may lie from whole faces of a die and still be told in them. */
const NEARLY = 0.01

/** Why something is planned, for those who know the rules. */
export function reasonInWords(why: Why, view: View): SaidReason {
  switch (why.type) {
    case 'attack':
      return attackInWords(why)
    case 'fireball': {
      const spells = why.casters === 1 ? 'Fireball' : `${why.casters} fireballs`
      return { text: `${spells} at ${why.hex}: ${lossesInWords(why.expected)}.`, clause: 'AR-8.4' }
    }
    case 'haste':
      return {
        text: `Haste for the stack at ${why.hex}: +${oneDecimal(why.expected)} movement on average.`,
        clause: 'AR-9.3',
      }
    case 'haunt':
      return hauntInWords(why, view)
    case 'carry':
      return carryInWords(why)
    case 'wand':
      return wandInWords(why, view)
    case 'guard':
      return guardInWords(why, view)
    case 'threat':
      return threatInWords(why)
    case 'summon':
      return summonInWords(why, view)
    case 'unchecked':
      return {
        text: `${capitalized(countedInWords(why.haunts, 'haunt is', 'haunts are'))} still unchecked.`,
        clause: 'AR-11.3',
      }
    case 'nothing':
      return { text: 'Nothing else is worth doing in this segment.', clause: 'AR-5.6' }
  }
}

type WhyOf<Type extends Why['type']> = Extract<Why, { type: Type }>

const GUARDED: Readonly<Record<WhyOf<'guard'>['what'], { readonly name: string; readonly clause: Clause }>> =
  {
    haunt: { name: 'a haunt', clause: 'AR-11.1' },
    wand: { name: 'the wand', clause: 'AR-12.3' },
    entry: { name: 'an entry hex', clause: 'AR-12.6' },
  }

function attackInWords({ hex, odds, bonus, expected, emptied }: WhyOf<'attack'>): SaidReason {
  const read = bonus ? `${odds} with the bonus` : odds
  const empties = emptied > 0 ? `empties the hex ${rollsInWords(emptied)}, ` : ''
  return {
    text: `${read} at ${hex}: ${empties}${lossesInWords(expected)}.`,
    clause: bonus ? 'AR-10.6' : 'AR-10.8',
  }
}

/** Of one die its faces tell most: 'in 4 of 6'. */
function rollsInWords(chance: number): string {
  const faces = chance * FACES
  const whole = Math.round(faces)
  return Math.abs(faces - whole) < NEARLY * FACES && whole > 0
    ? `in ${whole} of ${FACES}`
    : `at ${percent(chance)}`
}

function lossesInWords(expected: number): string {
  const units = oneDecimal(expected)
  if (units === '0') return 'hardly a unit eliminated on average'
  return `${units} ${units === '1' ? 'unit' : 'units'} eliminated on average`
}

/** A sorcerer is told nothing of a hidden wand: the wizard may look on, as when the log is read. */
function hauntInWords({ haunt, distance, chance }: WhyOf<'haunt'>, { viewer }: View): SaidReason {
  const where = `${placeInWords(distance)} ${hauntName(haunt)}`
  if (viewer !== 'wizard') return { text: `${where}.`, clause: 'AR-11.1' }
  const wand = chance < 1 ? `${chanceInWords(chance)} that it hides the wand` : 'which must hide the wand'
  return { text: `${where}, ${wand}.`, clause: 'AR-11.2' }
}

function wandInWords({ distance }: WhyOf<'wand'>, { wand }: View): SaidReason {
  if (wand.hidden) return { text: `${placeInWords(distance)} a haunt.`, clause: 'AR-11.1' }
  if (distance === 0) return { text: 'Holds the wand.', clause: 'AR-12.1' }
  return { text: `${placeInWords(distance)} the wand.`, clause: 'AR-12.3' }
}

function guardInWords({ hex, what }: WhyOf<'guard'>, { wand }: View): SaidReason {
  const { name, clause } = GUARDED[what === 'wand' && wand.hidden ? 'haunt' : what]
  return { text: `Bars the way to ${name}, at ${hex}.`, clause }
}

function carryInWords({ hex, distance }: WhyOf<'carry'>): SaidReason {
  if (distance === 0) return { text: `The wand leaves the valley at ${hex}.`, clause: 'AR-12.6' }
  return {
    text: `Carries the wand: ${countedInWords(distance, 'hex', 'hexes')} to the nearest entry hex, ${hex}.`,
    clause: 'AR-12.2',
  }
}

function threatInWords({ hex, units, expected }: WhyOf<'threat'>): SaidReason {
  const lost = oneDecimal(expected) === '0' ? '' : `; ${oneDecimal(expected)} lost there on average`
  const enemies = capitalized(countedInWords(units, 'enemy', 'enemies'))
  return { text: `${enemies} could hit ${hex} next turn${lost}.`, clause: 'AR-10.2' }
}

function summonInWords({ haunt, unitType }: WhyOf<'summon'>, { settings }: View): SaidReason {
  const { summon } = settings.tables
  const average = summon.reduce((sum: number, units) => sum + units, 0) / summon.length
  const type = UNIT_NAMES[unitType]
  return {
    text: `${hauntName(haunt)} brings up to ${oneDecimal(average)} ${average === 1 ? type.one : type.many} on average.`,
    clause: 'AR-6.6',
  }
}

/** 'Two hexes from', or 'At'. */
function placeInWords(distance: number): string {
  return distance === 0 ? 'At' : `${capitalized(countedInWords(distance, 'hex', 'hexes'))} from`
}
