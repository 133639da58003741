import { oneDecimal } from '@/engine/basics/figures'
import { capitalized, listed } from '@/engine/basics/phrases'
import type { SaidReason as AnySaidReason } from '@/engine/table/table'
import { countedInWords } from '@/table/hints/number-words'
import type { Why } from '../../bot/reason'
import type { Clause } from '../../clauses'
import { EFFECTS } from '../../effects/magic'
import { magicOf } from '../../state/sources'
import type { View } from '../../state/view'
import { effectWords } from '../panels/magic-facts'
import { atTarget, magicName } from '../../queries/magic-names'
import { namesOf, spaceName } from '../../queries/names'

interface SaidReason extends AnySaidReason {
  readonly clause: Clause
}

type WhyOf<Type extends Why['type']> = Extract<Why, { type: Type }>

function said(text: string, clause: Clause): SaidReason {
  return { text, clause }
}

/** How each reason is told. */
const SAYINGS: { readonly [Type in Why['type']]: (why: WhyOf<Type>, view: View) => SaidReason } = {
  king({ hex, power, against }) {
    if (against === 0) return said(`Takes the enemy’s king hex, ${hex}.`, 'AA-23.1')
    const odds = `Power ${oneDecimal(power)} against ${oneDecimal(against)}`
    return said(`Goes for the enemy’s king hex, ${hex}: ${odds}.`, 'AA-23.2')
  },
  march({ hex, distance }) {
    const left = capitalized(countedInWords(distance, 'hex', 'hexes'))
    return said(`${left} from the enemy’s king hex, at ${hex}.`, 'AA-23.1')
  },
  guard: ({ hex, threat }) =>
    said(
      `Guards the king hex ${hex}, against which Power ${oneDecimal(threat)} could come next turn.`,
      'AA-23.2',
    ),
  attack: standing,
  fight: standing,
  shots({ space, shooters }) {
    const who = capitalized(countedInWords(shooters, 'shooter adds', 'shooters add'))
    const whose = shooters === 1 ? 'its' : 'their'
    return said(`${who} ${whose} Power to the fight in ${spaceName(space)}.`, 'AA-14.6')
  },
  wreck: ({ vehicle }, view) =>
    said(`${namesOf(view).creature(vehicle)} has no pilot, and can be destroyed.`, 'AA-8.7'),
  casualty({ creature, among }, view) {
    const name = namesOf(view).creature(creature)
    return said(`${name} is worth most of the ${among} to be picked from.`, 'AA-12.2')
  },
  terrain: ({ hex, to, brings }) => changed(`${to} at ${hex}`, brings, 'AA-4.2'),
  storm: ({ hex, on, brings }) =>
    changed(on ? `A storm over ${hex}` : `The end of the storm over ${hex}`, brings, 'AA-4.10'),
  item({ creature, item }, view) {
    const names = namesOf(view)
    const best = `${names.creature(creature)} fights best of those who can take ${names.item(item)}.`
    return said(best, 'AA-6.2')
  },
  riding({ mount, drives }, view) {
    const name = namesOf(view).creature(mount)
    return drives
      ? said(`${name} is nobody’s without a pilot.`, 'AA-8.2')
      : said(`${name} is faster, and moves with its rider as one.`, 'AA-7.5')
  },
  unloading: ({ rider }, view) =>
    said(`${namesOf(view).creature(rider)} does more off its mount than on it.`, 'AA-7.6'),
  /** Of several effects the first is the one that the card is for. */
  magic({ source, target }, view) {
    const [first] = magicOf(source).effects
    const what = magicName(source) + atTarget(target, namesOf(view))
    return said(`${what}: ${effectWords(source)}`, first ? EFFECTS[first.key].clause : 'AA-19.6')
  },
  nothing: () => said('Nothing else is worth doing in this phase.', 'AA-3.3'),
}

/** Why something is planned, for those who know the rules. */
export function reasonInWords(why: Why, view: View): SaidReason {
  // Every saying stands under the type of its reason.
  const saying = SAYINGS[why.type] as (why: Why, view: View) => SaidReason
  return saying(why, view)
}

function standing({ space, power, against }: WhyOf<'attack' | 'fight'>): SaidReason {
  const odds = `${oneDecimal(power)} against ${oneDecimal(against)}`
  return said(`The fight in ${spaceName(space)} stands at ${odds}.`, 'AA-11.5')
}

type Brings = WhyOf<'terrain'>['brings']

function changed(what: string, brings: Brings, clause: Clause): SaidReason {
  if (brings.length === 0) return said('Points not spent in this phase are lost.', 'AA-4.4')
  const why = listed(brings.map((one) => BROUGHT[one]))
  return said(`${what} ${why}.`, brings.includes('strands') ? 'AA-15.8' : clause)
}

const BROUGHT: Readonly<Record<Brings[number], string>> = {
  hinders: 'makes the enemy’s way to the own king hex longer',
  helps: 'makes the own way to the enemy’s king hex shorter',
  strands: 'leaves an enemy where it cannot stay',
}
