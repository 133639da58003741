import type { LessonChapter } from '@/engine/lesson'
import { circles } from '@/engine/rule-drawing'
import { mistake } from '../writing/chapters'
import { all, creature, during, failure, not, stands } from '../writing/goals'
import { WEST } from '../writing/orders'
import { changeTo, PRESS } from '../writing/press'
import { AT_HOME, scene } from '../writing/scene'

export const TURN: LessonChapter = {
  kind: 'reading',
  title: 'A turn',
  text: [
    'A turn has nine phases. First you change the land. Then your creatures take up items and mount each other. Magic, Movement, magic again. Then Combat, and the beaten retreat. At the end you may once more equip and mount, and the program looks whether somebody has won. [[AA-3.1]]',
    `The button at the foot of the panel ends a phase. Retreat and Winning run by themselves, and magic is passed over where nobody has any. [[AA-3.3]] [[AA-19.7]]`,
    'Then the other player does the same. [[AA-3.2]]',
  ],
  position: scene('terrain', ['west swordmaster B3', 'west orc C3', 'east dwarf C6', ...AT_HOME]),
  viewer: 'west',
}

const LAND_OPEN = { position: { hexes: { B4: { terrain: 'Grass' } } } }

export const LAND_TRIED: LessonChapter = {
  kind: 'task',
  title: 'Making a way',
  text: [
    'The swordmaster in B3 goes on Grass and River only, and B4 is Rocky. Change it to Grass, then walk there.',
    'The {{budget}} for the land is one point for each hex you control. A step costs 4 in a hex of your own, 6 in nobody’s, 8 in the enemy’s. You have 6. [[AA-4.4]] [[AA-4.5]]',
    `Click {{hex:B4}} and press ${changeTo('Grass', 6)}. End Terrain Change with ${PRESS.end} and Equip and Mount with ${PRESS.end}. Now it is Movement: click {{hex:B3}}, then {{hex:B4}}.`,
  ],
  position: scene('terrain', ['west swordmaster B3', 'east dwarf C6', ...AT_HOME], {
    budget: 6,
    hexes: { B4: { terrain: 'Rocky' } },
  }),
  viewer: 'west',
  goal: stands('swordmaster-1', 'B4'),
  failures: [
    failure(
      'AA-4.2',
      all(not(during('terrain')), not(LAND_OPEN)),
      'Terrain Change is over, and B4 is still Rocky: the swordmaster cannot enter it.',
    ),
    failure(
      'AA-9.1',
      all(creature('swordmaster-1', { moved: true }), not(stands('swordmaster-1', 'B4'))),
      'The swordmaster has walked somewhere else. Try again.',
    ),
    failure('AA-3.1', during('combat'), 'Movement is over. Try again.'),
  ],
  hints: [
    'Rocky becomes Grass in one step. Nobody controls B4, so it costs 6: all you have.',
    `Click {{hex:B4}}, press ${changeTo('Grass', 6)}, then ${PRESS.end} and ${PRESS.end}; click {{hex:B3}}, then {{hex:B4}}.`,
  ],
  solution: [
    WEST.changeTerrain('B4', 'Grass'),
    WEST.endPhase,
    WEST.endPhase,
    WEST.walk('swordmaster-1', 'B4'),
  ],
  mistakes: [
    mistake('AA-4.3', WEST.changeTerrain('B4', 'River')),
    mistake('AA-4.7', WEST.changeTerrain('C9', 'Grass')),
    mistake('AA-4.5', WEST.changeTerrain('C4', 'Grass'), WEST.changeTerrain('B4', 'Grass')),
    mistake('AA-3.8', WEST.walk('swordmaster-1', 'B4')),
    mistake('AA-4.2', WEST.endPhase),
  ],
  praise: 'A change of the land can open a way for you, or close one to the enemy.',
  drawings: circles('B4', 'yellow'),
}
