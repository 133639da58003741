import { capitalized, counted, listed } from '@/engine/basics/phrases'
import { inOrder, seen, unseen } from '@/table/motion/scene'
import { heard } from '@/table/motion/sounds'
import { countOf } from '../../tables/units'
import type { FireballRoll } from '../../events'
import { hexesOfUnits, unitOf } from '../../queries/stacking'
import { lossText, unitsText, unitText } from '../sentences/words'
import { type Entries, hasCaster, isUnsettled } from './kit'
import { casting, losing } from './scene'

/** When fire strikes, after it was let loose. */
const STRIKES = 0.34

/** Haste and fireballs, from the caster's word to what the dice make of it. */
export const SPELL_EVENTS = {
  hasteDesignated: {
    clause: 'AR-9.2',
    say: ({ caster, units, hex }, typeOf) =>
      capitalized(`${unitText(caster, typeOf)} will hasten ${unitsText(units, typeOf)} at ${hex}.`),
    isRecalled: isUnsettled,
    arrow: ({ caster, hex }, before) => ({ from: hexesOfUnits(before, [caster]), to: hex, kind: 'aid' }),
    goal: ['hex'],
  },
  hasteResolved: {
    clause: 'AR-9.3',
    say({ caster, units, hex, roll, bonus }, typeOf) {
      const [who, whom] = [unitText(caster, typeOf), unitsText(units, typeOf)]
      return capitalized(`${who} hastens ${whom} at ${hex}: rolls ${roll}; +${bonus} movement.`)
    },
    brief: ({ bonus }) => `+${bonus} movement`,
    arrow: ({ caster, hex }, before) => ({ from: hexesOfUnits(before, [caster]), to: hex, kind: 'aid' }),
    show({ caster, hex }, table) {
      const from = unitOf(table, caster)?.hex
      return inOrder(
        table,
        (now) => casting(now, caster),
        (now) => (from === undefined ? unseen(now) : seen(now, { kind: 'aid', from, to: hex })),
      )
    },
    hear: heard('haste'),
    cell: ({ roll }) => ({
      table: 'haste',
      rolled: roll,
      note: 'Only the best haste applies.',
    }),
    goal: ['hex'],
  },
  fireballDesignated: {
    clause: 'AR-8.3',
    say({ caster, wand, hex }, typeOf) {
      const spell = wand ? 'the wand’s fireball' : 'a fireball'
      return capitalized(`${unitText(caster, typeOf)} aims ${spell} at ${hex}.`)
    },
    isRecalled: isUnsettled,
    arrow: ({ caster, hex }, before) => ({ from: hexesOfUnits(before, [caster]), to: hex, kind: 'fire' }),
    goal: ['hex'],
  },
  fireballResolved: {
    clause: ({ rolls }) => (rolls.length === 0 ? 'AR-8.5' : 'AR-8.4'),
    say({ wand, hex, rolls, eliminated }) {
      const spell = `${wand ? 'Wand fireball' : 'Fireball'} at ${hex}`
      if (rolls.length === 0) return `${spell} is wasted: target already destroyed.`
      const faces = listed(rolls.map(({ roll }) => String(roll)))
      return `${spell} on ${targetText(rolls)}: rolls ${faces}; ${lossText(eliminated)}.`
    },
    brief: ({ rolls, eliminated }) => (rolls.length === 0 ? 'wasted' : lossText(eliminated)),
    dice: ({ rolls }) => rolls.map(({ roll }) => roll),
    arrow: ({ caster, hex }, before) => ({ from: hexesOfUnits(before, [caster]), to: hex, kind: 'fire' }),
    /** The wand's own fire turns no counter over (AR-12.5). */
    show({ caster, wand, hex, eliminated }, table) {
      const from = unitOf(table, caster)?.hex
      return inOrder(
        table,
        (now) => (wand ? unseen(now) : casting(now, caster)),
        (now) =>
          from === undefined ? unseen(now) : seen(now, { kind: 'fire', from, to: hex, isTreasures: wand }),
        (now) => losing(now, eliminated, { hex, manner: 'burnt' }),
      )
    },
    moment: ({ eliminated }) => hasCaster(eliminated),
    weight: ({ eliminated }) => eliminated.length,
    hear: ({ eliminated }) => [...heard('fire'), ...(eliminated.length > 0 ? heard('fall', STRIKES) : [])],
    cell: ({ wand, rolls }, { settings }) => ({
      table: wand ? 'wand' : 'fireball',
      target: rolls[0]?.unitType,
      rolled: rolls.map(({ roll }) => roll),
      note: `One die per unit in the hex${settings.options.threeFireballDice ? ', three at most' : ''}.`,
    }),
    goal: ['hex'],
  },
  withdrawn: {
    clause: 'AR-5.6',
    say: ({ designation }) => `Designation ${designation} is taken back.`,
    isRecalled: () => false,
  },
} satisfies Entries

function targetText(rolls: readonly FireballRoll[]): string {
  const type = rolls[0]?.unitType
  return type === undefined ? counted(rolls.length, 'unit', 'units') : countOf(rolls.length, type)
}
