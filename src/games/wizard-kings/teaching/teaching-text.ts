import { counted } from '@/engine/basics/phrases'
import type { Clause } from '../clauses'
import type { Moon } from '../tables/moon'
import type { BlockClass, BlockType } from '../tables/vocabulary'

/** Words of the position editor. */
export const TEXT = {
  turn: 'Whose turn it is',
  moon: 'Moon',
  of: (kind: string, seat: string) => `${kind} of ${seat}`,
  steps: (name: string) => `Steps of ${name}`,
} as const

interface Sequence {
  readonly name: string
  readonly parts: readonly (readonly [name: string, clause: Clause])[]
}

const SEQUENCE: readonly Sequence[] = [
  {
    name: 'A turn',
    parts: [
      ['Initiative', 'TS-2'],
      ['First moves', 'MV-1'],
      ['First recruits', 'RC-1'],
      ['Second moves', 'MV-1'],
      ['Second recruits', 'RC-1'],
      ['Battles in which First attacks', 'TS-5'],
      ['Battles in which Second attacks', 'TS-5'],
      ['Wizards study, castles are disbanded', 'BD-2'],
      ['Builds', 'BD-3'],
      ['Victory check, moon, next turn', 'TS-8'],
    ],
  },
  {
    name: 'A battle',
    parts: [
      ['Main hexside and active blocks', 'CB-3'],
      ['Each round: spells end, reserves arrive, fatigued wizards leave', 'CB-7'],
      ['Each block in its slot fires, casts, retreats or holds', 'CB-9'],
      ['Fourth round: attackers leave', 'CB-14'],
      ['The winner regroups, recruits or does nothing', 'RG-1'],
    ],
  },
]

const CLASSES: Readonly<Partial<Record<BlockClass, string>>> = { wizard: 'Wizard, flies', castle: 'Castle' }
const MOON_RECRUITS: Readonly<Record<Moon, string>> = {
  waxing: 'as others do',
  full: '1 step more if you like, two in a hex',
  waning: 'as others do',
  new: 'no',
}
const RECRUITS: Readonly<Record<BlockType, string>> = {
  forest: 'forest, or two forest hexsides',
  desert: 'desert',
  mountain: 'two mountain hexsides',
  swamp: 'swamp, or two river hexsides',
  sea: 'sea or coast',
  air: 'a city in a clear hex, anybody’s',
  none: 'clear',
}

/** Of a city and what belongs to it: in the small scenario, and in the others. */
const CONTROL: Readonly<Record<string, readonly [small: string, larger: string]>> = {
  'A city with your blocks alone': ['yours', 'yours'],
  'A vacant city of your board': ['–', 'yours'],
  'Any other vacant city': ['nobody’s', 'its board’s owner’s'],
  'A city with blocks of both': ['nobody’s', 'nobody’s'],
  'A castle step goes': [
    'where you have a garrison',
    'into a city of your boards without an enemy, or where you have a garrison',
  ],
  'New cadres appear': ['at your edge, and enter next turn', 'in your capital, if no enemy is in it'],
  'A retreat into a vacant city': ['never', 'on your own boards, or if you held it before the battles'],
}

/** Words of the charts. */
export const CHART_TEXT = {
  none: '–',
  sequence: SEQUENCE,
  groundNote:
    'Strangers are land blocks that are not native. A road crossing spares them stops and the limit of one; flyers know neither. A coastal hex counts as its land and as sea.',
  strangers: 'strangers',
  strict: (strangers: number, total: number) =>
    `${counted(strangers, 'stranger', 'strangers')}, ${total} in all`,
  typesNote:
    'Every block also recruits in a capital of its own that holds no enemy. A chaos block recruits alone in its hex, and of blocks of different types only one does.',
  recruits: RECRUITS,
  steps: {
    'Any block': '1',
    'Base cost 1': '2',
    'Werebeast, full moon': '1 or 2',
    'Werebeast of base cost 1, full moon': '1 to 3',
    'Werebeast, new moon': 'none',
    'After a victory': '1, werebeasts by the moon',
    'Wizards and castles': 'none',
  },
  slotsNote: 'Slots in their order, from 1 to 16.',
  level: (level: number) => `Level ${level}`,
  atLeast: (steps: number) => `${counted(steps, 'step', 'steps')} or more`,
  die: (level: number) => (level === 1 ? 'a 1' : `1 to ${level}`),
  stepsOf: (steps: number) => counted(steps, 'step', 'steps'),
  moonNote: 'The turns where nobody has rolled for the first phase.',
  turns: (turns: readonly number[]) => `${turns.join(', ')} …`,
  moonRecruits: MOON_RECRUITS,
  pool: (least: number, most: number) => (least === 0 ? `up to ${most}` : `${least} to ${most}`),
  control: CONTROL,
  citiesOf: (board: string) => `Cities of ${board}`,
  citiesNote: 'Hexes of the board when it lies alone and is not turned.',
  classes: CLASSES,
  armyNote:
    'The letter of a rating tells when a block acts, its number the highest die that hits. At a base cost of 1 it recruits two steps.',
  spells: (army: string) => `Spells of the ${army}`,
  chaosNote: 'Each seat can have one of each.',
  chaosSpellNote: 'A chaos block pays one step for each level, and never its last.',
} as const
