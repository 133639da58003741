import type { Lesson } from '@/engine/lesson'
import { capitalized } from '@/engine/phrases'
import { arrow, circles, lessonOf, mistake } from '../writing/chapters'
import { all, ALL_ROLLED, event, failure, free, held } from '../writing/goals'
import { END, fireball, resolve } from '../writing/orders'
import { fireballs, PRESS } from '../writing/press'
import { type Placed, scene } from '../writing/scene'
import { fatalDice, TAUGHT, whoFalls } from '../writing/taught'

const FIRE = TAUGHT.tables.fireball
const UNITS: readonly Placed[] = [
  ['sorcerer', '0909', 3],
  ['elf', '1110', 4],
  ['barbarian', '0709', 4],
]

/** The sorcerer's fireballs (AR-8). */
export const SORCERER_FIREBALL: Lesson = lessonOf(
  {
    id: 'sorcerer-fireball',
    title: 'The sorcerer’s fireball',
    summary: 'Who may still cast, how far fire goes, and whom it hurts.',
    minutes: 4,
  },
  [
    {
      kind: 'reading',
      title: 'Fire or friends',
      text: [
        'A sorcerer casts one spell a turn. Whoever {{summon|summoned}} lies turned over and throws no fire. [[AR-5.5]]',
        'The target is one hex away, or two if a clear hex lies between; who stands in that hex does not matter. Fire never goes into or out of an {{entry hex}}. [[AR-8.2]]',
        `${capitalized(whoFalls(FIRE, ['elf', 'dwarf', 'wizard', 'barbarian']))}. One die for each unit: fire likes full stacks. [[AR-8.4]]`,
        'Fire does not harm haunts, nor the wand. [[AR-8.6]]',
      ],
      position: scene(['sorcerer', 'fireball'], UNITS, { more: { cast: ['sorcerer-1'] } }),
      viewer: 'sorcerer',
      drawings: [arrow('0909 1110', 'red'), arrow('0909 0709', 'red')],
    },
    {
      kind: 'demonstration',
      title: 'Two targets at once',
      text: ['Casters of one stack may choose different targets. All are named before the first die.'],
      position: scene(['sorcerer', 'fireball'], UNITS),
      viewer: 'sorcerer',
      steps: [
        { command: fireball('sorcerer-1', '1110'), drawings: [arrow('0909 1110', 'red')] },
        { command: fireball('sorcerer-2', '0709'), drawings: [arrow('0909 0709', 'red')] },
        {
          command: resolve(2),
          dice: [6, 5, 1, 2],
          text: 'You choose the order. Of the barbarians one falls, by the 6.',
        },
        { command: resolve(1), dice: [6, 5, 1, 2], text: 'The same dice take two elves.' },
        { command: END },
      ],
    },
    {
      kind: 'task',
      title: 'Every die a five',
      text: [
        'Say the dice will all show 5. One of your three sorcerers has summoned already; the others are ready. Empty a hex of the enemy.',
        'Click the sorcerers, then a target; designate, and roll.',
      ],
      position: scene(['sorcerer', 'fireball'], UNITS, { more: { cast: ['sorcerer-1'] } }),
      viewer: 'sorcerer',
      dice: [5],
      goal: free('1110'),
      failures: [
        failure(
          'AR-8.4',
          all(event('fireballResolved'), held('1110'), ALL_ROLLED),
          `A barbarian falls on ${fatalDice(FIRE, 'barbarian')}. Look whom a 5 takes.`,
        ),
      ],
      hints: [
        'Which of the two enemy stacks falls on a 5?',
        `One fireball at the elves is enough: {{hex:0909}}, {{hex:1110}}, ${PRESS.fewer} to keep the other spell, ${fireballs(1)}, ${PRESS.roll}.`,
      ],
      solution: [fireball('sorcerer-2', '1110'), resolve(1)],
      mistakes: [
        mistake('AR-5.5', fireball('sorcerer-1', '1110')),
        mistake('AR-8.4', fireball('sorcerer-2', '0709'), resolve(1)),
        mistake('AR-8.2', fireball('sorcerer-2', '1111')),
      ],
      praise:
        'A 5 takes elves, and all four are gone. At the beginning of combat you may advance into their hex. [[AR-10.9]]',
      drawings: circles('1110 0709', 'blue'),
    },
  ],
)
