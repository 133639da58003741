import { always, type EventArrow, type Shown } from '@/table/events/presentation'
import { seen, unseen } from '@/table/motion/scene'
import { heard } from '@/table/motion/sounds'
import { CREATURES } from '../../tables/creatures'
import { FAILURE_TEXT, SEAT_NAMES } from '../../tables/text'
import { isHarmful } from '../../queries/harm'
import { atTarget, enchantmentName, holderName, magicName } from '../../queries/magic-names'
import { spaceName } from '../../queries/names'
import { creatureOf } from '../../queries/creatures'
import { placesOf } from '../../queries/magic/targets'
import type { CreatureId, MagicSource, Space, Table, Target } from '../../state/position'
import { hexOf, hexOfCreature } from '../../queries/spaces'
import type { Entries } from './kit'
import { SCENE } from './scene'

/** Magic: how it is declared, what it does, and what is left of it. */
export const MAGIC_EVENTS = {
  declared: {
    clause: 'AA-19.1',
    say({ source, caster, target, cost, due }, names) {
      const when = due === null ? '' : ` It works in Magic 2 of turn ${due}.`
      const what = magicName(source) + atTarget(target, names)
      return `${names.creature(caster)} declares ${what}${cost > 0 ? ` for ${cost}` : ''}.${when}`
    },
    arrow: arrowOf,
    goal: ['caster', 'source'],
  },
  spellRevealed: {
    clause: 'AA-17.6',
    say: ({ seat, source }) => `${SEAT_NAMES[seat]} shows the card ${magicName(source)}.`,
  },
  /** A bout left out because nothing could be declared is not worth a line. */
  boutEnded: {
    clause: 'AA-19.5',
    say: ({ seat, skipped }) => (skipped ? null : `${SEAT_NAMES[seat]} passes.`),
    together: 'Both pass.',
    belongsTo: 'course',
  },
  tookEffect: {
    clause: 'AA-19.6',
    say({ source, target, repeat }, names) {
      const where = target === null ? '' : atTarget(target, names)
      return `${magicName(source)} works${repeat ? ' again' : ''}${where}.`
    },
    arrow: arrowOf,
    show: flying,
    hear: ({ source }) => heard(isHarmful(source) ? 'fire' : 'haste'),
    goal: ['source'],
  },
  failed: {
    clause: 'AA-19.8',
    say({ source, why, refund }) {
      const back = refund > 0 ? ` ${refund} goes back to the pool.` : ''
      return `${magicName(source)} fails: ${FAILURE_TEXT[why]}.${back}`
    },
    goal: ['source', 'why'],
  },
  blastRolled: {
    clause: 'AA-22.5',
    say({ creature, roll, need }, names) {
      const outcome = roll >= need ? 'is hit' : 'survives'
      return `${names.creature(creature)} ${outcome}: rolled ${roll}, needed ${need}+.`
    },
    means: ({ creature, roll, need }, names) =>
      `${names.creature(creature)} ${roll >= need ? 'is hit' : 'survives'}`,
  },
  changed: {
    clause: 'AA-21.2',
    say({ creature, what, by }, names) {
      const change = `${by > 0 ? '+' : '−'}${Math.abs(by)}`
      return `${names.creature(creature)}: ${what === 'power' ? 'Power' : 'Move'} ${change} for good.`
    },
  },
  enchanted: {
    clause: 'AA-21.4',
    say: ({ source, on }, names) => `${magicName(source)} is now on ${holderName(on, names)}.`,
  },
  enchantmentEnded: { clause: 'AA-21.5', say: (event, names) => `${enchantmentName(event, names)} ends.` },
  created: {
    clause: 'AA-22.24',
    say: ({ card, at }) => `${CREATURES[card].name} appears at ${spaceName(at)}.`,
    at: ({ at }) => [hexOf(at)],
    show: arriving,
    hear: heard('summon'),
    moment: always,
  },
  resurrected: {
    clause: 'AA-22.25',
    say: ({ card, at }) => `${CREATURES[card].name} comes back to life at ${spaceName(at)}.`,
    at: ({ at }) => [hexOf(at)],
    show: arriving,
    hear: heard('summon'),
    moment: always,
  },
  corpseUsed: {
    clause: 'AA-16.3',
    say: ({ hex }) => `A corpse at ${hex} is used up.`,
  },
} satisfies Entries

/** Magic on its way from a caster. */
interface Aimed {
  readonly source: MagicSource
  readonly caster: CreatureId | null
  readonly target: Target | null
}

/** From where magic goes, and to where what it is aimed at is or lies: over an edge to the far side of it. */
function wayOf({ caster, target }: Aimed, table: Table) {
  const by = caster === null ? undefined : creatureOf(table, caster)
  const places = target ? placesOf(table, { target, ...(by && { caster: by }) }) : []
  return { from: by && hexOfCreature(table, by.id), to: places.map(hexOf).at(-1) }
}

function arrowOf(aimed: Aimed, before: Table): EventArrow {
  const { from, to } = wayOf(aimed, before)
  return { from: [from], to, kind: isHarmful(aimed.source) ? 'fire' : 'aid' }
}

/** Magic flies from its caster to what it is aimed at; what works on the caster gleams there. */
function flying(aimed: Aimed, table: Table): Shown<Table> {
  const { from, to = from } = wayOf(aimed, table)
  if (to === undefined) return unseen(table)
  if (from === undefined || from === to) return seen(table, { kind: 'gleam', hex: to })
  return seen(
    table,
    isHarmful(aimed.source) ? { kind: 'fire', from, to, isTreasures: true } : { kind: 'aid', from, to },
  )
}

interface Arrival {
  readonly creature: CreatureId
  readonly at: Space
}

/** Those whom magic calls rise where they appear; of whoever has gone again the circle alone is seen. */
function arriving({ creature, at }: Arrival, table: Table, after: Table): Shown<Table> {
  const come = creatureOf(after, creature)
  const next = come ? { ...table, creatures: [...table.creatures, { ...come, at, on: null }] } : table
  return SCENE.appearing('summon', hexOf(at), [table, next], [creature])
}
