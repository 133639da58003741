import type { Lesson } from '@/engine/lesson'
import { keyTo, lessonsIn, mistakeOf } from '@/engine/lesson-making'
import { ordersOf } from '@/engine/kernel/orders'
import { COMMANDS } from '../commands'
import { scene } from './rulebook'

const lessonOf = lessonsIn({
  gameId: '__id__',
  key: 'turn',
  ends: ['endTurn'],
  missed: { text: 'The turn is over, and none comes back. Try again from the start.', clause: '__XX__-1.2' },
})

const NORTH = ordersOf(COMMANDS, 'north')

const FIRST_GAME = {
  id: 'first-game',
  title: 'Your first game',
  summary: 'Move, attack, and strike down the other crown.',
  minutes: 3,
}

/** The course. */
export const LESSONS: readonly Lesson[] = [
  lessonOf(FIRST_GAME, [
    {
      kind: 'task',
      title: 'Into the forest',
      text: [
        'You play North. One of your units carries the [[__XX__-1.1|crown]], and so does one of South’s.',
        `Click {{unit:North 2}}, then the forest of {{hex:0303}}; ${keyTo('cancel')} lets go of what is picked.`,
      ],
      position: scene('north-1 0301', 'north-2 0302', 'south-1 0304', 'south-2 0205'),
      viewer: 'north',
      goal: { position: { units: [{ id: 'north-2', hex: '0303' }] } },
      hints: ['It lies one hex to the south.', 'Move {{unit:North 2}} to {{hex:0303}}.'],
      solution: [NORTH.move({ unit: 'north-2', to: '0303' })],
      mistakes: [mistakeOf('__XX__-2.1', NORTH.move({ unit: 'north-2', to: '0304' }))],
    },
    {
      kind: 'task',
      title: 'The crown',
      text: ['{{unit:South 1}} carries the crown. Attack it.'],
      position: scene('north-1 0301', 'north-2 0303', 'south-1 0304', 'south-2 0205'),
      viewer: 'north',
      dice: [4],
      goal: { event: { type: 'fell', hadCrown: true } },
      hints: ['An attack is a move.', 'Move {{unit:North 2}} to {{hex:0304}}.'],
      solution: [NORTH.move({ unit: 'north-2', to: '0304' })],
      mistakes: [mistakeOf('__XX__-2.1', NORTH.move({ unit: 'north-1', to: '0304' }))],
    },
  ]),
]
