import { unseen } from '@/table/motion/scene'
import { heard } from '@/table/motion/sounds'
import { SEAT_NAMES } from '../../tables/text'
import { hexOf } from '../../queries/spaces'
import type { Entries } from './kit'
import { changed, SCENE, unitOf } from './scene'

/** Items, mounts, and whom creatures obey. */
export const GEAR_EVENTS = {
  equipped: {
    clause: 'AA-6.2',
    say: ({ creature, item }, names) => `${names.creature(creature)} takes ${names.item(item)}.`,
    goal: ['creature', 'item'],
  },
  dropped: {
    clause: 'AA-6.2',
    say: ({ creature, item }, names) => `${names.creature(creature)} puts down ${names.item(item)}.`,
    at: ({ at }) => [hexOf(at)],
  },
  itemFell: {
    clause: 'AA-6.9',
    say: ({ item, hex }, names) => `${names.item(item)} falls to the ground of ${hex}.`,
  },
  itemGone: {
    clause: 'AA-6.7',
    say: ({ item, by }, names) => `${names.item(item)} is ${by === 'used' ? 'used up' : 'destroyed'}.`,
  },
  itemDisenchanted: { clause: 'AA-22.23', say: ({ item }, names) => `${names.item(item)} loses its magic.` },
  mounted: {
    clause: 'AA-7.1',
    say: ({ rider, mount }, names) => `${names.creature(rider)} mounts ${names.creature(mount)}.`,
    show: ({ rider, mount }, table) => unseen(changed(table, rider, { on: mount })),
    hear: heard('step'),
  },
  dismounted: {
    clause: 'AA-7.6',
    say: ({ rider, mount }, names) => `${names.creature(rider)} gets off ${names.creature(mount)}.`,
    show: ({ rider }, table) => unseen(changed(table, rider, { on: null })),
    hear: heard('step'),
  },
  /** A counter changes its colors with whom it obeys. */
  controllerChanged: {
    clause: 'AA-8.3',
    say: ({ creature, seat }, names) =>
      `${names.creature(creature)} now obeys ${seat === null ? 'nobody' : SEAT_NAMES[seat]}.`,
    show: ({ creature, seat }, table) =>
      SCENE.turning([table, changed(table, creature, { controller: seat })], unitOf(table, creature)),
  },
} satisfies Entries
