import { describe, expect, test } from 'vitest'
import { aimOf, sayOf } from '@/engine/declare/words'
import { type Command, COMMANDS } from '@/games/arrakhar/commands'
import type { Names } from '@/games/arrakhar/commands/kit/kit'
import {
  advance,
  answerDraw,
  assignEntry,
  attack,
  castSummon,
  design,
  END,
  FINISH,
  fireball,
  haste,
  hasteWaiting,
  hideWand,
  liftHaunt,
  liftSorcerers,
  move,
  offerDraw,
  placeHaunt,
  placeOrc,
  placeSorcerers,
  placeSummoned,
  resign,
  resolve,
  ROLL_ORCS,
  wandFireball,
  withdraw,
} from '../../support/orders'
import { HAUNTS, type Situation, situation } from '../../support/situation'

/** Things by what they are in files, so that a sentence shows which of them it names. */
const NAMES: Names = {
  unit: (id) => id,
  units: (ids) => ids.join(' and '),
  stack: (hex) => `the stack of ${hex}`,
  designation: (id) => `number ${id}`,
}

const said = ({ position }: Situation, command: Command) => sayOf(COMMANDS, NAMES, position, command)
const aimed = ({ position }: Situation, command: Command) => aimOf(COMMANDS, position, command)

const setUp = situation('sorcerer summon', {})
const summoning = situation('sorcerer summon', { '0507': '2 sorcerer' })
const POOL = { pool: { demon: 6, orc: 6, ghoul: 6 } }
const summoned = situation('sorcerer summon', { '0507': 'sorcerer' }, POOL).then(
  castSummon('sorcerer-1', 'T1'),
  [6],
)
const hasting = situation('wizard haste', { '1110': '2 wizard', '1111': '2 elf' })
const waiting = situation('wizard haste', { '0112': 'wizard elf' }, { turn: 1 })
const moving = situation('wizard movement', { '0211': 'elf', '1110': '2 dwarf' })
const firing = situation('wizard fireball', { '1110': '2 wizard', '1112': 'orc', '1211': 'orc' })
const fired = situation('wizard fireball', { '1110': '2 wizard', '1112': 'orc', '1211': 'orc' })
  .then(fireball('wizard-1', '1112'))
  .then(fireball('wizard-2', '1211'))
const fighting = situation('wizard combat', { '1110': '2 elf', '1111': 'orc', '1210': 'ghoul' })

test('a command is told under the clause that allows it', () => {
  const clauses = Object.entries(COMMANDS.commands).map(([type, { clause }]) => [type, clause])
  expect(Object.fromEntries(clauses)).toEqual({
    designForce: 'AR-2.5',
    placeHaunt: 'AR-3.1',
    liftHaunt: 'AR-3.1',
    hideWand: 'AR-3.4',
    placeSorcerers: 'AR-3.5',
    liftSorcerers: 'AR-3.5',
    finishPlacement: 'AR-3.1',
    assignEntry: 'AR-4.1',
    rollWanderingOrcs: 'AR-5.1',
    placeOrc: 'AR-5.3',
    endSegment: 'AR-5.6',
    castSummon: 'AR-6.1',
    placeSummoned: 'AR-6.6',
    move: 'AR-7.1',
    designateFireball: 'AR-8.1',
    designateHaste: 'AR-9.1',
    designateAttack: 'AR-10.3',
    withdraw: 'AR-10.3',
    resolve: 'AR-10.7',
    advance: 'AR-10.10',
    designateWandFireball: 'AR-12.5',
    offerDraw: 'AR-12.7',
    answerDraw: 'AR-12.7',
    resign: 'AR-12.7',
  })
})

describe('a command as advice', () => {
  test.each<[string, Situation, Command]>([
    ['Design a force of 1 dwarf and 2 elves', setUp, design('wizard', { elf: 2, orc: 0, dwarf: 1 })],
    ['Design a force of nobody', setUp, design('wizard', { elf: 0 })],
    ['Place Temple T1 at 0303', setUp, placeHaunt('T1', '0303')],
    ['Take up Temple T1', setUp, liftHaunt('T1')],
    ['Hide the wand in Ruin R2', setUp, hideWand('R2')],
    ['Place 2 sorcerers at 0303', setUp, placeSorcerers('0303', 2)],
    ['Take up 1 sorcerer from 0303', setUp, liftSorcerers('0303', 1)],
    ['Let 1 wizard and 4 elves wait at 0112', setUp, assignEntry('0112', { wizard: 1, elf: 4 })],
    ['Finish placement', setUp, FINISH],
    ['Roll for wandering orcs', setUp, ROLL_ORCS],
    ['Place a wandering orc at 0809', setUp, placeOrc('0809')],
    ['Summon at Temple T1 with sorcerer-2', summoning, castSummon('sorcerer-2', 'T1')],
    ['Place 2 demons at Temple T1', summoned, placeSummoned(2)],
    ['Place 2 of those summoned', summoning, placeSummoned(2)],
    ['Cast haste on the stack of 1111 at 1111 with wizard-2', hasting, haste('wizard-2', '1111')],
    ['Cast haste on elf-1 with wizard-1', waiting, hasteWaiting('wizard-1', 'elf-1')],
    ['Cast haste on the stack with wizard-1', waiting, hasteWaiting('wizard-1', '')],
    ['Move dwarf-1 and dwarf-2 from 1110 to 1112', moving, move('dwarf-1 dwarf-2', '1111 1112')],
    ['Move elf-1 from 0211 out of the valley at 0112', moving, move('elf-1', '0112')],
    [
      'Move elf-1 from 0211 out of the valley at 0112, and take the wand along',
      moving,
      move('elf-1', '0112', '0211'),
    ],
    ['Move ogre-1 from where they stand to where they stand', moving, move('ogre-1', '')],
    ['Cast a fireball at 1112 with wizard-1', firing, fireball('wizard-1', '1112')],
    ['Cast the wand’s fireball at 1112 with wizard-1', firing, wandFireball('wizard-1', '1112')],
    ['Attack orc-1 at 1111 with elf-1', fighting, attack('elf-1', '1111', 'orc-1')],
    ['Advance with elf-1 and elf-2 into 1111', fighting, advance('elf-1 elf-2', '1111')],
    ['Roll for number 2', fired, resolve(2)],
    ['Take back number 1', fired, withdraw(1)],
    ['Accept the draw', setUp, answerDraw('wizard', true)],
    ['Decline the draw', setUp, answerDraw('wizard', false)],
    ['Offer a draw', setUp, offerDraw('wizard')],
    ['Resign', setUp, resign('wizard')],
    ['End summoning', summoning, END],
  ])('%s', (sentence, game, command) => {
    expect(said(game, command)).toBe(sentence)
  })
})

describe('where a command begins, where it goes, and how it is drawn', () => {
  type Aim = readonly [Situation, Command, from: readonly string[], to: readonly string[], ink: string]
  const AIMS: readonly Aim[] = [
    [setUp, placeHaunt('T1', '0303'), [HAUNTS.T1], ['0303'], 'green'],
    [setUp, hideWand('R2'), [HAUNTS.R2], [], 'blue'],
    [setUp, liftHaunt('C1'), [HAUNTS.C1], [], 'blue'],
    [setUp, placeSorcerers('0303', 2), ['0303'], [], 'green'],
    [setUp, placeOrc('0809'), ['0809'], [], 'green'],
    [setUp, ROLL_ORCS, [], [], 'green'],
    [summoning, castSummon('sorcerer-2', 'T1'), ['0507'], [HAUNTS.T1], 'blue'],
    [summoned, placeSummoned(1), [HAUNTS.T1], [], 'green'],
    [summoning, placeSummoned(1), [], [], 'green'],
    [hasting, haste('wizard-2', '1111'), ['1110'], ['1111'], 'blue'],
    [waiting, hasteWaiting('wizard-1', 'elf-1'), ['0112'], [], 'blue'],
    [moving, move('dwarf-1 dwarf-2', '1111 1112'), ['1110', '1110'], ['1112'], 'green'],
    [moving, move('ogre-1', '1111'), [], ['1111'], 'green'],
    [firing, fireball('wizard-1', '1112'), ['1110'], ['1112'], 'yellow'],
    [firing, fireball('wizard-9', '1112'), [], ['1112'], 'yellow'],
    [firing, wandFireball('wizard-1', '1112'), ['1110'], ['1112'], 'yellow'],
    [fighting, attack('elf-1', '1111', 'orc-1'), ['1110'], ['1111'], 'red'],
    [fighting, advance('elf-1', '1111'), ['1110'], ['1111'], 'green'],
    [fired, resolve(2), ['1211'], [], 'red'],
    [fired, withdraw(1), ['1112'], [], 'red'],
    [fighting, resolve(1), [], [], 'red'],
  ]
  test.each(AIMS.map((aim) => [aim[1].type, aim] as const))('%s', (_type, [game, command, from, to, ink]) => {
    expect(aimed(game, command)).toMatchObject({ from, to, ink })
  })
})
