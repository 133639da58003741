import type { HexId } from '@/engine/kernel/hex'
import type { LogStep } from '@/engine/table/table'
import type { EventArrow } from '@/table/events/presentation'
import { inOrder, seen } from '@/table/motion/scene'
import { heard } from '@/table/motion/sounds'
import { readAtText } from '../../tables/planner-text'
import { countOf } from '../../tables/units'
import type { Event } from '../../events'
import type { DesignationId, Table } from '../../state/position'
import { hexesOfUnits } from '../../queries/stacking'
import { lossText, unitsText } from '../sentences/words'
import { type Entries, hasCaster, isUnsettled } from './kit'
import { losing, SCENE } from './scene'

/** When blades strike, after they were drawn. */
const STRIKES = 0.2

/** Attacks, and the advance after them. */
export const COMBAT_EVENTS = {
  attackDesignated: {
    clause: 'AR-10.5',
    say({ attackers, defenders, hex, odds, bonus }, typeOf) {
      const [who, whom] = [unitsText(attackers, typeOf), unitsText(defenders, typeOf)]
      return `${who} will attack ${whom} at ${hex}: ${odds}${bonus ? ', bonus included' : ''}.`
    },
    isRecalled: isUnsettled,
    arrow: ({ attackers, hex }, before) => ({
      from: hexesOfUnits(before, attackers),
      to: hex,
      kind: 'blade',
    }),
    goal: ['hex', 'odds'],
  },
  attackResolved: {
    clause: 'AR-10.8',
    say: ({ hex, odds, bonus, roll, eliminated }) =>
      `Attack at ${hex}, ${odds}${bonus ? ' with bonus' : ''}: rolls ${roll}; ${lossText(eliminated)}.`,
    brief: ({ odds, eliminated }) => `${odds}, ${lossText(eliminated)}`,
    arrow: attackArrow,
    show: ({ hex, eliminated }, table) =>
      inOrder(
        table,
        (now) => seen(now, { kind: 'clash', hex }),
        (now) => losing(now, eliminated, { hex, manner: 'struck' }),
      ),
    moment: ({ eliminated }) => hasCaster(eliminated),
    weight: ({ eliminated }) => eliminated.length,
    hear: ({ eliminated }) => [...heard('blades'), ...(eliminated.length > 0 ? heard('fall', STRIKES) : [])],
    cell: ({ odds, bonus, roll }) => ({
      table: 'combat',
      column: odds,
      die: roll,
      note: readAtText(odds, bonus),
    }),
    goal: ['hex'],
  },
  attackWasted: {
    clause: 'AR-10.7',
    say: ({ hex }) => `The attack at ${hex} is wasted: target already destroyed.`,
    brief: () => 'wasted',
    arrow: attackArrow,
  },
  /** Those who advance may come from several hexes. */
  advanced: {
    clause: 'AR-10.11',
    say: ({ units, unitType, hex }) =>
      `${countOf(units.length, unitType)} ${units.length === 1 ? 'advances' : 'advance'} into ${hex}.`,
    arrow: ({ units, hex }, before) => ({ from: hexesOfUnits(before, units), to: hex, kind: 'aid' }),
    show({ units, hex }, table) {
      const groups = hexesOfUnits(table, units).map((start) => {
        const here = units.filter((id) => hexesOfUnits(table, [id]).includes(start))
        return SCENE.moving(table, here, [start, hex])
      })
      const after = SCENE.moving(table, units, [hex]).table
      return { table: after, effects: groups.flatMap(({ effects }) => effects) }
    },
    hear: heard('step'),
    goal: ['hex'],
  },
} satisfies Entries

/** From those who made an attack. Designations are numbered anew in each segment, so the latest of a number is meant. */
function attackArrow(
  { designation, hex }: { readonly designation: DesignationId; readonly hex: HexId },
  before: Table,
  log: readonly LogStep<Event>[],
): EventArrow {
  const named = log
    .flatMap((step) => step.events)
    .filter((event) => event.type === 'attackDesignated')
    .findLast((event) => event.designation === designation)
  return { from: hexesOfUnits(before, named?.attackers ?? []), to: hex, kind: 'blade' }
}
