import { counted } from '@/engine/basics/phrases'
import type { HexId } from '@/engine/kernel/hex'
import { always, type EventArrow } from '@/table/events/presentation'
import { seen } from '@/table/motion/scene'
import { heard } from '@/table/motion/sounds'
import { tableSpellName } from '../../queries/names'
import type { View } from '../../queries/view'
import type { SpellId } from '../../state/terms'
import { spellRow } from '../../tables/chits'
import { SEAT_NAMES } from '../../tables/seats'
import { hexOfUnit } from '../board/board-view'
import { aimInWords, nameInWords } from '../texts/item-words'
import type { Entries, EventOfType } from './kit'
import { arriving, changed, falling, SCENE } from './scene'
import { ownName, unitText } from './words'

type SpellCast = EventOfType<'spellCast'>

/** Spells, how they are answered, and what magic makes of units. */
export const MAGIC_EVENTS = {
  spellCast: {
    clause: ({ casting }) => spellRow(casting.spell).clause,
    say({ seat, casting: { caster, spell, targets, farcast, from } }, names) {
      const what = spellRow(spell).name + aimInWords(targets, names)
      const how =
        (farcast === undefined ? '' : ', with Farcast') + (from === undefined ? '' : ', from Scrolls')
      return `${SEAT_NAMES[seat]} has ${nameInWords(caster, names)} cast ${what}${how}.`
    },
    at: ({ hex, casting }) => [hex, ...aimedAt(casting)],
    arrow: arrowOf,
    /** Help flies to whom it is for; what does harm is seen when it strikes. */
    show(event, table) {
      const { from, to, kind } = arrowOf(event, table)
      const [hex = event.hex] = from
      if (kind === 'fire' || to === undefined || to === hex) return seen(table, { kind: 'gleam', hex })
      return seen(table, { kind: 'aid', from: hex, to })
    },
    hear: heard('haste'),
    goal: ['seat'],
  },
  spellAnswered: {
    clause: 'AM-M.12',
    say: ({ seat, spell, caster, to }, names) =>
      `${SEAT_NAMES[seat]} has ${nameInWords(caster, names)} answer ${tableSpellName(to)} with ${spellRow(spell).name}.`,
    hear: heard('haste'),
    goal: ['seat', 'spell'],
  },
  spellCancelled: {
    clause: 'AM-E.35',
    say: ({ spell }) => `The spell ${spellRow(spell).name} is cancelled.`,
    goal: ['spell'],
  },
  spellTaken: {
    clause: 'AM-S.73',
    say: ({ seat, spell }) => `${SEAT_NAMES[seat]} takes the spell ${spellRow(spell).name}.`,
    goal: ['seat', 'spell'],
  },
  spellFailed: {
    clause: 'AM-11.18',
    say: ({ spell }) =>
      `${spell === null ? 'What was planned' : `The spell ${spellRow(spell).name}`} has no effect.`,
    goal: ['spell'],
  },
  /** To let a spell or some dice be is not worth a line. */
  answerPassed: { clause: 'AM-M.12', say: () => null, belongsTo: 'course' },
  immunityTested: {
    clause: 'AM-M.16',
    say({ seat, kind, spell, roll, isImmune }) {
      const [what, who] = [spellRow(spell).name, ownName(seat, kind)]
      if (roll === null) return `The spell ${what} does nothing to ${who}: immune to spells.`
      return `A die for the immunity of ${who} to ${what}: ${roll}, ${isImmune ? 'unharmed' : 'no help'}.`
    },
    dice: ({ roll }) => (roll === null ? [] : [roll]),
    brief: ({ isImmune }) => (isImmune ? 'immune' : 'not immune'),
    goal: ['kind', 'spell', 'isImmune'],
  },
  durationRolled: {
    clause: 'AM-4.6',
    say({ spell, roll, of }) {
      const what = spell === null ? 'That' : `The spell ${spellRow(spell).name}`
      return `${what} lasts ${lengthText(roll, of)}.`
    },
    dice: ({ roll }) => [roll],
    brief: ({ roll, of }) => lengthText(roll, of),
  },
  joined: {
    clause: 'AM-11.22',
    say: ({ seat, kind, hex }) =>
      `${SEAT_NAMES[seat]} ${kind.startsWith('@') ? 'creates' : 'brings'} ${unitText(kind)} in ${hex}.`,
    /** Whoever cannot be told from others of its stack afterwards has been seen to come with that. */
    show(event, table, after) {
      const { unit, hex } = event
      const hasCome = hexOfUnit(table, unit) === hex || hexOfUnit(after, unit) === undefined
      return hasCome ? seen(table, { kind: 'gleam', hex }) : arriving('summon', event, [table, after])
    },
    hear: heard('summon'),
    goal: ['seat', 'kind'],
  },
  sideChanged: {
    clause: 'AM-E.9',
    say: ({ seat, kind, hex }) => `${SEAT_NAMES[seat]} takes control of ${unitText(kind)} in ${hex}.`,
    show: ({ unit, seat }, table) => SCENE.turning([table, changed(table, [unit], { seat })], [unit]),
    moment: always,
    hear: heard('summon'),
    goal: ['seat', 'kind'],
  },
  paralysed: {
    clause: 'AM-E.13',
    say: ({ seat, kind, hex }) => `Paralysis binds ${ownName(seat, kind)} in ${hex}.`,
    goal: ['seat', 'kind'],
  },
  banished: {
    clause: 'AM-E.11',
    say: ({ seat, kind }) => `Banish drives ${ownName(seat, kind)} off the map.`,
    show: (event, table) => falling(table, event, 'leaving'),
    goal: ['seat', 'kind'],
  },
  changedForm: {
    clause: 'AM-E.17',
    say: ({ seat, kind, hex }) => `${SEAT_NAMES[seat]} has a unit in ${hex} become ${unitText(kind)}.`,
    show: ({ unit, kind }, table) => SCENE.turning([table, changed(table, [unit], { type: kind })], [unit]),
    goal: ['kind', 'hex'],
  },
} satisfies Entries

function lengthText(roll: number, of: 'rolls' | 'rounds'): string {
  return of === 'rounds' ? counted(roll, 'round', 'rounds') : counted(roll, 'battle roll', 'battle rolls')
}

/** The hexes that a spell names as its aim. */
function aimedAt({ targets: { hex, stack, stacks = [], side } }: SpellCast['casting']): readonly HexId[] {
  return [
    ...(hex === undefined ? [] : [hex]),
    ...(stack ? [stack, ...stacks] : stacks).map((one) => one.hex),
    ...(side ?? []),
  ]
}

/** From the caster to what is aimed at: a place, a unit, or else the battle. */
function arrowOf({ hex, casting }: SpellCast, { battle, ...view }: View): EventArrow {
  const { spell, targets } = casting
  const ofUnit = targets.unit === undefined ? undefined : hexOfUnit({ battle, ...view }, targets.unit)
  const to = aimedAt(casting).at(-1) ?? ofUnit ?? battle?.hex
  return { from: [hex], to, kind: isHarmful(spell) ? 'fire' : 'aid' }
}

/** Whether a spell is one that is cast at enemies. */
export function isHarmful(spell: SpellId): boolean {
  const { targets, effects } = spellRow(spell)
  return (
    targets.some((one) => one.kind === 'attack' || ('side' in one && one.side === 'enemy')) ||
    effects.some(({ op }) => op === 'areaAttack')
  )
}
