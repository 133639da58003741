import { capitalized, counted } from '@/engine/basics/phrases'
import type { HexId } from '@/engine/kernel/hex'
import { unseen } from '@/table/motion/scene'
import { heard } from '@/table/motion/sounds'
import { hauntName } from '../../tables/command-text'
import { countOf, hauntKindOf, SUMMONED_AT, type UnitType } from '../../tables/units'
import type { Table, UnitId } from '../../state/position'
import { hexesOfUnits } from '../../queries/stacking'
import { unitText } from '../sentences/words'
import type { Entries } from './kit'
import { casting, SCENE } from './scene'

/** Those who come into the valley. */
export const ARRIVAL_EVENTS = {
  wanderingOrcsRolled: {
    clause: ({ orcs, supplied }) => (supplied < orcs ? 'AR-5.2' : 'AR-5.1'),
    say({ roll, orcs, supplied }) {
      const short = supplied < orcs ? `, but the countermix has only ${supplied}` : ''
      return `Wandering orcs: rolls ${roll}; ${countOf(orcs, 'orc')}${short}.`
    },
    means: ({ supplied }) => countOf(supplied, 'orc'),
    cell: ({ roll, orcs, supplied }) => ({
      table: 'wanderingOrcs',
      rolled: roll,
      note: supplied < orcs ? `No more than ${supplied} counters were left.` : '',
    }),
    goal: [],
  },
  orcPlaced: {
    clause: 'AR-5.3',
    say: ({ hex }) => `A wandering orc appears at ${hex}.`,
    show: ({ unit, hex }, table) =>
      SCENE.appearing('land', hex, [table, joined(table, [unit], 'orc', hex)], [unit]),
    hear: heard('step'),
    goal: ['hex'],
  },
  orcsLost: {
    clause: 'AR-5.3',
    say: ({ count }) => `${counted(count, 'orc finds', 'orcs find')} no hex and stay away.`,
  },
  summonCast: {
    clause: 'AR-6.6',
    say({ sorcerer, haunt, roll, upTo }, typeOf) {
      const [who, where] = [unitText(sorcerer, typeOf), hauntName(haunt)]
      const most = countOf(upTo, SUMMONED_AT[hauntKindOf(haunt)])
      return capitalized(`${who} summons at ${where}: rolls ${roll}; up to ${most}.`)
    },
    arrow: ({ sorcerer, haunt }, before) => ({
      from: hexesOfUnits(before, [sorcerer]),
      to: before.haunts[haunt],
      kind: 'aid',
    }),
    /** The circle is drawn; whoever comes is seen when it comes. */
    show({ sorcerer, haunt }, table) {
      const [hex, cast] = [table.haunts[haunt], casting(table, sorcerer)]
      if (hex === undefined) return cast
      const circle = SCENE.appearing('summon', hex, [table, cast.table], [])
      return { ...circle, effects: [...cast.effects, ...circle.effects] }
    },
    hear: heard('summon'),
    means: ({ haunt, upTo }) => `up to ${countOf(upTo, SUMMONED_AT[hauntKindOf(haunt)])}`,
    cell: ({ roll, upTo }) => ({ table: 'summon', rolled: roll, note: `Up to ${upTo} may be placed.` }),
    goal: ['haunt'],
  },
  summoned: {
    clause: 'AR-6.6',
    say({ units, unitType, hex }) {
      const count = units.length
      if (count === 0) return `Nothing appears at ${hex}.`
      return `${countOf(count, unitType)} ${count === 1 ? 'appears' : 'appear'} at ${hex}.`
    },
    show: ({ units, unitType, hex }, table) =>
      units.length === 0
        ? unseen(table)
        : SCENE.appearing('summon', hex, [table, joined(table, units, unitType, hex)], units),
    moment: ({ unitType, units }) => unitType === 'demon' && units.length > 0,
    hear: heard('step'),
    goal: ['haunt', 'unitType'],
  },
} satisfies Entries

/** The table with new units in a hex. */
function joined(table: Table, ids: readonly UnitId[], type: UnitType, hex: HexId): Table {
  return { ...table, units: [...table.units, ...ids.map((id) => ({ id, type, hex }))] }
}
