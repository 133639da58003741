import type { Lesson } from '@/engine/lesson'
import { arrows, circles } from '@/engine/rule-drawing'
import { lessonOf, mistake } from '../writing/chapters'
import { all, dead, event, failure, not } from '../writing/goals'
import { WEST } from '../writing/orders'
import { PRESS } from '../writing/press'
import { AT_HOME, scene } from '../writing/scene'

const LEFT = [...['west ogre C5', 'west kobold C5', 'west human-pilot B4', 'east tank C5'], ...AT_HOME]

/** Machines and horses with and without a pilot (AA-8). */
export const VEHICLES: Lesson = lessonOf(
  {
    id: 'vehicles',
    title: 'Vehicles',
    summary: 'What a pilot makes of a vehicle, and what becomes of it without one.',
    minutes: 4,
  },
  [
    {
      kind: 'reading',
      title: 'Nobody at the wheel',
      text: [
        'A {{vehicle}} belongs to whoever pilots it, whoever bought it. A {{pilot}} is a creature with hands that is mounted on it. [[AA-8.1]] [[AA-8.3]]',
        'Without one it is nobody’s: it does not move, fight, fire or hold a hex, and is in nobody’s way. The tank in C5 stops no one. [[AA-8.2]]',
        'If its last pilot dies on the ground it stays where it is. In the air it crashes. [[AA-8.5]] [[AA-8.6]]',
        'An empty vehicle may be taken, by mounting it, or attacked in Combat. [[AA-7.3]] [[AA-8.7]]',
      ],
      position: scene('combat', LEFT),
      viewer: 'west',
      drawings: circles('C5', 'red'),
    },
    {
      kind: 'demonstration',
      title: 'Shot out of the saddle',
      text: ['A gunship with its pilot fires at a kobold on a riding horse.'],
      position: scene('combat', [
        ...['west gunship B4', 'west human-pilot B4 on gunship-1'],
        ...['east kobold C5 on riding-horse-1', 'east riding-horse C5', ...AT_HOME],
      ]),
      viewer: 'west',
      steps: [
        { command: WEST.fire('gunship-1', 'C5'), drawings: arrows('B4 C5', 'red') },
        {
          command: WEST.resolve('C5'),
          dice: [1],
          text: '2 against 0. Chance picks the kobold.',
          drawings: circles('C5', 'red'),
        },
        {
          command: WEST.endPhase,
          text: 'The horse has no pilot any more. It neither dies nor runs; it waits for a rider.',
        },
      ],
    },
    {
      kind: 'task',
      title: 'Scrap',
      text: [
        'East has left a warhorse, Power 1, in C6. Your ogre and your kobold have come there. Destroy the horse before East mounts it.',
        'The total of those who attack it must be higher than its Power.',
      ],
      position: scene('combat', ['west ogre C6', 'west kobold C6', 'east warhorse C6', ...AT_HOME]),
      viewer: 'west',
      goal: dead('warhorse-1'),
      failures: [
        failure(
          'AA-8.7',
          all(event('vehicleAttacked'), not(dead('warhorse-1'))),
          'That was not enough, and nothing has happened to the horse. Try again.',
        ),
      ],
      hints: [
        'The kobold has Power 0; it cannot do it alone.',
        `Click {{hex:C6}}, then press ${PRESS.attack}.`,
      ],
      solution: [WEST.attackVehicle('warhorse-1', 'ogre-1')],
      mistakes: [
        mistake('AA-8.7', WEST.attackVehicle('warhorse-1', 'kobold-1')),
        mistake('AA-11.1', WEST.resolve('C6')),
        mistake('AA-3.1', WEST.endPhase),
      ],
      praise: 'Nobody retreats from such an attack, and nobody dies in it but the vehicle.',
      drawings: circles('C6', 'red'),
    },
  ],
)
