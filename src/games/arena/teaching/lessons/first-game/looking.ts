import type { LessonChapter } from '@/engine/lesson'
import { circles } from '@/engine/rule-drawing'
import { scene } from '../writing/scene'

const LOOK = scene('terrain', [
  ...['west ogre C3', 'west orc C3', 'west orc B3', 'west centaur D2', 'west human-grunt C1'],
  ...['east dwarf C7', 'east elf B6', 'east elf D6', 'east gargoyle C6^', 'east human-grunt C9'],
])

export const BOARD: LessonChapter = {
  kind: 'reading',
  title: 'The board',
  text: [
    'Welcome to the arena. Two players, West and East, each lead an army of {{creature|creatures}}. The circled {{hex|hexes}} at the ends of the middle row are the {{king hex|king hexes}}. [[AA-1.1]] [[AA-1.3]]',
    'You win when a creature of yours stands on the ground of the enemy’s king hex at the end of a turn. [[AA-23.1]]',
    'Each hex has two {{space|spaces}}: the ground, and the air above it. They are different places; who flies over C6 does not meet who stands in it. [[AA-1.4]]',
    'Hexes are Grass, Rocky, Forest, River or Water. A creature may enter only what its {{terrain class}} allows, and players may change the land. [[AA-4.1]] [[AA-4.2]]',
  ],
  position: LOOK,
  viewer: 'west',
  drawings: circles('C1 C9', 'yellow'),
}

export const CREATURES: LessonChapter = {
  kind: 'reading',
  title: 'Creatures',
  text: [
    'A creature has {{power|Power}}, with which it fights, and {{move|Move}}, the hexes it may walk in a turn. Most walk a single hex; the centaur in D2 walks two. [[AA-9.1]]',
    'Any number of creatures of one side may share a hex: the ogre in C3, Power 3, and the orc, Power 1, together bring 4 into a fight. [[AA-1.7]] [[AA-11.5]]',
    'A hex that your creatures enter comes under your {{control}} and stays so when they have left. You see it by the tint and the pennant. Hexes you control pay for changes of the land, and give your defenders somewhere to fall back to. [[AA-5.1]] [[AA-5.2]]',
  ],
  position: LOOK,
  viewer: 'west',
  drawings: [...circles('C3 D2', 'green'), ...circles('C7 C6', 'red')],
}
