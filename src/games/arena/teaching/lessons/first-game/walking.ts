import type { LessonChapter } from '@/engine/lesson'
import { arrows, circles } from '@/engine/rule-drawing'
import { mistake } from '../writing/chapters'
import { all, creature, failure, not, stands } from '../writing/goals'
import { WEST } from '../writing/orders'
import { scene } from '../writing/scene'

export const WALK_SHOWN: LessonChapter = {
  kind: 'demonstration',
  title: 'A walk',
  text: [
    'In Movement each of your {{unit|units}} walks once, one hex for each point of {{move|Move}}, whatever the ground costs elsewhere. [[AA-9.1]] [[AA-9.2]]',
    'Watch how the hexes on the way come under West’s {{control}}.',
  ],
  position: scene('movement', ['west centaur C3', 'west ogre C3', 'east dwarf C6']),
  viewer: 'west',
  steps: [
    {
      command: WEST.walk('centaur-1', 'B3 B4'),
      text: 'The centaur walks two hexes. It controls both, though it only passed through the first.',
      drawings: arrows('C3 B3 B4', 'green'),
    },
    {
      command: WEST.walk('ogre-1', 'C4'),
      text: 'The ogre has Move 1. Rivers are shallow: everybody may wade.',
      drawings: arrows('C3 C4', 'green'),
    },
  ],
}

export const WALK_TRIED: LessonChapter = {
  kind: 'task',
  title: 'Your walk',
  text: [
    'You are West. Bring the centaur from C4 to D5, the circled hex.',
    'Click the centaur in {{hex:C4}}: the hexes that it can reach light up. Then click {{hex:D5}}.',
    'A unit that enters a hex with an enemy on the ground must stop there. The program finds a way around. [[AA-9.3]]',
  ],
  position: scene('movement', ['west centaur C4', 'east dwarf C5']),
  viewer: 'west',
  goal: stands('centaur-1', 'D5'),
  failures: [
    failure(
      'AA-9.1',
      all(creature('centaur-1', { moved: true }), not(stands('centaur-1', 'D5'))),
      'The centaur has moved, and each unit moves only once a turn. Try again.',
    ),
  ],
  hints: ['The way leads through D4, past the dwarf in C5.', 'Click {{hex:C4}} first, then {{hex:D5}}.'],
  solution: [WEST.walk('centaur-1', 'D4 D5')],
  mistakes: [
    mistake('AA-9.3', WEST.walk('centaur-1', 'C5 D5')),
    mistake('AA-9.7', WEST.walk('centaur-1', 'C3 D3 D4')),
    mistake('AA-9.2', WEST.walk('centaur-1', 'D5')),
    mistake('AA-9.1', WEST.walk('centaur-1', 'D4')),
  ],
  praise: 'D5 is reached. A unit that only passes beside an enemy is not stopped.',
  drawings: circles('D5', 'yellow'),
}
