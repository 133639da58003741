import type { Clause } from '../clauses'
import type { AttackType, CastingTime, Duration, EffectType, TargetKind } from './magic'
import type { Attribute, Terrain, TerrainClass } from './names'

/** A name with a line that explains it. */
interface Explained {
  readonly name: string
  readonly line: string
}

/** The same with the clause that tells all of it. */
interface Ruled extends Explained {
  readonly clause: Clause
}

export const SEAT_NAMES = { west: 'West', east: 'East' } as const

/** The steps of the set-up and the phases of a turn, as the phase track names them. */
export const PHASE_NAMES = {
  build: 'Drawing up armies',
  placeBasic: 'Placing creatures',
  terrain: 'Terrain Change',
  equip1: 'Equip and Mount',
  magic1: 'Magic 1',
  movement: 'Movement',
  magic2: 'Magic 2',
  combat: 'Combat',
  retreat: 'Retreat',
  equip2: 'Equip and Mount again',
  winning: 'Winning',
  over: 'Game over',
} as const

/** Names short enough for a phone's phase track. */
export const SHORT_PHASE_NAMES = {
  terrain: 'Terrain',
  equip1: 'Equip',
  magic1: 'Magic 1',
  movement: 'Move',
  magic2: 'Magic 2',
  combat: 'Combat',
  retreat: 'Retreat',
  equip2: 'Re-equip',
  winning: 'Win',
} as const

/** What to do now, one or two sentences for each phase. */
export const INSTRUCTIONS = {
  build: 'Buy creatures and items, choose spells, then make the army final. Unspent points pay for spells.',
  placeBasic: 'Pick a creature, then a lit hex beside your king area.',
  terrain: 'Pick a hex to change its ground by one step, or to raise or end a storm over it.',
  poor: 'There are too few points to change a hex: end this phase.',
  equip1: 'Pick a creature to hand it items, or to let it mount or dismount.',
  magic1: 'Declare magic of any casting time, then pass. It works when nobody declares any more.',
  movement: 'Pick a unit, then a lit hex. Flyers may also stay up.',
  magic2: 'Declare Instants and Counterspells, then pass. Longer magic that is due works after them.',
  combat: 'Say who fires first. Then pick the fights one by one.',
  retreat: 'The beaten leave by themselves.',
  equip2: 'Pick a creature to hand it items, or to let it mount or dismount.',
  winning: 'Whoever stands on the enemy’s king hex has won.',
  over: 'The game is over.',
} as const

/** The sections of the rules that the phases follow, by number. */
const PHASE_SECTIONS = {
  build: 2,
  placeBasic: 24,
  terrain: 4,
  equip1: 6,
  magic1: 19,
  movement: 9,
  magic2: 19,
  combat: 11,
  retreat: 15,
  equip2: 7,
  winning: 23,
  over: 23,
} as const

/** The address of a clause, a section or a word of the glossary; a click on it opens the rules beside the table. */
export function rulesAt(place: string): string {
  return `#/rules/arena/${place}`
}

/** The address of the section of the rules that a phase follows. */
export function phaseRules(phase: keyof typeof PHASE_SECTIONS): string {
  return rulesAt(`AA-${PHASE_SECTIONS[phase]}`)
}

export const TERRAIN_TEXT: Readonly<Record<Terrain, Explained>> = {
  Grass: { name: 'Grass', line: 'Open to all that go on land. One step from Rocky, Forest and River.' },
  Rocky: { name: 'Rocky', line: 'For creatures of the rocks and of all land. One step from Grass.' },
  Forest: { name: 'Forest', line: 'For creatures of the woods and of all land. One step from Grass.' },
  River: { name: 'River', line: 'Shallow: everybody may wade or swim here. One step from Grass and Water.' },
  Water: { name: 'Water', line: 'Deep: for swimmers only. One step from River.' },
  King: { name: 'King', line: 'A king’s own ground. Open to everybody, and never changed.' },
}

export const TERRAIN_CLASS_TEXT: Readonly<Record<TerrainClass, Explained>> = {
  Rocky: { name: 'Rocky', line: 'Enters Rocky, Grass and River.' },
  Forest: { name: 'Forest', line: 'Enters Forest, Grass and River.' },
  Grass: { name: 'Grass', line: 'Enters Grass and River.' },
  'All land': { name: 'All land', line: 'Enters everything but Water.' },
  Water: { name: 'Water', line: 'Enters Water and River.' },
  All: { name: 'All', line: 'Enters every terrain.' },
}

export const ATTRIBUTE_TEXT: Readonly<Record<Attribute, Explained>> = {
  good: { name: 'good', line: 'Some magic and items ask for it.' },
  evil: { name: 'evil', line: 'Some items want it; some holy magic strikes it.' },
  undead: {
    name: 'undead',
    line: 'Immune to Charm, Creature and Death magic and to poison. Leaves no corpse.',
  },
  holy: { name: 'holy', line: 'Some items ask for it.' },
  animal: { name: 'animal', line: 'Immune to Charm magic. Some magic works on animals only.' },
  machine: {
    name: 'machine',
    line: 'Immune to Charm, Creature and Death magic and to poison. Leaves a wreck.',
  },
  hands: { name: 'hands', line: 'Can pilot vehicles and use items made for hands.' },
  illusion: {
    name: 'illusion',
    line: 'Not really there: holds no hexes, rides nothing, carries nobody, leaves no corpse.',
  },
}

export const ATTACK_TEXT: Readonly<Record<AttackType, Explained>> = {
  Standard: { name: 'Standard', line: 'If it wins, chance picks the enemy that dies.' },
  Targeted: {
    name: 'Targeted',
    line: 'If it wins, its player may choose the enemy that dies, among those with less Power than the Targeted attacks together.',
  },
  Blunt: {
    name: 'Blunt',
    line: 'If the side would not have won without its Blunt attacks, nobody dies; the losers only retreat.',
  },
}

export const MAGIC_TYPE_TEXT: Readonly<Record<EffectType, Explained>> = {
  Charm: { name: 'Charm', line: 'Moves minds: calms, rallies, holds, commands.' },
  Creature: { name: 'Creature', line: 'Works on bodies: heals, cripples, gives wings and venom.' },
  Death: { name: 'Death', line: 'Weakens and kills, and raises the dead.' },
  Destruction: { name: 'Destruction', line: 'Fire and force against creatures and items.' },
  Holy: { name: 'Holy', line: 'Blesses, protects, banishes the undead, brings back the dead.' },
  Illusion: { name: 'Illusion', line: 'Hides what is there and shows what is not.' },
  Meta: { name: 'Meta', line: 'Magic about magic: shields from it, blocks it, ends it.' },
  Nature: { name: 'Nature', line: 'Land, weather, plants and animals.' },
  Spacetime: { name: 'Spacetime', line: 'Speeds up, slows down, carries off.' },
  Tech: { name: 'Tech', line: 'Not magic: keeps its timing, but nothing that stops magic stops it.' },
}

export const CASTING_TEXT: Readonly<Record<CastingTime, Ruled>> = {
  Continuous: { name: 'Continuous', clause: 'AA-18.1', line: 'Always at work. It is never declared.' },
  Counterspell: {
    name: 'Counterspell',
    clause: 'AA-18.2',
    line: 'Either player, either Magic phase. Works in that phase before all Instants, the last one declared first.',
  },
  Instant: {
    name: 'Instant',
    clause: 'AA-18.2',
    line: 'Either player, either Magic phase. Works in that phase, the first one declared first.',
  },
  'Half Turn': {
    name: 'Half Turn',
    clause: 'AA-18.3',
    line: 'Declared in Magic 1 of your turn, works in Magic 2. The caster does not move in between.',
  },
  '1 Turn': {
    name: '1 Turn',
    clause: 'AA-18.4',
    line: 'Declared in Magic 1 of your turn, works in Magic 2 of your next one. A fight or a move of its own ends it.',
  },
  '2 Turns': {
    name: '2 Turns',
    clause: 'AA-18.4',
    line: 'Declared in Magic 1 of your turn, works in Magic 2 of the turn after your next. A fight or a move of its own ends it.',
  },
}

export const TARGET_TEXT: Readonly<Record<TargetKind, Ruled>> = {
  Self: { name: 'Self', clause: 'AA-20.2', line: 'Whoever uses it.' },
  Creature: { name: 'Creature', clause: 'AA-20.3', line: 'One creature of either side.' },
  Corpse: { name: 'Corpse', clause: 'AA-20.4', line: 'One corpse.' },
  Item: { name: 'Item', clause: 'AA-20.5', line: 'One item, carried or lying about.' },
  Hex: { name: 'Hex', clause: 'AA-20.6', line: 'One space: the ground of a hex, or its air.' },
  'Creatures in hex': {
    name: 'Creatures in hex',
    clause: 'AA-20.7',
    line: 'Everybody in one space, friend and enemy.',
  },
  'Multi-hex': {
    name: 'Multi-hex',
    clause: 'AA-20.8',
    line: 'A space with its six neighbors, and what is straight above or below.',
  },
  'Creatures in multi-hex': {
    name: 'Creatures in multi-hex',
    clause: 'AA-20.9',
    line: 'Everybody in a space, in its six neighbors, and straight above or below.',
  },
  Enchantment: { name: 'Enchantment', clause: 'AA-20.10', line: 'One enchantment in play.' },
  Edge: { name: 'Edge', clause: 'AA-20.11', line: 'The line between two neighboring hexes.' },
}

export const DURATION_TEXT: Readonly<Record<Duration, Ruled>> = {
  Continuous: { name: 'Continuous', clause: 'AA-21.1', line: 'As long as the creature or item is there.' },
  Instantaneous: {
    name: 'Instantaneous',
    clause: 'AA-21.2',
    line: 'Done at once and for good. It cannot be dispelled.',
  },
  '1 phase': {
    name: '1 phase',
    clause: 'AA-21.3',
    line: 'Through Movement if it works in Magic 1, through Combat if it works in Magic 2.',
  },
  'Until dispelled': {
    name: 'Until dispelled',
    clause: 'AA-21.4',
    line: 'An enchantment that stays until magic ends it.',
  },
  'Instantaneous, repeating': {
    name: 'Instantaneous, repeating',
    clause: 'AA-21.6',
    line: 'Done at once, and again in Magic 2 of every second turn after, until dispelled.',
  },
}

/** Why a creature left play, after its name: 'Orc dies of poison'. */
export const DEATH_TEXT = {
  combat: 'dies in the fight',
  poison: 'dies of poison',
  magic: 'is killed by magic',
  noWayOut: 'cannot retreat and dies',
  fall: 'falls to its death',
  crash: 'crashes without a pilot',
  wrecked: 'is destroyed, with nobody at the wheel',
} as const

/** Why magic did not work, after its name: 'Bless fails: the caster is dead'. */
export const FAILURE_TEXT = {
  casterDead: 'the caster is dead',
  silenced: 'the caster is silenced',
  blocked: 'it is blocked',
  itemGone: 'the item is not there any more',
  suppressed: 'anti-magic smothers it',
  targetGone: 'its target is gone or does not fit any more',
  outOfRange: 'its target is out of range',
  noEffect: 'it does nothing to its target',
  engaged: 'the caster gets into a fight',
  stopped: 'the casting is broken off',
  controlLost: 'the caster changes sides',
  unseated: 'the caster has to go on its own feet',
  retreated: 'the caster retreats on its own feet',
} as const

/** How a game ended, before who won. */
export const ENDING_TEXT = {
  king: 'The king hex is taken.',
  elimination: 'One side has nobody left.',
  turnLimit: 'The last turn is over.',
  concession: 'One side gives up.',
} as const

export const RULESET_TEXT = {
  advanced: { name: 'Advanced', line: 'The whole game: 39 hexes, flight, items, mounts and magic.' },
  basic: { name: 'Basic', line: '17 hexes, and creatures that only walk and fight.' },
} as const

export const VARIANT_TEXT = {
  terrainPool: {
    name: 'Terrain pool',
    line: 'Set points aside for changing terrain; up to 8 of them help in a turn.',
  },
  wild: { name: 'Wild', line: 'Some mounts let only the strong ride them.' },
  enclosed: { name: 'Enclosed', line: 'In some vehicles riders sit inside, safe and idle.' },
} as const
