import { heard, stepsHeard } from '@/table/motion/sounds'
import { spaceName } from '../../queries/names'
import { airOf, groundOf, hexOf } from '../../queries/spaces'
import type { Entries } from './kit'
import { SCENE, unitOf } from './scene'

/** Units that change their place, with whoever rides on them. */
export const MOVE_EVENTS = {
  walked: {
    clause: 'AA-9.1',
    say: ({ unit, from, path }, names) =>
      `${names.creature(unit)} walks from ${hexOf(from)} to ${path.at(-1) ?? hexOf(from)}.`,
    at: ({ from, path }) => [hexOf(from), ...path],
    arrow: ({ from, path }) => ({ from: [hexOf(from)], to: path.at(-1), kind: 'aid' }),
    show: ({ unit, from, path }, table) =>
      SCENE.moving(table, unitOf(table, unit), [from, ...path.map(groundOf)]),
    hear: ({ path }) => stepsHeard(Math.max(1, path.length)),
  },
  /** Whoever only takes off or lands hops in its hex. */
  flew: {
    clause: 'AA-10.2',
    say({ unit, from, path, landed }, names) {
      const end = path.at(-1) ?? hexOf(from)
      const what = landed ? `lands at ${end}` : `stays in the air over ${end}`
      return `${names.creature(unit)} flies from ${spaceName(from)} and ${what}.`
    },
    at: ({ from, path }) => [hexOf(from), ...path],
    arrow: ({ from, path }) => ({ from: [hexOf(from)], to: path.at(-1), kind: 'aid' }),
    show({ unit, from, path, landed }, table) {
      const end = path.at(-1) ?? hexOf(from)
      const space = landed ? groundOf(end) : airOf(end)
      return SCENE.moving(table, unitOf(table, unit), [from, ...path.slice(0, -1).map(airOf), space])
    },
    hear: ({ path }) => stepsHeard(Math.max(1, path.length)),
  },
  landed: {
    clause: 'AA-10.8',
    say: ({ unit, at }, names) => `${names.creature(unit)} has to land at ${spaceName(at)}.`,
    at: ({ at }) => [hexOf(at)],
    show: ({ unit, at }, table) => SCENE.landing(table, unitOf(table, unit), at),
    hear: heard('step'),
  },
  carried: {
    clause: 'AA-22.26',
    say: ({ creature, from, to }, names) =>
      `${names.creature(creature)} is carried from ${spaceName(from)} to ${spaceName(to)}.`,
    at: ({ from, to }) => [hexOf(from), hexOf(to)],
    arrow: ({ from, to }) => ({ from: [hexOf(from)], to: hexOf(to), kind: 'aid' }),
    show: ({ creature, from, to }, table) => SCENE.moving(table, [creature], [from, to]),
    hear: heard('step'),
  },
  retreated: {
    clause: 'AA-15.1',
    say({ unit, from, to, among }, names) {
      const ways = among > 1 ? `, one of ${among} ways,` : ''
      return `${names.creature(unit)} retreats from ${spaceName(from)}${ways} to ${spaceName(to)}.`
    },
    draws: ({ among }) => among,
    means: ({ to }) => `to ${spaceName(to)}`,
    at: ({ from, to }) => [hexOf(from), hexOf(to)],
    arrow: ({ from, to }) => ({ from: [hexOf(from)], to: hexOf(to), kind: 'aid' }),
    show: ({ unit, from, to }, table) => SCENE.moving(table, unitOf(table, unit), [from, to]),
    hear: heard('step'),
    goal: ['unit', 'to'],
  },
} satisfies Entries
