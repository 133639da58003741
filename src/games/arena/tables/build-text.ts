import { counted } from '@/engine/basics/phrases'

/** Words of the army-building screen. */
export const BUILD = {
  title: 'Draw up your army',
  intro:
    'Buy creatures and items with your points and list the spells your casters may need. Points left over pay for spells. Your opponent sees nothing of it before both armies are final; spells stay secret until they are cast.',
  introBasic:
    'Buy creatures with your points. Your opponent sees nothing of it before both armies are final.',
  waiting: 'The armies are being drawn up.',
  shelf: { creatures: 'Creatures', items: 'Items', spells: 'Spells' },
  list: 'Your army',
  empty: 'Nothing yet. Take a card from the catalogue, or begin with a ready army.',
  ready: 'Begin with a ready army',
  readyCost: (name: string, points: number) => `${name}, ${counted(points, 'point', 'points')}`,
  pool: 'Magic pool',
  poolHint: 'What is left of your points, for casting spells (AA-17.5).',
  terrainPool: 'Terrain pool',
  check: 'Still to do',
  legal: 'This army is legal.',
  keep: 'Keep for now',
  keepHint: 'Lays the list down with the game, so that it outlives a reload. You may still change it.',
  kept: 'This list is kept.',
  lock: 'Make it final',
  clear: 'Clear',
  cost: (points: number) => counted(points, 'point', 'points'),
  poolCost: (points: number) => `${points} from the pool`,
  notSold: 'Not for sale',
  notSoldLine: 'It only comes into play by magic.',
  listSpell: (name: string) => `List ${name}`,
  castBy: (names: string) => `Can be cast by ${names}`,
  noCaster: 'Nobody in this army can cast it',
  spellCount: (count: number, most: number) =>
    most === 0 ? counted(count, 'spell', 'spells') : `${count} of ${counted(most, 'spell', 'spells')}`,
} as const

/** What must be so before an army can be final, where it is. */
export const ARMY_STEPS = {
  cost: (limit: number) => `No more than ${limit} points`,
  make: (most: number) => `Somebody who is no vehicle; at most ${most} creatures and items`,
  spells: (most: number) => (most === 0 ? 'Any number of spells' : `At most ${most} spells, each once`),
} as const

/** The fields above the catalogue. */
export const FILTERS = {
  terrain: 'Moves on',
  attribute: 'Attribute',
  casting: 'Casts',
  anyMagic: 'Any magic',
  type: 'Type of magic',
  flies: 'Flies',
  affordable: 'Within what is left',
  castable: 'My army can cast it',
  orders: { catalogue: 'As in the catalogue', name: 'By name', cost: 'By cost', power: 'By Power' },
} as const

/** What the figures of a card are called, and what they mean. */
export const FIGURES = {
  power: (power: number) => `Power ${power}`,
  powerLine: 'Added up in a fight: the side with more wins.',
  attack: (type: string) => `${type} attack`,
  move: (move: number) => `Move ${move}`,
  moveLine: 'Hexes that it may walk in a turn.',
  still: 'It does not walk.',
  terrain: (terrain: string) => `on ${terrain}`,
  size: (size: number) => `Size ${size}`,
  sizeLine:
    'It can mount what is larger, if that has room: one a size smaller, or two that are two sizes smaller.',
  flight: (speed: number, duration: number) => `Flies ${speed}, up ${duration}`,
  flightLine: (speed: number, duration: number) =>
    `Flies ${counted(speed, 'hex', 'hexes')} a turn, and stays up for ${counted(duration, 'turn', 'turns')} of its own at most.`,
  ranged: (power: number, range: string) => `Fires ${power} at range ${range}`,
  rangedLine: 'In Combat it may fire into a space at that distance, and takes no harm from it.',
  poison: (poison: number) => `Poison ${poison}`,
  poisonLine:
    'Takes an enemy along where its side ties a fight or loses it narrowly. Undead and machines do not mind.',
  vehicle: 'Vehicle',
  vehicleLine: 'Belongs to nobody until somebody with hands rides it as its pilot.',
  casts: (type: string, level: number) => `Casts ${type} ${level}`,
  castsLine: (type: string, level: number) => `May cast ${type} spells up to level ${level} from your list.`,
  uses: (name: string, uses: number) => `${name}, ${counted(uses, 'use', 'uses')}`,
  level: (type: string, level: number) => `${type} ${level}`,
  range: (range: number) => `Range ${range}`,
  rangeLine: 'Hexes from the caster; the air above a hex is one more than its ground.',
  usesOf: (uses: number) => counted(uses, 'use', 'uses'),
  usesLine: 'After that it is gone.',
} as const
