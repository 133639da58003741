import type { LessonChapter } from '@/engine/lesson'
import { circles } from '@/engine/rule-drawing'
import { mistake } from '../writing/chapters'
import { failure, turnOf, won } from '../writing/goals'
import { WEST } from '../writing/orders'
import { PRESS } from '../writing/press'
import { scene } from '../writing/scene'

export const KING_TRIED: LessonChapter = {
  kind: 'task',
  title: 'The king hex',
  text: [
    'One grunt, Power 1, guards East’s {{king hex}}. Win in this turn.',
    'The check comes at the very end of the turn, after Combat and Retreat: beat the guard, and still stand there. [[AA-23.1]] [[AA-23.2]]',
  ],
  position: scene('movement', ['west centaur B8', 'west orc D7', 'east human-grunt C9', 'east ogre C5']),
  viewer: 'west',
  goal: won('west'),
  failures: [
    failure('AA-23.2', turnOf('east'), 'The turn is over, and the king hex is not yours. Try again.'),
  ],
  hints: [
    'The centaur has Power 2. C9 is next to B8.',
    `Click {{hex:B8}}, then {{hex:C9}}. Press ${PRESS.end} and ${PRESS.anyway}, then ${PRESS.settle}. Press ${PRESS.end} to end Combat and ${PRESS.end} to end the turn.`,
  ],
  solution: [WEST.walk('centaur-1', 'C9'), WEST.endPhase, WEST.resolve('C9'), WEST.endPhase, WEST.endPhase],
  mistakes: [
    mistake('AA-9.3', WEST.walk('centaur-1', 'C9 D8')),
    mistake('AA-11.4', WEST.walk('centaur-1', 'C9'), WEST.endPhase, WEST.endPhase),
    mistake('AA-23.2', WEST.endPhase, WEST.endPhase, WEST.endPhase),
  ],
  praise:
    'You hold East’s king hex at the end of the turn, and West wins. Everything else in the game helps you to get there.',
  drawings: circles('C9', 'yellow'),
}

export const NEXT: LessonChapter = {
  kind: 'reading',
  title: 'From here',
  text: [
    'You can play now. “First Clash” among the ready games is a good first battle: it has no spells, and a few archers, mounts and items to try.',
    'The other lessons take one thing each: {{flyer|flyers}}, storms, {{targeted|Targeted}} and {{blunt|Blunt}} attacks, {{poison}}, {{ranged attack|ranged attacks}}, {{mount|mounts}}, {{vehicle|vehicles}} and magic. Take them when you meet them.',
    'At the table the program never lets you break a rule, and whatever it refuses it explains, with the clause.',
  ],
  position: scene('terrain', [
    ...['west giant C1', 'west ogre C1', 'west orc C1', 'west orcish-archer C1', 'west giant-spider C1'],
    ...['east swordmaster C9', 'east centaur C9', 'east archer C9', 'east elephant C9', 'east warhorse C9'],
  ]),
  viewer: 'west',
}
