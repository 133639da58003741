import type { Command } from '@/games/arena/commands'
import type { Position } from '@/games/arena/state/position'
import type { Player } from '../../../../support/player'
import { arena, newArena } from '../../on-the-table'

/** From where, with which dice and by which keys a command is given. */
interface Script {
  readonly start: () => Position
  readonly dice?: readonly number[]
  readonly keys: (player: Player) => Promise<void>
}

const FOE = { far: 'orc 1 E7' }
const SWORD = { id: 's', type: 'magic-sword', owner: 0 }
const BLESSER = { spells: [['bless'], []], pools: [9, 0] }
/** A priest whose plague has been on its way since turn 3. */
const PLAGUE = {
  casts: [{ id: 'k', caster: 'n', spell: 'plague', target: { space: 'C6' }, madeInTurn: 3, due: 7 }],
}

const newList = () => newArena({}).position

/** Finds the card in the catalogue, lest there be hundreds of stops on the way. */
async function takeAnOrc(player: Player): Promise<void> {
  await player.write('searchbox', 'Search', 'orc')
  await player.act('Orc: more')
}

/** Keys for every command of the game; a new command has no script until somebody finds its keys. */
export const SCRIPTS: Readonly<Record<Command['type'], Script>> = {
  buildArmy: {
    start: newList,
    keys: async (player) => {
      await takeAnOrc(player)
      await player.act('Keep for now')
    },
  },
  lockArmy: {
    start: newList,
    keys: async (player) => {
      await takeAnOrc(player)
      await player.act('Make it final')
    },
  },
  placeBasic: {
    start: () => newArena({ preset: 'basic' }).position,
    keys: (player) => player.choose('A1'),
  },
  changeTerrain: {
    start: () => arena('terrain', { o: 'orc 0 B2', ...FOE }, { budget: 4 }).position,
    keys: async (player) => {
      await player.choose('B2')
      await player.act(/^Forest for 4/)
    },
  },
  setStorm: {
    start: () => arena('terrain', { o: 'orc 0 B2', ...FOE }, { budget: 8 }).position,
    keys: async (player) => {
      await player.choose('D5')
      await player.act(/^Raise a storm for 6/)
    },
  },
  equip: {
    start: () => arena('equip1', { o: 'orc 0 B2', ...FOE }, { items: [{ ...SWORD, at: 'B2' }] }).position,
    keys: async (player) => {
      await player.choose('B2')
      await player.act(/^Take Magic Sword/)
    },
  },
  drop: {
    start: () => arena('equip1', { o: 'orc 0 B2', ...FOE }, { items: [{ ...SWORD, by: 'o' }] }).position,
    keys: async (player) => {
      await player.choose('B2')
      await player.act(/^Put down Magic Sword/)
    },
  },
  mount: {
    start: () => arena('equip1', { o: 'orc 0 B2', g: 'ogre 0 B2', ...FOE }).position,
    keys: async (player) => {
      await player.choose('B2')
      await player.act(/^Mount Ogre 2/)
    },
  },
  dismount: {
    start: () => arena('equip1', { g: 'ogre 0 B2', o: 'orc 0 B2 on g', ...FOE }).position,
    keys: async (player) => {
      await player.choose('B2')
      await player.act(/^Get off Ogre/)
    },
  },
  stopCasting: {
    start: () => arena('magic1', { n: 'necromancer 0 C4', o: 'orc 1 C6' }, PLAGUE).position,
    keys: async (player) => {
      await player.choose('C4')
      await player.act(/^Stop casting/)
    },
  },
  declareSpell: {
    start: () => arena('magic1', { p: 'high-priest 0 B2', o: 'orc 0 B3', ...FOE }, BLESSER).position,
    keys: async (player) => {
      await player.choose('B2')
      await player.act(/^Bless/)
      await player.choose('B3')
      await player.act('Declare Bless')
    },
  },
  declareAbility: {
    start: () =>
      arena(
        'magic1',
        { o: 'orc 0 B2', e: 'orc 1 B2', ...FOE },
        { items: [{ id: 'g', type: 'grenade', owner: 0, by: 'o' }] },
      ).position,
    keys: async (player) => {
      await player.choose('B2')
      await player.act(/^Grenade/)
      await player.act('Declare Grenade')
    },
  },
  passMagic: {
    start: () => arena('magic1', { p: 'high-priest 0 B2', o: 'orc 0 B3', ...FOE }, BLESSER).position,
    keys: (player) => player.act(/^Pass/),
  },
  walk: {
    start: () => arena('movement', { o: 'orc 0 B2', ...FOE }).position,
    keys: (player) => player.choose('B2', 'B3'),
  },
  fly: {
    start: () => arena('movement', { g: 'gargoyle 0 B2', ...FOE }).position,
    keys: async (player) => {
      await player.choose('B2', 'B3')
      await player.act(/^Fly and stay in the air/)
    },
  },
  fire: {
    start: () => arena('combat', { a: 'archer 0 B2', o: 'orc 0 B3', e: 'orc 1 B3', ...FOE }).position,
    keys: (player) => player.choose('B2', 'B3'),
  },
  attackVehicle: {
    start: () => arena('combat', { o: 'orc 0 C5', v: 'jeep 1 C5', ...FOE }).position,
    keys: async (player) => {
      await player.choose('C5')
      await player.act(/^Attack it/)
    },
  },
  resolve: {
    start: () => arena('combat', { g: 'ogre 0 B3', e: 'orc 1 B3', ...FOE }).position,
    keys: (player) => player.act(/^Settle this fight: B3/),
  },
  chooseCasualty: {
    start: () => arena('combat', { s: 'swordmaster 0 B3', e: 'orc 1 B3', k: 'kobold 1 B3', ...FOE }).position,
    keys: async (player) => {
      await player.act(/^Settle this fight: B3/)
      await player.act(/^Kobold 3/)
    },
  },
  endPhase: {
    start: () => arena('terrain', { o: 'orc 0 B2', ...FOE }).position,
    keys: (player) => player.act(/^End Terrain Change/),
  },
  concede: {
    start: () => arena('terrain', { o: 'orc 0 B2', ...FOE }).position,
    keys: async (player) => {
      await player.open('Concede')
      await player.keys('Enter')
      await player.act('Yes, concede')
    },
  },
}
