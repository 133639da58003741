import { describe, expect, test } from 'vitest'
import { at, told } from '../../support/basics'
import {
  advance,
  assignEntry,
  attack,
  castSummon,
  liftSorcerers,
  move,
  placeHaunt,
  placeOrc,
  placeSorcerers,
  resolve,
} from '../../support/orders'
import { designed, sorcererPlaced } from '../../support/set-up-game'
import type { Stacks } from '../../support/situation'

const FIGHT: Stacks = {
  '0112': 'dwarf',
  '0211': 'demon',
  '1110': '2 elf',
  '1111': '4 orc',
  '1010': 'ghoul',
  '1210': 'wizard',
  '1109': 'elf',
}
const fight = () => at('wizard combat', FIGHT)
const fought = () => fight().then(attack('elf-2', '1010', 'ghoul-1'))

describe('of several things wrong with an attack the most basic is told', () => {
  told([
    ['nobody attacks, no hex', fight(), attack('', 'zz', ''), 'AR-10.2', /at least one attacker/],
    ['an enemy attacks, no hex', fight(), attack('orc-1', 'zz', ''), 'AR-5.6', /other side/],
    ['no hex, a wizard', fight(), attack('wizard-1', 'zz', 'orc-1'), 'AR-10.2', /no hex zz/],
    [
      'no such defender, attacks already',
      fought(),
      attack('elf-2', '1111', 'orc-9'),
      'AR-10.2',
      /no unit orc-9/,
    ],
    [
      'one’s own as defender, attacks already',
      fought(),
      attack('elf-2', '1111', 'elf-1'),
      'AR-10.2',
      /your own/,
    ],
    [
      'named twice, a wizard',
      fight(),
      attack('wizard-1 wizard-1', '1111', 'orc-1'),
      'AR-10.3',
      /named twice/,
    ],
    ['a wizard, nobody there', fight(), attack('wizard-1', '1211', 'orc-1'), 'AR-10.1', /do not attack/],
    [
      'out of an entry hex, far away',
      fight(),
      attack('dwarf-1', '1111', 'orc-1'),
      'AR-10.2',
      /waits in an entry/,
    ],
    [
      'nobody there, attacks already',
      fought(),
      attack('elf-2', '1209', 'orc-1'),
      'AR-10.2',
      /No enemy units are in 1209/,
    ],
    ['none named, attacks already', fought(), attack('elf-2', '1111', ''), 'AR-10.2', /Name the enemy/],
    [
      'one elsewhere, attacks already',
      fought(),
      attack('elf-2', '1111', 'ghoul-1'),
      'AR-10.2',
      /ghoul-1 is not in 1111/,
    ],
    [
      'attacks already, far away',
      fought(),
      attack('elf-2 elf-3', '1111', 'orc-1'),
      'AR-10.3',
      /attacks already/,
    ],
    [
      'far away, poor odds',
      fight(),
      attack('elf-1', '1111', 'orc-1 orc-2 orc-3'),
      'AR-10.2',
      /elf-1 is not next to 1111/,
    ],
  ])
})

const burnt = (changes: object = {}) =>
  at(
    'wizard combat',
    { '0112': 'elf', '1110': '3 elf', '1210': '2 dwarf', '1109': 'elf', '1310': 'orc' },
    { emptied: ['1111'], ...changes },
  )

describe('of several things wrong with an advance the most basic is told', () => {
  told([
    ['nobody, no hex', burnt(), advance('', 'zz'), 'AR-10.9', /Name the units/],
    ['no hex, far away', burnt(), advance('elf-2', 'zz'), 'AR-10.9', /no hex zz/],
    ['named twice, a hex not emptied', burnt(), advance('elf-3 elf-3', '1211'), 'AR-10.9', /named twice/],
    ['a waiting unit, a hex not emptied', burnt(), advance('elf-1', '1211'), 'AR-10.9', /waits in an entry/],
    ['a hex not emptied, far away', burnt(), advance('elf-2', '1313'), 'AR-10.9', /No fireball emptied/],
    ['far away, two types', burnt(), advance('elf-2 dwarf-1', '1111'), 'AR-10.9', /elf-2 is not next to/],
    ['two types', burnt(), advance('elf-3 dwarf-1', '1111'), 'AR-10.9', /one type/],
  ])
})

const summoning = (stacks: Stacks, changes: object = {}) =>
  at('sorcerer summon', { '1110': 'demon', '1913': 'elf', ...stacks }, changes)

describe('of several things wrong with a summoning the most basic is told', () => {
  const done = { cast: ['sorcerer-1'], summonsUsed: ['T1'] }
  const far = { '0707': 'sorcerer' }
  told([
    ['no haunt, a demon', summoning(far), castSummon('demon-1', 'T3'), 'AR-6.7', /T3 is not on the board/],
    ['an enemy, no haunt', summoning(far), castSummon('elf-1', 'T3'), 'AR-5.6', /other side/],
    ['a demon, far away', summoning(far), castSummon('demon-1', 'T1'), 'AR-6.2', /Only a sorcerer/],
    [
      'enemies there, cast already',
      summoning({ ...far, '0508': 'elf' }, done),
      castSummon('sorcerer-1', 'T1'),
      'AR-6.4',
      /Elves are in T1/,
    ],
    ['cast already, far away', summoning(far, done), castSummon('sorcerer-1', 'T1'), 'AR-5.5', /has cast/],
    [
      'a casting made there, far away',
      summoning({ '0507': 'sorcerer', ...{ '0707': 'sorcerer' } }, done),
      castSummon('sorcerer-2', 'T1'),
      'AR-6.5',
      /casting was made/,
    ],
    [
      'far away, none in the pool',
      summoning(far),
      castSummon('sorcerer-1', 'T1'),
      'AR-6.2',
      /not next to T1/,
    ],
    [
      'none in the pool, four there',
      summoning({ '0507': 'sorcerer', '0508': '4 demon' }),
      castSummon('sorcerer-1', 'T1'),
      'AR-6.3',
      /pool/,
    ],
    [
      'four there',
      summoning({ '0507': 'sorcerer', '0508': '4 demon' }, { pool: { demon: 2 } }),
      castSummon('sorcerer-1', 'T1'),
      'AR-6.4',
      /4 demons already/,
    ],
  ])
})

describe('of several things wrong with the placing of an orc the most basic is told', () => {
  const roaming = (stacks: Stacks, changes: object = { orcsDue: 1 }) =>
    at('sorcerer wanderingOrcs', { '1110': 'demon', ...stacks }, changes)
  told([
    ['not rolled, no hex', roaming({}, {}), placeOrc('zz'), 'AR-5.1', /Roll/],
    ['no hex', roaming({}), placeOrc('zz'), 'AR-5.3', /no hex zz/],
    ['a mountain beside nobody', roaming({}), placeOrc('0101'), 'AR-5.3', /not clear/],
    ['enemies beside nobody', roaming({ '1512': 'elf' }), placeOrc('1512'), 'AR-5.3', /other units/],
    ['beside nobody', roaming({}), placeOrc('1512'), 'AR-5.3', /not next to/],
    [
      'beside nobody, too near on the first turn',
      roaming({}, { turn: 1, orcsDue: 1 }),
      placeOrc('0211'),
      'AR-5.3',
      /not next/,
    ],
    ['full', roaming({ '1210': '4 orc' }), placeOrc('1210'), 'AR-5.3', /4 orcs already/],
  ])
})

const carrying = (changes: object = {}) =>
  at(
    'wizard movement',
    { '1110': '2 elf', '1109': 'dwarf', '1111': 'barbarian' },
    { wand: { hex: '1110' }, ...changes },
  )
const spent = { moved: { 'elf-1': 4 } }
const moved = { wandMoved: true, carriers: ['elf-2'], moved: { 'elf-2': 1 } }

describe('of several things wrong with a move the most basic is told', () => {
  told([
    ['nobody, no hex', carrying(), move('', 'zz'), 'AR-7.8', /Name the units/],
    ['two types, no hex', carrying(), move('elf-1 dwarf-1', 'zz'), 'AR-7.8', /one hex/],
    ['no hex, no points', carrying(spent), move('elf-1', 'zz'), 'AR-7.1', /no hex zz/],
    ['a jump, no points', carrying(spent), move('elf-1', '1313'), 'AR-7.1', /1313 is not next to 1110/],
    [
      'a mountain behind enemies',
      at('wizard movement', { '0512': 'elf', '0412': 'orc' }),
      move('elf-1', '0412 0312 0311 0310'),
      'AR-7.2',
      /mountain/,
    ],
    [
      'no wand there, no points',
      carrying(spent),
      move('elf-1', '1111', '1210'),
      'AR-12.3',
      /does not lie in 1210/,
    ],
    [
      'a hidden wand, no points',
      carrying({ ...spent, wand: { haunt: 'T1' } }),
      move('elf-1', '1111', '1110'),
      'AR-12.3',
      /hidden/,
    ],
    [
      'past the wand, moved already',
      carrying(moved),
      move('barbarian-1', '1112', '1110'),
      'AR-12.3',
      /not go through/,
    ],
    [
      'into the wand’s hex, moved already',
      carrying(moved),
      move('barbarian-1', '1110', '1110'),
      'AR-12.3',
      /ends in 1110/,
    ],
    [
      'moved already, no points',
      carrying({ ...moved, moved: { 'elf-2': 1, 'elf-1': 4 } }),
      move('elf-1', '1111', '1110'),
      'AR-12.2',
      /was moved/,
    ],
  ])
})

describe('of several things wrong with a placement the most basic is told', () => {
  told([
    ['a haunt on no hex', designed(), placeHaunt('T1', 'zz'), 'AR-3.2', /no hex zz/],
    ['no sorcerer, no hex', designed(), placeSorcerers('zz', 0), 'AR-3.5', /no hex zz/],
    ['none lifted from no hex', designed(), liftSorcerers('zz', 0), 'AR-3.5', /no hex zz/],
    ['too many in no hex', sorcererPlaced(), assignEntry('zz', { elf: 999 }), 'AR-4.1', /no hex zz/],
    [
      'too many on a clear hex',
      sorcererPlaced(),
      assignEntry('1110', { elf: 999 }),
      'AR-4.1',
      /1110 is not an entry/,
    ],
  ])
})

test('a designation that is rolled is told from one that was never made', () => {
  const game = fight()
    .then(attack('elf-2', '1010', 'ghoul-1'))
    .then(resolve(1), [1])
  expect(game.refusalOf(resolve(1))?.message).toMatch(/has been rolled/)
  expect(game.refusalOf(resolve(7))?.message).toMatch(/no designation 7/)
})
