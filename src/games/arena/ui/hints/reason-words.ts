import { oneDecimal } from '@/engine/figures'
import { capitalized, listed } from '@/engine/phrases'
import type { SaidReason as AnySaidReason } from '@/table/hints/hint-desk'
import { countedInWords } from '@/table/hints/number-words'
import type { Why } from '../../bot/reason'
import type { Clause } from '../../content/clauses'
import { magicOf } from '../../rules/sources'
import type { View } from '../../rules/view'
import { effectWords } from '../panels/magic-facts'
import { atTarget, magicName } from '../../queries/magic-names'
import { namesOf, spaceName } from '../../queries/names'
import { EFFECT_CLAUSES } from './effect-clauses'

interface SaidReason extends AnySaidReason {
  readonly clause: Clause
}

/** Why something is planned, for those who know the rules. */
export function reasonInWords(why: Why, view: View): SaidReason {
  switch (why.type) {
    case 'king':
    case 'march':
    case 'guard':
      return kingInWords(why)
    case 'attack':
    case 'fight':
    case 'shots':
    case 'wreck':
    case 'casualty':
      return fightInWords(why, view)
    case 'terrain':
      return terrainInWords(why)
    case 'item':
    case 'riding':
      return equipInWords(why, view)
    case 'magic':
      return magicInWords(why, view)
    case 'nothing':
      return said('Nothing else is worth doing in this phase.', 'AA-3.3')
  }
}

type WhyOf<Type extends Why['type']> = Extract<Why, { type: Type }>

function said(text: string, clause: Clause): SaidReason {
  return { text, clause }
}

function kingInWords(why: WhyOf<'king' | 'march' | 'guard'>): SaidReason {
  switch (why.type) {
    case 'king': {
      const power = oneDecimal(why.power)
      if (why.against === 0) return said(`Takes the enemy’s king hex, ${why.hex}.`, 'AA-23.1')
      const odds = `Power ${power} against ${oneDecimal(why.against)}`
      return said(`Goes for the enemy’s king hex, ${why.hex}: ${odds}.`, 'AA-23.2')
    }
    case 'march': {
      const left = capitalized(countedInWords(why.distance, 'hex', 'hexes'))
      return said(`${left} from the enemy’s king hex, at ${why.hex}.`, 'AA-23.1')
    }
    case 'guard':
      return said(
        `Guards the king hex ${why.hex}, against which Power ${oneDecimal(why.threat)} could come next turn.`,
        'AA-23.2',
      )
  }
}

function fightInWords(
  why: WhyOf<'attack' | 'fight' | 'shots' | 'wreck' | 'casualty'>,
  view: View,
): SaidReason {
  const { creature } = namesOf(view)
  switch (why.type) {
    case 'attack':
    case 'fight': {
      const odds = `${oneDecimal(why.power)} against ${oneDecimal(why.against)}`
      return said(`The fight in ${spaceName(why.space)} stands at ${odds}.`, 'AA-11.5')
    }
    case 'shots': {
      const who = capitalized(countedInWords(why.shooters, 'shooter adds', 'shooters add'))
      const whose = why.shooters === 1 ? 'its' : 'their'
      return said(`${who} ${whose} Power to the fight in ${spaceName(why.space)}.`, 'AA-14.6')
    }
    case 'wreck':
      return said(`${creature(why.vehicle)} has no pilot, and can be destroyed.`, 'AA-8.7')
    case 'casualty':
      return said(`${creature(why.creature)} is worth most of the ${why.among} to be picked from.`, 'AA-12.2')
  }
}

const BROUGHT: Readonly<Record<WhyOf<'terrain'>['brings'][number], string>> = {
  hinders: 'makes the enemy’s way to the own king hex longer',
  helps: 'makes the own way to the enemy’s king hex shorter',
  strands: 'leaves an enemy where it cannot stay',
}

function terrainInWords({ hex, to, brings }: WhyOf<'terrain'>): SaidReason {
  if (brings.length === 0) return said('Points not spent in this phase are lost.', 'AA-4.4')
  const clause = brings.includes('strands') ? 'AA-15.8' : 'AA-4.2'
  return said(`${to} at ${hex} ${listed(brings.map((one) => BROUGHT[one]))}.`, clause)
}

function equipInWords(why: WhyOf<'item' | 'riding'>, view: View): SaidReason {
  const { creature, item } = namesOf(view)
  if (why.type === 'item')
    return said(`${creature(why.creature)} fights best of those who can take ${item(why.item)}.`, 'AA-6.2')
  return why.drives
    ? said(`${creature(why.mount)} is nobody’s without a pilot.`, 'AA-8.2')
    : said(`${creature(why.mount)} is faster, and moves with its rider as one.`, 'AA-7.5')
}

/** Of several effects the first is the one that the card is for. */
function magicInWords({ source, target }: WhyOf<'magic'>, view: View): SaidReason {
  const [first] = magicOf(source).effects
  const what = magicName(source) + atTarget(target, namesOf(view))
  return said(`${what}: ${effectWords(source)}`, first ? EFFECT_CLAUSES[first.key] : 'AA-19.6')
}
