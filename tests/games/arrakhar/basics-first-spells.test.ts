import { describe, expect, test } from 'vitest'
import type { Command } from '@/games/arrakhar/commands'
import { at, told } from '../../support/basics'
import { fireball, haste, hasteWaiting, wandFireball } from '../../support/orders'
import type { Stacks } from '../../support/situation'

/** A wizard that has cast, beside an orc and far from a ghoul; an elf; a wizard that waits; a sorcerer. */
const FIRE: Stacks = {
  '0112': 'wizard',
  '1110': 'wizard',
  '1111': 'orc',
  '1113': 'ghoul',
  '1210': 'elf',
  '1913': 'sorcerer',
}
const cast = { cast: ['wizard-2'] }
const fire = (changes: object = cast) => at('wizard fireball', FIRE, changes)
const withWand = { ...cast, wand: { hex: '1110' } }

describe('of several things wrong with a fireball the most basic is told', () => {
  told([
    ['another segment, no hex', at('wizard combat', FIRE), fireball('wizard-2', 'zz'), 'AR-5.6', /segment/],
    ['no unit, no hex', fire(), fireball('wizard-9', 'zz'), 'AR-5.6', /no unit wizard-9/],
    ['an enemy’s caster, no hex', fire(), fireball('sorcerer-1', 'zz'), 'AR-5.6', /other side/],
    ['no hex, no caster', fire(), fireball('elf-1', 'zz'), 'AR-8.2', /no hex zz/],
    ['no hex, cast already', fire(), fireball('wizard-2', 'zz'), 'AR-8.2', /no hex zz/],
    ['no caster, nobody there', fire(), fireball('elf-1', '1211'), 'AR-8.1', /wizards and sorcerers/],
    ['out of an entry hex, nobody there', fire(), fireball('wizard-1', '1211'), 'AR-8.1', /entry hex/],
    ['into an entry hex, cast already', fire(), fireball('wizard-2', '0112'), 'AR-8.2', /entry hex/],
    ['nobody there, cast already', fire(), fireball('wizard-2', '1211'), 'AR-8.2', /No enemy.* 1211/],
    ['nobody there, out of range', fire({}), fireball('wizard-2', '1114'), 'AR-8.2', /No enemy/],
    ['cast already, out of range', fire(), fireball('wizard-2', '1113'), 'AR-5.5', /has cast/],
    ['out of range', fire({}), fireball('wizard-2', '1113'), 'AR-8.2', /more than 2 hexes/],
  ])
})

test('range 2 over mountains is told from too great a range', () => {
  const game = at('wizard fireball', { '0208': 'wizard', '0409': 'orc' })
  expect(game.refusalOf(fireball('wizard-1', '0409'))?.message).toMatch(/clear hex between/)
})

describe('of several things wrong with the wand’s fireball the most basic is told', () => {
  told([
    [
      'the sorcerer’s phase, no hex',
      at('sorcerer fireball', FIRE),
      wandFireball('sorcerer-1', 'zz'),
      'AR-12.4',
      /cannot use/,
    ],
    ['no hex, hidden', fire(), wandFireball('wizard-2', 'zz'), 'AR-8.2', /no hex zz/],
    ['no wizard, hidden', fire(), wandFireball('elf-1', '1111'), 'AR-12.5', /Only a wizard/],
    ['hidden, nobody there', fire(), wandFireball('wizard-2', '1211'), 'AR-12.5', /hidden/],
    [
      'the wand elsewhere, nobody there',
      fire({ wand: { hex: '1210' } }),
      wandFireball('wizard-2', '1211'),
      'AR-12.5',
      /lies in 1210/,
    ],
    [
      'nobody there, used already',
      fire(withWand).then(wandFireball('wizard-2', '1111')),
      wandFireball('wizard-2', '1211'),
      'AR-8.2',
      /No enemy/,
    ],
    [
      'used already, out of range',
      fire(withWand).then(wandFireball('wizard-2', '1111')),
      wandFireball('wizard-2', '1113'),
      'AR-12.5',
      /one fireball a turn/,
    ],
  ])
})

const spell = (changes: object = cast) => at('wizard haste', FIRE, changes)
const waiting = (changes: object = {}) =>
  at('wizard haste', { '0112': 'wizard 5 elf dwarf', '1110': 'elf', '1111': 'orc' }, { turn: 1, ...changes })

describe('of several things wrong with haste the most basic is told', () => {
  told([
    ['no hex, cast already', spell(), haste('wizard-2', 'zz'), 'AR-9.1', /no hex zz/],
    ['no wizard, no hex', spell(), haste('elf-1', 'zz'), 'AR-9.1', /Only a wizard/],
    [
      'no hex named, cast already',
      spell(),
      { type: 'designateHaste', caster: 'wizard-2' } as Command,
      'AR-9.1',
      /name it/,
    ],
    ['an entry hex, far away', spell(), haste('wizard-2', '0112'), 'AR-9.1', /entry hex/],
    ['enemies, cast already', spell(), haste('wizard-2', '1111'), 'AR-9.1', /None of your units is in 1111/],
    ['nobody, far away', spell({}), haste('wizard-2', '1114'), 'AR-9.1', /None of your units/],
    [
      'cast already, far away',
      at('wizard haste', { '1110': 'wizard', '1114': 'elf' }, { cast: ['wizard-1'] }),
      haste('wizard-1', '1114'),
      'AR-5.5',
      /has cast/,
    ],
    [
      'a later turn, nobody named',
      waiting({ turn: 2 }),
      hasteWaiting('wizard-1', ''),
      'AR-9.6',
      /first game-turn/,
    ],
    [
      'nobody named, cast already',
      waiting({ cast: ['wizard-1'] }),
      hasteWaiting('wizard-1', ''),
      'AR-9.6',
      /name the units/,
    ],
    [
      'one on the board, too many',
      waiting(),
      hasteWaiting('wizard-1', 'elf-1 elf-2 elf-3 elf-4 elf-6'),
      'AR-9.6',
      /elf-6 does not wait/,
    ],
    [
      'one twice, two types',
      waiting(),
      hasteWaiting('wizard-1', 'elf-1 elf-1 dwarf-1'),
      'AR-9.6',
      /named twice/,
    ],
    [
      'two types, too many',
      waiting(),
      hasteWaiting('wizard-1', 'elf-1 elf-2 elf-3 elf-4 dwarf-1'),
      'AR-9.6',
      /one type/,
    ],
    [
      'too many',
      waiting(),
      hasteWaiting('wizard-1', 'elf-1 elf-2 elf-3 elf-4 elf-5'),
      'AR-9.6',
      /4 units at most/,
    ],
  ])
})
