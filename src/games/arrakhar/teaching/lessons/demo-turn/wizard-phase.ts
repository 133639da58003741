import type { DemonstrationStep } from '@/engine/lesson'
import { arrow, circles } from '../writing/chapters'
import { advance, attack, END, fireball, haste, ids, move, resolve } from '../writing/orders'
import { fatalDice, TAUGHT } from '../writing/taught'

const SPEED: readonly DemonstrationStep[] = [
  {
    command: haste('wizard-1', '0304'),
    text: 'Wizard, haste. A wizard at 0404 casts at the barbarians beside it. [[AR-9.1]]',
    drawings: [arrow('0404 0304', 'blue')],
  },
  { command: resolve(1), dice: [4], text: 'A 4: +4. Each barbarian has ten points now. [[AR-9.4]]' },
  { command: END, text: 'The other wizard keeps its spell for fire.' },
  {
    command: move(ids('barbarian', 1), '0305 0306 0307 0407 0508'),
    text: 'Wizard, movement. One barbarian runs past the demons, whom nothing lets stop it, into the temple’s hex. [[AR-7.2]]',
    drawings: [arrow('0304 0508')],
  },
  {
    command: move(ids('barbarian', 3, 2), '0305'),
    text: 'The others take their stand beside the demons. Hasted units may go different ways. [[AR-9.5]]',
    drawings: [arrow('0304 0305')],
  },
  { command: END },
]

const BLOWS: readonly DemonstrationStep[] = [
  {
    command: fireball('wizard-2', '0405'),
    text: 'Wizard, fireball. The fresh wizard aims at the demons next to it.',
    drawings: [arrow('0404 0405', 'red')],
  },
  {
    command: resolve(1),
    dice: [6, 2, 6],
    text: `Demons fall on ${fatalDice(TAUGHT.tables.fireball, 'demon')}; here are two of them. [[AR-8.4]]`,
  },
  { command: END },
  {
    command: attack(ids('barbarian', 3, 2), '0405', ids('demon', 2, 2)),
    text: 'Wizard, combat. Two barbarians on the last demon: 4 to 2 is 2:1, and their bonus makes it 3:1. [[AR-10.6]]',
    drawings: [arrow('0305 0405', 'red')],
  },
  {
    command: attack(ids('barbarian', 1), '0507', ids('sorcerer', 2)),
    text: 'The single barbarian attacks both sorcerers: 2 to 1. All attacks are named before the first die. [[AR-10.3]]',
    drawings: [arrow('0508 0507', 'red')],
  },
  { command: resolve(1), dice: [5], text: 'A 5 at 3:1: the demon falls.' },
  {
    command: advance(ids('barbarian', 3, 2), '0405'),
    text: 'Its hex is taken at once, before the next roll. [[AR-10.10]]',
  },
  {
    command: resolve(2),
    dice: [4],
    text: 'A 4 at 2:1: one sorcerer falls, one stays.',
  },
  { command: END },
  {
    command: END,
    text: 'Wizard, haunt check. The barbarian stands in the temple: it is destroyed, and there the wand was hidden. The game-turn is over; the next begins with wandering orcs. [[AR-11.2]]',
    drawings: circles('0508'),
  },
]

/** The wizard's phase: haste, movement, fire, combat and haunt check. */
export const WIZARD_PHASE: readonly DemonstrationStep[] = [...SPEED, ...BLOWS]
