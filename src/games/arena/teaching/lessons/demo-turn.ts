import type { DemonstrationStep, Lesson } from '@/engine/lesson'
import { arrows, circles } from '@/engine/rule-drawing'
import type { CorpseId } from '../../rules/position'
import { lessonOf } from './writing/chapters'
import { aimedAt, EAST, WEST } from './writing/orders'
import { AT_HOME, scene } from './writing/scene'

const POSITION = scene(
  'terrain',
  [
    ...['west giant C4', 'west orc C4', 'west archer B4', 'west necromancer C3'],
    ...['east ogre C5', 'east dwarf C5', 'east high-priest C6', ...AT_HOME],
  ],
  {
    pools: [6, 5],
    spells: [['create-zombie'], ['bless']],
    items: [{ id: 'magic-sword-1', type: 'magic-sword', owner: 0, at: 'C4' }],
    corpses: [{ id: 'corpse-1', type: 'elf', owner: 1, at: 'B3' }],
  },
)

const BEFORE_THE_MARCH: readonly DemonstrationStep[] = [
  {
    command: WEST.changeTerrain('C3', 'Grass'),
    text: 'Terrain Change. West controls four hexes and so has 4 points: a step in a hex of its own. The river in C3 becomes Grass. [[AA-4.4]] [[AA-4.5]]',
    drawings: circles('C3', 'green'),
  },
  { command: WEST.endPhase },
  {
    command: WEST.equip('giant-1', 'magic-sword-1'),
    text: 'Equip and Mount. The giant picks up the magic sword that lies in its hex: 5 and 1 are 6. [[AA-6.4]]',
    drawings: circles('C4', 'green'),
  },
  { command: WEST.endPhase },
  {
    command: WEST.cast('necromancer-1', 'create-zombie', {
      kind: 'corpse',
      corpse: 'corpse-1' as CorpseId,
    }),
    text: 'Magic 1. The necromancer begins Create Zombie over the dead elf in B3 and pays 4. It takes a Half Turn. [[AA-18.3]]',
    drawings: arrows('C3 B3', 'blue'),
  },
  { command: WEST.pass, text: 'West passes; now East may answer. [[AA-19.3]]' },
  { command: EAST.pass, text: 'East keeps its spell for later. Nobody declares any more. [[AA-19.5]]' },
  {
    command: WEST.walk('giant-1', 'C5'),
    text: 'Movement. The giant walks into C5, where an ogre and a dwarf stand.',
    drawings: arrows('C4 C5', 'red'),
  },
  {
    command: WEST.walk('orc-1', 'C5'),
    text: 'So does the orc. The necromancer is casting and must stay where it is. [[AA-18.6]]',
    drawings: arrows('C4 C5', 'red'),
  },
  { command: WEST.endPhase },
]

const THE_FIGHT: readonly DemonstrationStep[] = [
  {
    command: WEST.pass,
    text: 'Magic 2. West has nothing to declare, but could still stop the necromancer. It does not. [[AA-18.9]] [[AA-19.7]]',
    drawings: circles('C3', 'blue'),
  },
  {
    command: EAST.cast('high-priest-1', 'bless', aimedAt('ogre-1')),
    text: 'Now the word is East’s: its high priest blesses the ogre, an Instant for 2 more Power. [[AA-19.3]] [[AA-18.2]]',
    drawings: arrows('C6 C5', 'blue'),
  },
  { command: EAST.pass, text: 'East has declared, so West has the word once more. [[AA-19.4]]' },
  {
    command: WEST.pass,
    text: 'All has been declared and works, Instants first. Then the Half Turn is over: a zombie rises in B3. [[AA-19.6]]',
    drawings: circles('B3 C5', 'blue'),
  },
  {
    command: WEST.fire('archer-1', 'C5'),
    text: 'Combat. The archer fires into C5 first, with Power 1. [[AA-14.6]]',
    drawings: arrows('B4 C5', 'red'),
  },
  {
    command: WEST.resolve('C5'),
    dice: [2],
    text: 'Giant 6, orc 1 and archer 1 are 8; ogre 5 and dwarf 2 are 7. East loses, and a die picks the dwarf. [[AA-11.6]]',
    drawings: circles('C5', 'red'),
  },
  {
    command: WEST.endPhase,
    text: 'Combat is over, and Retreat runs by itself: the ogre falls back to C6, which East controls. [[AA-15.4]]',
    drawings: arrows('C5 C6', 'red'),
  },
  {
    command: WEST.endPhase,
    text: 'Equip and Mount once more, and Winning: nobody stands on the enemy’s king hex. The turn is over, and East’s begins. [[AA-23.1]]',
  },
]

/** A whole turn with all its phases, to be shown to a class. */
export const DEMO_TURN: Lesson = lessonOf(
  {
    id: 'demo-turn',
    title: 'A whole turn',
    summary: 'All nine phases in one go, with magic of both sides: made to be presented.',
    minutes: 5,
  },
  [
    {
      kind: 'reading',
      title: 'Before we begin',
      text: [
        'One {{turn}} of West’s in nine {{phase|phases}}. East watches, and may answer in the Magic phases only. [[AA-3.1]] [[AA-19.3]]',
        'A giant and an orc face an ogre and a dwarf: 6 against 5. A sword lies in C4, a dead elf in B3, and both sides have a spell left. Who will hold C5?',
      ],
      position: POSITION,
      viewer: 'table',
      drawings: circles('C5', 'yellow'),
    },
    {
      kind: 'demonstration',
      title: 'The turn',
      text: ['Step through it; every step says which {{phase}} it belongs to and which rule it follows.'],
      position: POSITION,
      viewer: 'table',
      steps: [...BEFORE_THE_MARCH, ...THE_FIGHT],
    },
  ],
)
