import type { LessonChapter } from '@/engine/lesson'
import { keyTo } from '@/engine/lesson-making'
import { circles } from '../writing/chapters'
import { type Placed, scene } from '../writing/scene'

/** The small war of this lesson: both sides with a few units, far enough apart to have a look around. */
const ARMIES: readonly Placed[] = [
  ['elf', '0407', 3],
  ['wizard', '0608', 2],
  ['barbarian', '0402', 4],
  ['dwarf', '0402', 4],
  ['ghoul', '0808', 2],
  ['sorcerer', '1405', 2],
  ['demon', '1706', 3],
  ['orc', '1614', 2],
]
const LOOK = scene(['wizard', 'movement'], ARMIES)

export const VALLEY: LessonChapter = {
  kind: 'reading',
  title: 'The valley',
  text: [
    'Welcome. You need no rules but those you meet here. This is a valley, printed in {{hex|hexes}}. Each hex has a number: the first two figures are its column, the last two its row.',
    'Open ground is {{clear hex|clear}}: everybody may enter it. Peaks are {{mountain|mountains}}: nobody may. The six hexes marked E are gates, the {{entry hex|entry hexes}}; two of them are circled. Only the wizard’s side uses them. [[AR-1.1]]',
    'The counters with a building on them are {{haunt|haunts}}: temples, ruins and crypts. The lost wand is hidden in one of them, and only the sorcerer player knows in which.',
    `Zoom with the wheel or with ${keyTo('closer')} and ${keyTo('farther')}; drag the board to move it. ${keyTo('hexNumbers')} hides the numbers of the hexes or shows them. Go on when you have looked around.`,
  ],
  position: LOOK,
  viewer: 'wizard',
  drawings: [...circles('0402 0112'), ...circles('0508 1706 1304 1615 0715 2011', 'blue')],
}

export const SIDES: LessonChapter = {
  kind: 'reading',
  title: 'Two sides',
  text: [
    'The wizard, whose counters are blue, invades with wizards, barbarians, dwarves and elves. He wins at the moment when the wand is carried into an entry hex. [[AR-12.6]]',
    'The sorcerer, whose counters are red, defends with sorcerers, demons, orcs and ghouls. He wins when no unit of the wizard’s side is left. [[AR-12.7]]',
    'A unit has two figures. The {{combat factor}} is its strength: 2 for barbarians and demons, 1 for elves, dwarves, orcs and ghouls, ½ for wizards and sorcerers. The {{movement factor}} is how many hexes it may go: 6 for barbarians and demons, 4 for all others. [[AR-1.5]]',
    'Units in one hex are a {{stack}}. Click a stack on the board to see who is in it. At rest a stack is of one type only, four units at most. [[AR-7.6]]',
  ],
  position: LOOK,
  viewer: 'wizard',
  drawings: [...circles('0407 0608 0402', 'green'), ...circles('0808 1405 1706 1614', 'red')],
}
