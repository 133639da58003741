import type { FallEffect } from '@/board/motion/board-effect'
import { seen, unseen } from '@/table/motion/scene'
import { heard } from '@/table/motion/sounds'
import { DEATH_TEXT, SEAT_NAMES } from '../../tables/text'
import { spaceName } from '../../queries/names'
import { creatureOf } from '../../queries/creatures'
import type { DeathCause } from '../../events'
import { hexOf, hexOfCreature, isAir } from '../../queries/spaces'
import type { Entries } from './kit'
import { SCENE, seenAs, without } from './scene'

/** When a death is heard, after what brought it about. */
const FALLS = 0.2

const MANNERS: Readonly<Record<DeathCause, FallEffect['manner']>> = {
  combat: 'struck',
  wrecked: 'struck',
  fall: 'struck',
  crash: 'struck',
  magic: 'burnt',
  poison: 'leaving',
  noWayOut: 'leaving',
}

/** Fights and deaths. */
export const COMBAT_EVENTS = {
  fired: {
    clause: 'AA-14.2',
    say: ({ shooter, target }, names) => `${names.creature(shooter)} fires into ${spaceName(target)}.`,
    at: ({ target }) => [hexOf(target)],
    arrow: ({ shooter, target }, before) => ({
      from: [hexOfCreature(before, shooter)],
      to: hexOf(target),
      kind: 'blade',
    }),
    show({ shooter, target }, table) {
      const from = hexOfCreature(table, shooter)
      return from === undefined ? unseen(table) : seen(table, { kind: 'shot', from, to: hexOf(target) })
    },
    hear: heard('blades'),
    goal: ['shooter', 'target'],
  },
  fought: {
    clause: ({ winner }) => (winner === null ? 'AA-11.7' : 'AA-11.5'),
    say({ space, attack, defense, winner, spared }) {
      const outcome = winner === null ? 'a tie; the attackers fall back' : `${SEAT_NAMES[winner]} wins`
      const blunt = spared ? ' by Blunt attacks, and nobody is killed' : ''
      return `${isAir(space) ? `Air fight over ${hexOf(space)}` : `Fight at ${space}`}, ${attack} against ${defense}: ${outcome}${blunt}.`
    },
    at: ({ space }) => [hexOf(space)],
    show: ({ space }, table) => seen(table, { kind: 'clash', hex: hexOf(space) }),
    weight: ({ attack, defense }) => attack + defense,
    hear: heard('blades'),
    goal: ['space', 'winner'],
  },
  vehicleAttacked: {
    clause: 'AA-8.7',
    say({ vehicle, attack, defense, destroyed }, names) {
      const outcome = destroyed ? 'it is destroyed' : 'it holds'
      return `${names.creature(vehicle)} is attacked, ${attack} against ${defense}: ${outcome}.`
    },
    show({ vehicle }, table) {
      const hex = hexOfCreature(table, vehicle)
      return hex === undefined ? unseen(table) : seen(table, { kind: 'clash', hex })
    },
    hear: heard('blades'),
  },
  casualtyChosen: {
    clause: ({ reason }) => (reason === 'poison' ? 'AA-13.6' : 'AA-12.2'),
    say({ seat, creature }, names) {
      const whom = creature === null ? 'takes a random casualty' : `picks ${names.creature(creature)}`
      return `${SEAT_NAMES[seat]} ${whom}.`
    },
  },
  /** A draw with a single candidate says nothing that the death does not. */
  casualtyDrawn: {
    clause: 'AA-11.6',
    draws: ({ among }) => among,
    means: ({ creature }, names) => names.creature(creature),
    say: ({ creature, among }, names) =>
      among > 1 ? `Random loss, 1 of ${among}: ${names.creature(creature)}.` : null,
  },
  spared: {
    clause: ({ why }) => (why === 'saved' ? 'AA-11.10' : 'AA-13.4'),
    say({ creature, why }, names) {
      const how = why === 'saved' ? 'is saved from death and has to retreat' : 'is immune to the poison'
      return `${names.creature(creature)} ${how}.`
    },
    goal: ['creature'],
  },
  died: {
    clause: 'AA-16.1',
    say: ({ creature, cause }, names) => `${names.creature(creature)} ${DEATH_TEXT[cause]}.`,
    at: ({ at }) => [hexOf(at)],
    /** Alone: whoever rode on it stands beside. */
    show({ creature, at, cause }, table) {
      const dead = creatureOf(table, creature)
      const stood = dead && dead.at !== null
      const counters = stood ? [seenAs(without(table, [creature]), { ...dead, on: null })] : []
      return SCENE.falling(table, [creature], { hex: hexOf(at), manner: MANNERS[cause], counters })
    },
    hear: heard('fall', FALLS),
  },
} satisfies Entries
