import { counted } from '@/engine/basics/phrases'

/** The second Equip and Mount, short enough for the track of nine phases. */
export const TRACK_NAMES = { equip2: 'Equip again' } as const

/** Words of the table that every phase shares. */
export const TABLE_TEXT = {
  waiting: 'The other side decides now.',
  next: (phase: string) => `next: ${phase}`,
  concedeOutcome: (name: string) => `The game ends and ${name} wins.`,
} as const

/** Words about what is left to do in a phase. */
export const LEFT_TEXT = {
  points: (count: number) => counted(count, 'terrain point', 'terrain points'),
  equip: (count: number) => `${count} can equip or mount`,
  casters: (count: number) => `${count} can declare magic`,
  movers: (count: number) => `${counted(count, 'unit', 'units')} can move`,
  shooters: (count: number) => `${counted(count, 'creature', 'creatures')} can fire`,
  fights: (count: number) => `${counted(count, 'fight', 'fights')} to settle`,
  vehicles: (count: number) => `${counted(count, 'vehicle', 'vehicles')} can be attacked`,
  doomed: (names: string) => `${names} cannot land and will die`,
  choice: 'choose the casualty',
  place: (count: number) => `place ${counted(count, 'creature', 'creatures')}`,
} as const

export const TERRAIN_PANEL = {
  budget: (left: number) => `${counted(left, 'point', 'points')} left`,
  pool: (left: number) => `, ${left} more in the terrain pool`,
  title: (hex: string, terrain: string) => `${hex}, ${terrain}`,
  prices: 'Own hexes cost 4, free ones 6, the enemy’s 8; each change is one step.',
} as const

export const EQUIP_PANEL = {
  who: 'Who can equip or mount',
  title: (hex: string) => `Choose a creature at ${hex}`,
  carries: 'Carries',
  nothing: 'nothing',
  room0: 'Capacity left',
  roomNote: 'A rider of size 1 takes 1, of size 2 takes 2, of size 3 takes 4.',
} as const

export const PLACING_PANEL = {
  waiting: 'Still to be placed',
} as const

export const MOVEMENT_PANEL = {
  who: 'Who can move',
  units: (hex: string) => `Units at ${hex}`,
  figures: (move: number, terrain: string) => `Move ${move}, ${terrain}`,
  flight: (speed: number, used: number, most: number) =>
    `flies ${speed}; ${counted(most - used, 'turn', 'turns')} aloft left`,
  ways: (hex: string) => `Move at ${hex}`,
  foot: 'Walk',
  stay: 'Fly and stay in the air',
  land: 'Fly and land',
  fights: 'fights there',
  deadly: 'Warning: cannot land; will die',
  spent: 'Has to land this turn.',
} as const

export const COMBAT_PANEL = {
  choose: 'Who dies?',
  targeted: 'Your Targeted attacks may pick one of these.',
  poisoned: 'Your poisoned Targeted attacks may pick one of these.',
  fights: 'Fights',
  resolve: 'Settle this fight',
  settle: 'Settle',
  shooters: 'Who can fire',
  targets: (name: string) => `${name} fires into`,
  vehicles: 'Vehicles without a pilot',
  attack: 'Attack it',
  own: 'your own',
  attackers: 'Who attacks',
  against: (attack: number, defense: number) => `${attack} against ${defense}`,
  wouldBe: (attack: number, defense: number) => `would be ${attack} against ${defense}`,
  wins: (seat: string, margin: number) => `${seat} wins by ${margin}.`,
  tie: 'A tie: the attackers fall back.',
  spared: 'Blunt attacks decide it, so nobody is killed.',
  noLoss: 'Nobody dies.',
  dies: 'Who dies',
  poison: 'Who dies of poison',
  chooses: (seat: string, names: string) => `${seat} may choose: ${names}.`,
  retreats: 'Who falls back',
  noWay: 'cannot retreat: dies',
  destroyed: 'it would be destroyed',
  holds: 'it would hold',
} as const

export const MAGIC_PANEL = {
  bout: (nth: number, seat: string) => `Bout ${nth}: ${seat}, ${nth === 1 ? 'declare' : 'answer'} or pass.`,
  pool: (points: number) => `Magic pool ${points}.`,
  casters: 'Who has magic to declare',
  castable: (name: string) => `${name} can declare`,
  cost: (cost: number) => `cost ${cost}`,
  range: (range: number) => `range ${range}`,
  now: 'works in this phase',
  thisTurn: 'works in Magic 2 of this turn',
  later: (turn: number) => `works in Magic 2 of turn ${turn}`,
  uses: (count: number) => `${counted(count, 'use', 'uses')} left`,
  targets: (name: string) => `Targets of ${name}`,
  declare: (name: string) => `Declare ${name}`,
  prospects: { target: undefined, distant: 'out of range now', futile: 'in vain' },
  onBoard: (count: number) =>
    `${counted(count, 'more target', 'more targets')}, in vain or out of range now, can be chosen on the board.`,
  aimed: (target: string) => `Target: ${target}.`,
  casting: (caster: string, target: string) => `By ${caster}. Target: ${target}.`,
  fails: (why: string) => `Fails as things stand: ${why}.`,
  struck: (names: string) => `Meets ${names}.`,
  chance: 'Chance to die',
  dies: (name: string) => `${name} dies`,
  change: (figure: string, from: number, to: number) => `${figure} ${from} → ${to}`,
  changes: 'What changes',
  stops: (casts: string) => `Calls off ${casts}.`,
  cast: (name: string, caster: string) => `${name} by ${caster}`,
  results: 'What magic has done',
  failed: 'failed',
  order: 'Declared spells, in order',
  nothingDeclared: 'Nothing is declared.',
  groups: {
    repeat: 'again',
    counterspell: 'Counterspell',
    instant: 'Instant',
    due: 'due now',
    later: 'later',
  },
  cards: (seat: string) => `${seat}’s spell cards`,
  hidden: (count: number) => `${counted(count, 'card', 'cards')} not shown yet`,
} as const

/** What a blast does to creatures, by the die and their Power. */
export const BLAST_TABLE = {
  caption: (need: number) => `Hit by ${need} plus its Power, or more`,
  die: 'Die',
  power: (power: number) => `Power ${power}`,
  hit: 'hit',
  missed: '–',
} as const

export const FORCE_PANEL = {
  title: 'Both sides',
  creatures: (count: number) => counted(count, 'creature', 'creatures'),
  hexes: (count: number) => counted(count, 'hex', 'hexes'),
  pool: (points: number) => `magic pool ${points}`,
  seal: 'Seal of the spell cards',
  sealed: 'SHA-256 of both sides’ spell cards and a secret number; checked at the end.',
  danger: (names: string, king: string) => `${names} can reach ${king} next turn.`,
} as const
