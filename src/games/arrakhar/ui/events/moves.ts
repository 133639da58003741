import type { HexId } from '@/engine/kernel/hex'
import { counted } from '@/engine/basics/phrases'
import type { Shown } from '@/table/events/presentation'
import { heard, stepsHeard } from '@/table/motion/sounds'
import { ICONS } from '../../tables/icons'
import { BANNERS } from '../../tables/setup-text'
import { countOf } from '../../tables/units'
import type { Table } from '../../state/position'
import { formerText } from '../sentences/words'
import { REACHES } from './course'
import type { Entries } from './kit'
import { losing, SCENE } from './scene'

/** Marches, and those who leave. */
export const MOVE_EVENTS = {
  moved: {
    clause: ({ wandTakenAt }) => (wandTakenAt === null ? 'AR-7.1' : 'AR-12.2'),
    say({ units, unitType, from, path, wandTakenAt }) {
      const who = `${countOf(units.length, unitType)} ${units.length === 1 ? 'moves' : 'move'}`
      const points = counted(path.length, 'point', 'points')
      const wand = wandTakenAt === null ? '' : ', the wand with them'
      return `${who} ${from}–${path.at(-1) ?? from} (${points})${wand}.`
    },
    at: ({ from, path }) => [from, ...path],
    arrow: ({ from, path }) => ({ from: [from], to: path.at(-1), kind: 'aid' }),
    show({ units, from, path, wandTakenAt }, table) {
      const moved = SCENE.moving(table, units, [from, ...path])
      return wandTakenAt === null ? moved : carrying(moved, wandTakenAt, path.at(-1) ?? from)
    },
    moment: ({ wandTakenAt }) => wandTakenAt !== null,
    hear: ({ path, wandTakenAt }) => [
      ...stepsHeard(path.length),
      ...(wandTakenAt === null ? [] : heard('wand', REACHES)),
    ],
  },
  leftValley: {
    clause: 'AR-1.3',
    say({ units, hex, withWand }) {
      const who = `${formerText(units)} ${units.length === 1 ? 'leaves' : 'leave'}`
      return `${who} the valley at ${hex}${withWand ? ' with the wand' : ', never to return'}.`
    },
    show: ({ units, hex }, table) => losing(table, units, { hex, manner: 'leaving' }),
    banner: ({ hex, withWand }) => (withWand ? { hex, text: BANNERS.carriedOut, icon: ICONS.wand } : null),
    moment: ({ withWand }) => withWand,
    hear: heard('step'),
    goal: ['withWand'],
  },
} satisfies Entries

/** The wand gleams where it is taken up, and goes along with those who move. */
function carrying({ table, effects }: Shown<Table>, takenAt: HexId, hex: HexId): Shown<Table> {
  const prize = {
    hex,
    icon: ICONS.wand,
    code: 'Wand',
    label: 'The wand',
    kind: 'treasure',
    marked: false,
  } as const
  return {
    table: { ...table, wand: { hidden: false, hex } },
    effects: [{ kind: 'gleam', hex: takenAt }, ...effects.map((effect) => ({ ...effect, prize }))],
  }
}
