import { describe, expect, test } from 'vitest'
import type { Refusal } from '@/engine/kernel/refusal'
import { answerHex } from '@/games/arrakhar/ui/gestures/answering'
import type { Gesture } from '@/games/arrakhar/ui/desk/gesture'
import { IDLE } from '@/table/desk/answer'
import { at } from '../../../../support/basics'
import { attack, fireball, hexOf, resolve } from '../../../../support/orders'
import type { Situation, Stacks } from '../../../../support/situation'

/** What is wrong with the last of some clicks in at least two ways, and the basic one: its clause and its words. */
type Case = readonly [wrong: string, game: Situation, clicks: string, clause: string, words: RegExp]

/** What the table says to the last of some clicks, which must be refused; those before it must not. */
function told(game: Situation, clicks: string): Refusal {
  const hexes = clicks.split(' ').map(hexOf)
  let inHand: Gesture = IDLE
  for (const [nth, hex] of hexes.entries()) {
    const answer = answerHex(game.viewFor(game.position.side), inHand, hex)
    if (answer.kind === 'refusal' && nth === hexes.length - 1)
      return (answer.meant && game.refusalOf(answer.meant)) ?? answer.otherwise
    if (answer.kind !== 'gesture') throw new Error(`${hex}: ${JSON.stringify(answer)}`)
    inHand = answer.gesture
  }
  throw new Error(`${clicks} is not refused but leads to ${inHand.name}.`)
}

function tells(cases: readonly Case[]): void {
  test.each(cases)('%s', (...[, game, clicks, clause, words]: Case) => {
    const refusal = told(game, clicks)
    expect(refusal).toMatchObject({ clause })
    expect(refusal.message).toMatch(words)
  })
}

describe('a click in the combat segment that is refused tells the basic reason:', () => {
  const FIGHT: Stacks = {
    '0112': 'wizard elf',
    '0211': 'demon',
    '1110': '2 elf',
    '1111': 'orc',
    '1210': 'wizard',
    '1504': 'dwarf',
    '1913': 'ghoul',
  }
  const fight = at('wizard combat', FIGHT)
  const named = at('wizard combat', FIGHT).then(attack('elf-2 elf-3', '1111', 'orc-1'))
  const rolled = at('wizard combat', { ...FIGHT, '0706': 'barbarian', '0707': 'ghoul' })
    .then(attack('elf-2', '1111', 'orc-1'))
    .then(resolve(1), [1])
  const sorcerers = at('sorcerer combat', {
    '0112': 'dwarf',
    '0211': 'demon',
    '0212': 'demon',
    '1110': 'elf',
    '1111': 'orc',
    '1913': 'ghoul',
  })
  const burnt = at('wizard combat', { '1110': '3 elf', '1310': 'orc' }, { emptied: ['1111'] })
  tells([
    ['dice rolled, nobody there', rolled, '1513', 'AR-10.3', /Dice have been rolled/],
    ['dice rolled, a wizard', rolled, '1210', 'AR-10.3', /Dice have been rolled/],
    [
      'dice rolled, nobody of yours beside that may attack',
      rolled,
      '0707',
      'AR-10.3',
      /Dice have been rolled/,
    ],
    ['nobody there, far from all', fight, '1513', 'AR-10.2', /Nobody stands there/],
    ['a wizard, no enemy beside it', fight, '1210', 'AR-10.1', /do not attack/],
    ['waits, no enemy that it may attack', fight, '0112', 'AR-10.2', /waits in an entry/],
    ['attacks already, and the enemy beside it too', named, '1110', 'AR-10.3', /attacks already/],
    ['those beside it attack already, others are far away', named, '1111', 'AR-10.3', /attacks already/],
    ['an enemy far from all', fight, '1913', 'AR-10.2', /not next to 1913/],
    ['enemies in an entry hex, beside two units', sorcerers, '0112', 'AR-1.2', /in an entry hex/],
    ['a unit with enemies beside it in an entry hex', sorcerers, '0211', 'AR-1.2', /in an entry hex/],
    ['attackers in hand, a wizard beside the target', fight, '1110 1210', 'AR-10.1', /do not attack/],
    [
      'an advance in hand, a hex not emptied, far away',
      burnt,
      '1111 1513',
      'AR-10.9',
      /No fireball emptied 1513/,
    ],
  ])

  test('a unit that attacks already hears so, though the first enemy in the list waits in an entry hex', () => {
    const again = at('sorcerer combat', { '0112': 'dwarf', '1110': 'elf', '1111': 'orc' }).then(
      attack('orc-1', '1110', 'elf-1'),
    )
    expect(told(again, '1111')).toMatchObject({ clause: 'AR-10.3' })
  })

  test('the nearest unit is told to be too far from an enemy', () => {
    const far = at('wizard combat', { '0705': 'elf', '1110': 'dwarf', '1113': 'orc' })
    expect(told(far, '1113').message).toMatch(/dwarf-1 is not next to 1113/)
  })
})

describe('a click in the fireball segment that is refused tells the basic reason:', () => {
  const FIRE: Stacks = {
    '0112': 'wizard',
    '1110': 'wizard',
    '1210': 'elf',
    '1114': 'wizard',
    '1113': 'orc',
    '1913': 'ghoul',
  }
  const fire = at('wizard fireball', FIRE)
  const cast = at('wizard fireball', FIRE, { cast: ['wizard-2'] })
  const named = at('wizard fireball', FIRE).then(fireball('wizard-3', '1113'))
  const rolled = at('wizard fireball', { ...FIRE, '0705': 'wizard', '0706': 'orc' })
    .then(fireball('wizard-4', '1113'))
    .then(resolve(1), [1])
  tells([
    ['dice rolled, casters that have not cast', rolled, '1110', 'AR-8.3', /Dice have been rolled/],
    ['waits, no enemy in range', fire, '0112', 'AR-8.1', /out of an entry hex/],
    ['cast already, no enemy in range', cast, '1110', 'AR-5.5', /has cast/],
    ['no enemy in range, not cast', fire, '1110', 'AR-8.2', /more than 2 hexes/],
    ['no caster, no enemy there', fire, '1210', 'AR-8.1', /wizards and sorcerers/],
    ['nobody there, out of range', fire, '1313', 'AR-8.2', /No enemy units are in 1313/],
    ['enemies, out of range of who may still cast', named, '1913', 'AR-8.2', /more than 2 hexes/],
    [
      'a target in hand, a caster that has cast',
      at('wizard fireball', FIRE, { cast: ['wizard-2'] }),
      '1113 1110',
      'AR-5.5',
      /has cast/,
    ],
  ])
})

describe('a click in the haste segment that is refused tells the basic reason:', () => {
  const HASTE: Stacks = { '0112': 'wizard', '1110': 'wizard', '1310': 'elf', '1913': 'orc' }
  const haste = at('wizard haste', HASTE)
  const cast = at('wizard haste', HASTE, { cast: ['wizard-2'] })
  const begin = at('wizard haste', { '0112': 'wizard elf', '1615': 'orc' }, { turn: 1 })
  tells([
    ['waits on a later turn, not cast', haste, '0112', 'AR-9.6', /first game-turn/],
    ['cast already', cast, '1110', 'AR-5.5', /has cast/],
    ['nobody there, not next to a wizard', haste, '1513', 'AR-9.1', /None of your units/],
    ['enemies, not next to a wizard', haste, '1913', 'AR-9.1', /None of your units/],
    ['a stack, not next to a wizard', haste, '1310', 'AR-9.1', /not next to the wizard/],
    ['a waiting wizard in hand, nobody there', begin, '0112 1110', 'AR-9.6', /casts no haste out of it/],
    ['a waiting wizard, nobody there', begin, '1110', 'AR-9.6', /casts no haste out of it/],
  ])
})

describe('a click in the summon segment that is refused tells the basic reason:', () => {
  const HAUNTED: Stacks = {
    '0507': 'sorcerer',
    '1110': 'sorcerer',
    '0508': '4 demon',
    '1210': 'orc',
    '1913': 'elf',
  }
  const full = at('sorcerer summon', HAUNTED)
  const guests = at(
    'sorcerer summon',
    { '0507': 'sorcerer', '0508': 'elf', '1110': 'sorcerer' },
    { cast: ['sorcerer-1'] },
  )
  const used = at(
    'sorcerer summon',
    { '0507': '2 sorcerer', '1110': 'sorcerer', '1913': 'elf' },
    { cast: ['sorcerer-1'], summonsUsed: ['T1'] },
  )
  const cast = at('sorcerer summon', HAUNTED, { cast: ['sorcerer-1', 'sorcerer-2'] })
  tells([
    ['enemies in the haunt, its sorcerer has cast', guests, '0508', 'AR-6.4', /Elves are in T1/],
    ['a casting made there, a sorcerer that has cast', used, '0508', 'AR-6.5', /casting was made/],
    ['none in the pool, a haunt that is full', full, '0508', 'AR-6.3', /left in the pool/],
    ['no sorcerer beside it', full, '1706', 'AR-6.2', /not next to T2/],
    ['cast already, no sorcerer beside it', cast, '1706', 'AR-5.5', /has cast/],
    ['cast already, no haunt beside it', cast, '1110', 'AR-5.5', /has cast/],
    ['no haunt beside it, another is full', full, '1110', 'AR-6.2', /No haunt is next/],
    ['no sorcerer, no haunt beside it', full, '1210', 'AR-6.2', /Only a sorcerer/],
    ['the other side’s, no haunt beside it', full, '1913', 'AR-5.6', /other side/],
    ['nobody there, no haunt', full, '1313', 'AR-6.2', /Nobody stands there/],
  ])
})

describe('a click in the movement segment that is refused tells the basic reason:', () => {
  const moving = at('wizard movement', { '1110': 'elf', '1913': 'orc' })
  tells([
    ['a mountain, no path to it', moving, '1110 0101', 'AR-7.2', /0101 is a mountain/],
    ['a mountain, too far away', moving, '1110 0401', 'AR-7.2', /is a mountain/],
  ])
})
