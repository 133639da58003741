import { describe, expect, test } from 'vitest'
import type { UnitId } from '@/games/arrakhar/state/position'
import { nowIn } from '@/games/arrakhar/queries/guards'
import { advancesOpen, attackTargetsOf, openedHexes } from '@/games/arrakhar/queries/combat-choices'
import { fireballTargetsOf, isFireballTarget, isInRange } from '@/games/arrakhar/queries/fireball-range'
import { hasteTargetsOf } from '@/games/arrakhar/queries/haste-range'
import { destinationsOf, pointsLeft, stackingFaults } from '@/games/arrakhar/queries/movement-reach'
import { unitInPlay } from '@/games/arrakhar/queries/stacking'
import { summonChoices } from '@/games/arrakhar/queries/summon-choices'
import { advance, attack, fireball, haste, hexOf, resolve, wandFireball } from '../../support/orders'
import { type Situation, situation } from '../../support/situation'

/** Units as words: 'elf-1 elf-2'. */
const named = (text: string) => text.split(' ') as UnitId[]
const unit = (text: string) => text as UnitId

describe('Attacks are offered', () => {
  const targets = ({ position }: Situation, units: string) => attackTargetsOf(position, named(units))
  test('on hexes next to every attacker', () => {
    const game = situation('wizard combat', { '1110': 'elf', '1112': 'elf', '1111': 'orc', '1109': 'orc' })
    expect(targets(game, 'elf-1')).toEqual(['1109', '1111'])
    expect(targets(game, 'elf-1 elf-2')).toEqual(['1111'])
    expect(targets(game, 'elf-2 elf-1')).toEqual(['1111'])
    expect(targets(game, '')).toEqual([])
  })
  test('to nobody when one of the attackers may not attack', () => {
    const stacks = { '1110': 'elf', '1112': 'wizard', '1210': 'dwarf', '1111': '2 orc' }
    const game = situation('wizard combat', stacks).then(attack('dwarf-1', '1111', 'orc-1'))
    expect(targets(game, 'elf-1')).toEqual(['1111'])
    expect(targets(game, 'elf-1 wizard-1')).toEqual([])
    expect(targets(game, 'elf-1 dwarf-1')).toEqual([])
    expect(targets(game, 'dwarf-1 elf-1')).toEqual([])
    expect(targets(game, 'elf-9')).toEqual([])
  })
  test('to nobody once an attack has been rolled', () => {
    const game = situation('wizard combat', { '1110': '2 elf', '1111': '2 orc' })
    expect(targets(game.then(attack('elf-1', '1111', 'orc-1')), 'elf-2')).toEqual(['1111'])
    expect(targets(game.then(resolve(1), [1]), 'elf-2')).toEqual([])
  })
  test('never on those who wait in an entry hex', () => {
    expect(targets(situation('sorcerer combat', { '0112': 'elf', '0211': 'orc' }), 'orc-1')).toEqual([])
  })
  test('in combat only', () => {
    expect(targets(situation('wizard movement', { '1110': 'elf', '1111': 'orc' }), 'elf-1')).toEqual([])
  })
})

describe('Advances are offered', () => {
  const open = ({ position }: Situation) => advancesOpen(position)
  const opened = ({ position }: Situation) => {
    const now = nowIn(position, 'combat')
    return now && openedHexes(position, now)
  }
  test('to attackers next to the hex that they emptied, until none of them is left to go', () => {
    const game = situation('wizard combat', { '1110': '3 elf', '1111': 'ghoul', '1304': 'orc' })
    expect([open(game), opened(game)]).toEqual([[], []])
    game.then(attack('elf-1 elf-2', '1111', 'ghoul-1')).then(resolve(1), [6])
    expect(open(game)).toEqual([{ hex: '1111', units: ['elf-1', 'elf-2'], after: 'combat' }])
    expect(open(game.then(advance('elf-1', '1111')))).toEqual([
      { hex: '1111', units: ['elf-2'], after: 'combat' },
    ])
    expect(open(game.then(advance('elf-2', '1111')))).toEqual([])
  })
  test('by house rule not before every attack has been rolled', () => {
    const late = { options: { lateAdvances: true } }
    const game = situation(
      'wizard combat',
      { '1110': '3 elf', '1111': 'ghoul', '1210': 'orc', '1304': 'orc' },
      late,
    )
    game.then(attack('elf-1 elf-2', '1111', 'ghoul-1')).then(attack('elf-3', '1210', 'orc-1'))
    expect(opened(game.then(resolve(1), [6]))).toEqual([])
    expect(open(game)).toEqual([])
    expect(open(game.then(resolve(2), [1]))).toEqual([
      { hex: '1111', units: ['elf-1', 'elf-2'], after: 'combat' },
    ])
  })
  test('into hexes that fire emptied, while a fourth still fits', () => {
    const emptied = { emptied: ['1111'] }
    const game = (there: string) =>
      situation('wizard combat', { '1110': 'elf', '1111': there, '1112': 'dwarf', '1304': 'orc' }, emptied)
    expect(open(game('3 elf'))).toEqual([{ hex: '1111', units: ['elf-1'], after: 'fireball' }])
    expect(open(game('4 elf'))).toEqual([])
  })
  test('in combat only', () => {
    expect(open(situation('wizard movement', { '1110': 'elf' }))).toEqual([])
  })
})

describe('Fireballs are offered', () => {
  const targets = ({ position }: Situation, id: string, kind: 'fireball' | 'wand' = 'fireball') =>
    [...fireballTargetsOf(position, unit(id), kind)].sort()
  const stacks = { '1110': '2 wizard', '1111': 'orc', '1210': 'sorcerer' }
  test('at nobody who waits in an entry hex', () => {
    const { position } = situation('sorcerer fireball', { '0211': 'sorcerer', '0112': 'elf', '0210': 'elf' })
    const sorcerer = unitInPlay(position, unit('sorcerer-1'))
    expect(isFireballTarget(position, sorcerer, hexOf('0112'))).toBe(false)
    expect(isFireballTarget(position, sorcerer, hexOf('0210'))).toBe(true)
  })
  test('until the first has been rolled', () => {
    const game = situation('wizard fireball', stacks, { wand: { hex: '1110' } })
    expect(targets(game.then(fireball('wizard-1', '1111')), 'wizard-2')).toEqual(['1111', '1210'])
    expect(targets(game, 'wizard-1')).toEqual([])
    expect(targets(game, 'wizard-1', 'wand')).toEqual(['1111', '1210'])
    expect(targets(game.then(resolve(1), [1]), 'wizard-2')).toEqual([])
    expect(targets(game, 'wizard-1', 'wand')).toEqual([])
  })
  test('of the wand once', () => {
    const game = situation('wizard fireball', stacks, { wand: { hex: '1110' } })
    expect(targets(game.then(wandFireball('wizard-1', '1111')), 'wizard-2', 'wand')).toEqual([])
    expect(targets(game, 'wizard-1')).toEqual(['1111', '1210'])
  })
  test('to the phasing side only, and in its segment', () => {
    const game = situation('sorcerer fireball', stacks)
    expect(targets(game, 'wizard-1')).toEqual([])
    expect(targets(game, 'sorcerer-1')).toEqual(['1110'])
    expect(targets(game, 'sorcerer-9')).toEqual([])
    expect(targets(situation('wizard movement', stacks), 'wizard-1')).toEqual([])
  })
  test('within the map only', () => {
    const { position } = situation('wizard fireball', {})
    expect(isInRange(position, hexOf('0101'), hexOf('0102'))).toBe(true)
    for (const hex of ['0101', '0112', '2318'])
      expect(isInRange(position, hexOf(hex), hexOf('9999'))).toBe(false)
    expect(isInRange(position, hexOf('9999'), hexOf('0101'))).toBe(false)
    expect(isInRange(position, hexOf('9999'), hexOf('9998'))).toBe(false)
  })
})

describe('Haste is offered', () => {
  const targets = ({ position }: Situation, id: string) => hasteTargetsOf(position, unit(id))
  const stacks = { '1110': '2 wizard', '1111': 'elf' }
  test('to wizards that have not cast, until the first has been rolled', () => {
    const game = situation('wizard haste', stacks)
    expect(targets(game, 'wizard-1')).toEqual(['1110', '1111'])
    expect([targets(game, 'elf-1'), targets(game, 'wizard-9')]).toEqual([[], []])
    game.then(haste('wizard-1', '1111'))
    expect([targets(game, 'wizard-1'), targets(game, 'wizard-2')]).toEqual([[], ['1110', '1111']])
    expect(targets(game.then(resolve(1), [1]), 'wizard-2')).toEqual([])
  })
  test('in its segment only', () => {
    expect(targets(situation('wizard movement', stacks), 'wizard-1')).toEqual([])
  })
})

describe('Moves are offered', () => {
  test('as far as the slowest of a group goes', () => {
    const game = situation('wizard movement', { '1110': '2 elf' }, { moved: { 'elf-2': 3 } })
    const reach = destinationsOf(game.position, named('elf-1 elf-2'))
    expect([...reach.values()].every(({ path, pointsLeft: left }) => path.length === 1 && left === 0)).toBe(
      true,
    )
    expect(reach.size).toBe(6)
  })
  test('in movement only, and to units in play', () => {
    const combat = situation('wizard combat', { '1110': 'elf' }).position
    expect(destinationsOf(combat, named('elf-1')).size).toBe(0)
    expect(combat.units.map((each) => pointsLeft(combat, each))).toEqual(combat.units.map(() => 0))
    const moving = situation('wizard movement', { '1110': 'elf' }).position
    expect(destinationsOf(moving, named('elf-9')).size).toBe(0)
    expect(destinationsOf(moving, []).size).toBe(0)
  })
  test('with a word about hexes that keep the segment from ending', () => {
    const stacks = { '0211': '3 orc', '0212': 'ghoul' }
    const moved = { 'orc-1': 1, 'orc-2': 1, 'orc-3': 1, 'ghoul-1': 1 }
    const game = situation('sorcerer movement', stacks, { turn: 1, moved })
    expect(stackingFaults(game.position)).toEqual(['0211', '0212'])
    const crowded = {
      ...game.position,
      units: game.position.units.map((each) => ({ ...each, hex: hexOf('0212') })),
    }
    expect(stackingFaults(crowded)).toEqual(['0212', '0212'])
    const { position } = situation('sorcerer summon', stacks)
    expect(stackingFaults({ ...position, turn: 1 })).toEqual([])
  })
})

test('Summonings are offered between castings only', () => {
  const pending = { summonPending: { haunt: 'T1', sorcerer: 'sorcerer-2', upTo: 2 } }
  const near = { '0507': '2 sorcerer' }
  expect(summonChoices(situation('sorcerer summon', near).position)).toHaveLength(2)
  expect(summonChoices(situation('sorcerer summon', near, pending).position)).toEqual([])
  expect(summonChoices(situation('sorcerer movement', near).position)).toEqual([])
})
