import { counted, listed } from '@/engine/basics/phrases'
import type { BoardEffect } from '@/board/motion/board-effect'
import type { HexId } from '@/engine/kernel/hex'
import { seen, unseen } from '@/table/motion/scene'
import { heard } from '@/table/motion/sounds'
import type { Names } from '../../queries/names'
import type { SpellId } from '../../state/terms'
import { spellRow } from '../../tables/chits'
import { FIGURES_OF_THEFT } from '../../tables/figures'
import { SEAT_NAMES } from '../../tables/seats'
import { artOfSpell, BANNER } from '../board/art'
import { MODIFIER_NAMES } from '../texts/modifier-text'
import { itemInWords } from '../texts/item-words'
import type { Entries, EventOfType } from './kit'
import { veiling } from './scene'
import { ownName, unitText } from './words'

type Compared = EventOfType<'rollCompared'>
type Rolled = EventOfType<'diceRolled'>

/** Battles: who fights whom, what is planned, and what the dice come to. */
export const BATTLE_EVENTS = {
  battleBegan: {
    clause: 'AM-11.1',
    say: ({ hex, a, d }) => `${SEAT_NAMES[a]} attacks ${SEAT_NAMES[d]} in ${hex}.`,
    banner: ({ hex }) => ({ hex, text: 'Battle', icon: BANNER }),
    hear: heard('blades'),
    goal: ['hex', 'a', 'd'],
  },
  /** Who has been picked, and what has been planned, is told when both are revealed. */
  picked: { clause: 'AM-11.6', say: () => null, belongsTo: 'course' },
  planCommitted: { clause: 'AM-11.9', say: () => null, belongsTo: 'course' },
  combatantSet: {
    clause: 'AM-11.6',
    say: ({ seat, kind, hex }) => `${SEAT_NAMES[seat]} sends ${unitText(kind)} to fight in ${hex}.`,
    goal: ['seat', 'kind'],
  },
  /** Spells are told one by one as they are cast. */
  plansRevealed: {
    clause: 'AM-11.15',
    say: ({ plans }, names) => [plans.a, plans.d].flatMap((plan) => planText(plan, names)).join(' ') || null,
  },
  attackEntered: {
    clause: 'AM-11.23',
    say: ({ seat, spell }) => `${SEAT_NAMES[seat]} fights with ${spellRow(spell).name} in this round.`,
    show: ({ spell, hex }, table) => seen(table, burst(spell, hex)),
    banner: ({ spell, hex }) => ({ hex, text: spellRow(spell).name, icon: artOfSpell(spell) }),
    hear: ({ spell }) => heard(isOfEarth(spell) ? 'rubble' : 'fire'),
    goal: ['seat', 'spell'],
  },
  diceRolled: {
    clause: ({ about }) => DICE_CLAUSES[about],
    say: (event) => DICE_TEXT[event.about](event),
    dice: ({ dice }) => dice.map(({ value }) => value),
    means: (event) => DICE_MEAN[event.about](event),
    show: ({ about, spell, hex }, table) =>
      about === 'area' && spell !== null ? seen(table, burst(spell, hex)) : unseen(table),
    banner: ({ about, spell, hex }) =>
      about === 'area' && spell !== null
        ? { hex, text: spellRow(spell).name, icon: artOfSpell(spell) }
        : null,
    hear: ({ about, spell }) =>
      about === 'area' && spell !== null ? heard(isOfEarth(spell) ? 'rubble' : 'fire') : [],
  },
  dieRolledAgain: {
    clause: 'AM-M.19',
    say: ({ seat, die }) => `A die of ${SEAT_NAMES[seat]} is rolled again: ${die.value}.`,
    dice: ({ die }) => [die.value],
    brief: () => 'rolled again',
    goal: ['seat'],
  },
  rollCompared: {
    clause: 'AM-11.29',
    say: (event) => `${totalText(event, 'a')} against ${totalText(event, 'd')}: ${outcomeText(event)}.`,
    brief: ({ a, d }) => `${a} to ${d}`,
    show: ({ hex }, table) => seen(table, { kind: 'clash', hex }),
    weight: ({ a, d }) => a + d,
    hear: heard('blades'),
    goal: ['hex', 'a', 'd'],
  },
  areaCompared: {
    clause: 'AM-12.7',
    say: ({ seat, kind, attack, defense }) =>
      `${ownName(seat, kind)}: ${defense} against ${attack}, ${attack > defense ? 'defeated' : 'unharmed'}.`,
    goal: ['seat', 'kind'],
  },
  calledOff: {
    clause: 'AM-11.61',
    say: ({ seat, hex }) => `${SEAT_NAMES[seat]} calls off the battle in ${hex}.`,
    goal: ['seat', 'hex'],
  },
  battleEnded: {
    clause: 'AM-11.63',
    say: ({ hex }) => `The battle in ${hex} is over.`,
    show: (_event, table, after) => veiling(table, after),
    goal: ['hex'],
  },
} satisfies Entries

/** What a side has planned beside spells; nothing where that is all. */
function planText(
  { seat, items }: EventOfType<'plansRevealed'>['plans']['a'],
  names: Names,
): readonly string[] {
  const others = items.filter(({ kind }) => kind !== 'cast').map((item) => itemInWords(item, names))
  return others.length === 0 ? [] : [`${SEAT_NAMES[seat]} plans ${listed(others)}.`]
}

const DICE_CLAUSES = {
  battle: 'AM-11.27',
  area: 'AM-12.7',
  maze: 'AM-K.22',
  guard: 'AM-8.5',
  theft: 'AM-8.5',
} as const

/** What dice are rolled for. */
const DICE_TEXT: Readonly<Record<Rolled['about'], (rolled: Rolled) => string | null>> = {
  battle: ({ dice }) => `${diceBySeat(dice, 'rolls')}.`,
  area({ dice, spell, hex }) {
    const struck = dice.filter(({ id }) => id.endsWith('.spell')).length
    if (struck === 0 || spell === null) return null
    return `The spell ${spellRow(spell).name} strikes ${counted(struck, 'unit', 'units')} in ${hex}.`
  },
  maze: ({ dice }) => `${diceBySeat(dice, 'rolls')} for the Maze.`,
  guard: ({ dice }) =>
    `${diceBySeat(dice, 'rolls')} to slip past the guard (caught on ${FIGURES_OF_THEFT.guard} or less).`,
  theft: ({ dice }) => `${diceBySeat(dice, 'rolls')} to steal (needs ${FIGURES_OF_THEFT.theft} or less).`,
}

/** The same in a few words beside the dice. */
const DICE_MEAN: Readonly<Record<Rolled['about'], (rolled: Rolled) => string>> = {
  battle: ({ dice }) => diceBySeat(dice),
  area: ({ spell }) => (spell === null ? '' : spellRow(spell).name),
  maze: () => 'the Maze',
  guard: ({ dice: [die] }) => ((die?.value ?? 0) <= FIGURES_OF_THEFT.guard ? 'caught' : 'not caught'),
  theft: ({ dice: [die] }) => ((die?.value ?? 0) <= FIGURES_OF_THEFT.theft ? 'stolen' : 'not stolen'),
}

/** 'Crimson rolls 5 and 3, Azure 2'. */
function diceBySeat(dice: Rolled['dice'], verb = ''): string {
  const seats = [...new Set(dice.map(({ seat }) => seat))]
  return seats
    .map((one, nth) => {
      const values = dice.filter(({ seat }) => seat === one).map(({ value }) => String(value))
      return [SEAT_NAMES[one], ...(nth === 0 && verb !== '' ? [verb] : []), listed(values)].join(' ')
    })
    .join(', ')
}

/** 'Crimson’s Knights 4 + 1 home terrain + 6 rolled = 11'. */
function totalText(event: Compared, role: 'a' | 'd'): string {
  const { fighters, parts } = event
  const sums = new Map<Compared['parts']['a'][number]['key'], number>()
  for (const { key, n } of parts[role]) sums.set(key, (sums.get(key) ?? 0) + n)
  const rolled = event[role] - parts[role].reduce((sum, { n }) => sum + n, 0)
  const added = [...sums].filter(([key]) => key !== 'base').map(([key, n]) => signed(n, MODIFIER_NAMES[key]))
  const terms = [sums.get('base') ?? 0, ...added, signed(rolled, 'rolled')]
  return `${fighterName(fighters[role])} ${terms.join(' ')} = ${event[role]}`
}

function signed(n: number, what: string): string {
  return `${n < 0 ? '−' : '+'} ${Math.abs(n)} ${what}`
}

function fighterName({ seat, kind, spell }: Compared['fighters']['a']): string {
  if (kind !== null) return ownName(seat, kind)
  return `${SEAT_NAMES[seat]}’s ${spell === null ? 'side' : spellRow(spell).name}`
}

function outcomeText({ a, d, fighters }: Compared): string {
  if (a === d) return 'a tie'
  return `${SEAT_NAMES[a > d ? fighters.a.seat : fighters.d.seat]} wins`
}

/** Whether a spell strikes with what is heavy: earth, water, or cold. */
function isOfEarth(spell: SpellId): boolean {
  return spellRow(spell).effects.some(
    (one) =>
      'desc' in one && one.desc.some((what) => what === 'Earth' || what === 'Water' || what === 'Cold'),
  )
}

/** An attack by magic where it strikes. */
function burst(spell: SpellId, hex: HexId): BoardEffect {
  return isOfEarth(spell)
    ? { kind: 'crumble', hex }
    : { kind: 'fire', from: hex, to: hex, isTreasures: false }
}
