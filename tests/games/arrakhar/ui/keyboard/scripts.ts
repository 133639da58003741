import type { Command } from '@/games/arrakhar/commands'
import type { Position } from '@/games/arrakhar/state/position'
import { assignEntry, attack, fireball, offerDraw, placeSorcerers, resolve } from '../../../../support/orders'
import {
  designed,
  laidOut as sorcererLaidOut,
  newGame,
  sorcererPlaced,
} from '../../../../support/set-up-game'
import { after, laidOut } from '../play/laid-out'
import type { Player } from '../../../../support/player'

/** From where, with which dice and by which keys a command is given. */
export interface Script {
  readonly start: () => Position
  readonly dice?: readonly number[]
  readonly keys: (player: Player) => Promise<void>
}

const FIGHT = { '0806': 'elf elf', '0707': 'barbarian', '0807': 'ghoul ghoul' }
const FIRE = { '0705': 'wizard', '0707': 'orc orc' }
const CAMP = { '1305': 'sorcerer', '0705': 'elf' }
const ARMED = { wand: { hex: '0705' }, haunts: { T1: '1306' } }

/** Keys for every command of the game; a new command has no script until somebody finds its keys. */
export const SCRIPTS: Readonly<Record<Command['type'], Script>> = {
  designForce: {
    start: () => newGame().position,
    keys: async (player) => {
      await player.act('Balanced coven')
      await player.act('Finish design')
    },
  },
  placeHaunt: {
    start: () => designed().position,
    keys: async (player) => {
      await player.act(/^Temple T1/)
      await player.choose('1011')
    },
  },
  liftHaunt: {
    start: () => sorcererLaidOut().position,
    keys: (player) => player.act(/^Temple T1/),
  },
  hideWand: {
    start: () => sorcererLaidOut().position,
    keys: async (player) => {
      await player.tabTo('radio', /T1/)
      await player.keys('ArrowRight')
    },
  },
  placeSorcerers: {
    start: () => designed().position,
    keys: async (player) => {
      await player.act('Place sorcerers')
      await player.choose('1011')
    },
  },
  liftSorcerers: {
    start: () => designed().then(placeSorcerers('1011', 2)).position,
    keys: async (player) => {
      await player.act(/^Lift/)
      await player.choose('1011')
    },
  },
  assignEntry: {
    start: () => sorcererPlaced().position,
    keys: (player) => player.act('Elves at A: more'),
  },
  finishPlacement: {
    start: () =>
      sorcererPlaced().then(assignEntry('0112', { wizard: 5, barbarian: 4, dwarf: 4, elf: 6 })).position,
    keys: (player) => player.act('Finish placement'),
  },
  rollWanderingOrcs: {
    start: () => laidOut('sorcerer wanderingOrcs', CAMP),
    dice: [1],
    keys: (player) => player.act('Roll for wandering orcs'),
  },
  placeOrc: {
    start: () => laidOut('sorcerer wanderingOrcs', CAMP),
    dice: [6],
    keys: async (player) => {
      await player.act('Roll for wandering orcs')
      await player.choose('1304')
    },
  },
  castSummon: {
    start: () => laidOut('sorcerer summon', CAMP),
    dice: [3],
    keys: async (player) => {
      await player.choose('1305', '1306')
      await player.act('Summon demons at T1')
    },
  },
  placeSummoned: {
    start: () => laidOut('sorcerer summon', CAMP),
    dice: [1],
    keys: async (player) => {
      await player.choose('1305', '1306')
      await player.act('Summon demons at T1')
      await player.act(/^Place 1 demon/)
    },
  },
  designateHaste: {
    start: () => laidOut('wizard haste', { '0705': 'wizard', '0704': 'elf elf', '1305': 'sorcerer' }),
    keys: async (player) => {
      await player.choose('0705', '0704')
      await player.act('Aim haste')
    },
  },
  designateFireball: {
    start: () => laidOut('wizard fireball', FIRE),
    keys: async (player) => {
      await player.choose('0705', '0707')
      await player.act('Aim 1 fireball')
    },
  },
  designateWandFireball: {
    start: () => laidOut('wizard fireball', FIRE, ARMED),
    keys: async (player) => {
      await player.act('Wand fireball')
      await player.choose('0707')
      await player.act('Aim the wand fireball')
    },
  },
  designateAttack: {
    start: () => laidOut('wizard combat', FIGHT),
    keys: async (player) => {
      await player.choose('0806', '0807')
      await player.act('Declare attack on 0807')
    },
  },
  withdraw: {
    start: () => after(laidOut('wizard fireball', FIRE), [fireball('wizard-1', '0707')]).position,
    keys: (player) => player.act(/^Take back/),
  },
  resolve: {
    start: () => after(laidOut('wizard fireball', FIRE), [fireball('wizard-1', '0707')]).position,
    dice: [1, 6],
    keys: (player) => player.act(/^Roll: /),
  },
  move: {
    start: () => laidOut('wizard movement', { '0705': 'elf elf', '1807': 'ghoul' }),
    keys: (player) => player.choose('0705', '0704'),
  },
  advance: {
    start: () =>
      after(
        laidOut('wizard combat', FIGHT),
        [attack('elf-1 elf-2 barbarian-1', '0807', 'ghoul-1 ghoul-2'), resolve(1)],
        [6],
      ).position,
    keys: (player) => player.choose('0807', '0807'),
  },
  endSegment: {
    start: () => laidOut('wizard combat', FIGHT),
    keys: (player) => player.act(/^End combat/),
  },
  resign: {
    start: () => laidOut('wizard combat', FIGHT),
    keys: async (player) => {
      await player.open('Draw and resignation')
      await player.keys('ArrowDown', 'Enter')
      await player.act('Resign')
    },
  },
  offerDraw: {
    start: () => laidOut('wizard combat', FIGHT),
    keys: async (player) => {
      await player.open('Draw and resignation')
      await player.keys('Enter')
    },
  },
  answerDraw: {
    start: () => after(laidOut('wizard combat', FIGHT), [offerDraw('wizard')]).position,
    keys: (player) => player.act('Accept the draw'),
  },
}
