import { describe, expect, test } from 'vitest'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import type { Event } from '@/games/arrakhar/events'
import { nothingToDo } from '@/games/arrakhar/queries/turn/idle'
import { summaryOf } from '@/games/arrakhar/state/summary'
import { answerDraw, design, END, FINISH, hexOf, move, offerDraw, resign } from '../../support/orders'
import { begun, designed, laidOut, newGame, SORCERER_FORCE, sorcererPlaced } from '../../support/set-up-game'
import { type Moment, situation, type Stacks } from '../../support/situation'

describe('What happened may be known', () => {
  const at = hexOf('0508')
  test.each<Event>([
    { type: 'hauntPlaced', haunt: 'T1', hex: at },
    { type: 'hauntLifted', haunt: 'T1' },
    { type: 'wandHidden', haunt: 'T1' },
    { type: 'sorcerersPlaced', hex: at, count: 1 },
    { type: 'sorcerersLifted', hex: at, count: 1 },
  ])('to the sorcerer alone: $type', (event) => {
    expect(rules.audienceOf(event)).toEqual(['sorcerer'])
  })
  test.each<Event>([
    { type: 'forceDesigned', side: 'wizard' },
    { type: 'placementFinished', side: 'sorcerer' },
    { type: 'orcsLost', count: 1 },
    { type: 'hauntDestroyed', haunt: 'T1', hex: at },
  ])('to all: $type', (event) => {
    expect(rules.audienceOf(event)).toBe('all')
  })
})

describe('A command is taken back', () => {
  test('unless it ended a segment or opened a haunt', () => {
    expect(rules.barrierOf(move('elf-1', '1111'), [])).toBeUndefined()
    expect(rules.barrierOf(END, [])).toBe('The segment has ended; segments are not returned to.')
    expect(rules.barrierOf(FINISH, [{ type: 'placementFinished', side: 'wizard' }])).toBeUndefined()
    const opened: Event = { type: 'hauntDestroyed', haunt: 'T1', hex: hexOf('0508') }
    expect(rules.barrierOf(END, [{ type: 'orcsLost', count: 1 }, opened])).toBe('A haunt was opened.')
  })
})

describe('The seat that is asked', () => {
  test('is the phasing side, who was offered a draw, and nobody at the end', () => {
    const game = situation('wizard movement', {})
    expect(rules.askedSeat(game.position)).toBe('wizard')
    expect(rules.askedSeat(game.then(offerDraw('sorcerer')).position)).toBe('wizard')
    expect(rules.askedSeat(game.then(answerDraw('wizard', false)).position)).toBe('wizard')
    expect(rules.askedSeat(game.then(offerDraw('wizard')).position)).toBe('sorcerer')
    expect(rules.askedSeat(game.then(resign('sorcerer')).position)).toBeNull()
  })
})

describe('A table', () => {
  test('has secrets until the game is over', () => {
    const game = begun()
    expect(rules.hasSecrets(game.position)).toBe(true)
    expect(rules.hasSecrets(game.then(resign('sorcerer')).position)).toBe(false)
  })
  test('seats the sorcerer and the wizard', () => {
    expect([rules.id, ...rules.seats]).toEqual(['arrakhar', 'sorcerer', 'wizard'])
  })
  test('seals the wand’s haunt when its placement is finished, not before', () => {
    for (const game of [newGame(), designed(), laidOut()])
      expect(rules.sealedText(game.position)).toBeUndefined()
    expect(rules.sealedText(sorcererPlaced('T2').position)).toBe('T2')
    const bare = situation('wizard movement', {}, { wand: { hex: '1110' } })
    expect(rules.sealedText(bare.position)).toBeUndefined()
  })
  test('is summed up by its scenario and its moment', () => {
    expect(summaryOf(newGame().viewFor('table'))).toEqual({ scenario: 'Basic Scenario', moment: 'Set-up' })
    expect(summaryOf(situation('wizard combat', {}, { turn: 7 }).viewFor('table')).moment).toBe('Turn 7')
  })
})

/** Whether a segment that has just begun so would be skipped. */
function isIdle(when: Moment, stacks: Stacks, changes: object = {}): boolean {
  return nothingToDo(situation(when, stacks, { ...changes }).position)
}

describe('A segment is skipped', () => {
  test('never in the set-up', () => {
    for (const game of [
      newGame(),
      newGame().then(design('sorcerer', SORCERER_FORCE)),
      designed(),
      laidOut(),
      sorcererPlaced(),
    ])
      expect(nothingToDo(game.position)).toBe(false)
  })
  test('once the orcs are placed, not before the roll', () => {
    expect(isIdle('sorcerer wanderingOrcs', {})).toBe(false)
    expect(isIdle('sorcerer wanderingOrcs', { '1110': 'demon' }, { orcsDue: 1 })).toBe(false)
    expect(isIdle('sorcerer wanderingOrcs', {}, { orcsDue: 0 })).toBe(true)
  })
  test('when no sorcerer stands beside a haunt', () => {
    expect(isIdle('sorcerer summon', { '0507': 'sorcerer' })).toBe(false)
    expect(isIdle('sorcerer summon', { '1110': 'sorcerer' })).toBe(true)
  })
  test('when no wizard can cast haste', () => {
    expect(isIdle('wizard haste', { '1110': 'wizard' })).toBe(false)
    expect(isIdle('wizard haste', { '1110': 'elf', '1304': 'sorcerer' })).toBe(true)
    expect(isIdle('wizard haste', { '0112': 'wizard' }, { turn: 2 })).toBe(true)
    expect(isIdle('wizard haste', { '0112': 'wizard' }, { turn: 1 })).toBe(false)
  })
  test('when nobody has a hex to go to', () => {
    expect(isIdle('wizard movement', { '1110': 'elf', '1111': 'orc' })).toBe(false)
    expect(isIdle('wizard movement', { '0112': 'elf', '0211': 'orc', '0212': 'orc' })).toBe(true)
    expect(isIdle('wizard movement', { '0112': 'elf', '0211': 'orc' })).toBe(false)
    const another = { '0112': 'elf', '0211': 'orc', '0212': 'orc', '1110': 'elf' }
    expect(isIdle('wizard movement', another)).toBe(false)
  })
  test('but not when the wizard’s side could leave by an entry hex', () => {
    const walled = (side: string, others: string) => ({
      '0211': side,
      ...Object.fromEntries(['0210', '0212', '0311', '0312'].map((hex) => [hex, others])),
    })
    expect(isIdle('wizard movement', walled('elf', 'orc'))).toBe(false)
    expect(isIdle('sorcerer movement', walled('orc', 'elf'))).toBe(true)
  })
  test('when nobody can be set on fire', () => {
    expect(isIdle('wizard fireball', { '1110': 'wizard', '1111': 'orc' })).toBe(false)
    expect(isIdle('wizard fireball', { '1110': 'wizard', '1114': 'orc' })).toBe(true)
    expect(isIdle('wizard fireball', { '1110': 'elf', '1111': 'sorcerer' })).toBe(true)
    const cast = { cast: ['wizard-1'] }
    expect(isIdle('wizard fireball', { '1110': 'wizard', '1111': 'orc' }, cast)).toBe(true)
    const wand = { ...cast, wand: { hex: '1110' } }
    expect(isIdle('wizard fireball', { '1110': 'wizard', '1111': 'orc' }, wand)).toBe(false)
  })
  test('when nobody can attack or advance', () => {
    expect(isIdle('wizard combat', { '1110': 'elf', '1111': 'orc' })).toBe(false)
    expect(isIdle('wizard combat', { '1110': 'wizard', '1111': 'orc' })).toBe(true)
    expect(isIdle('wizard combat', { '1110': 'elf', '1112': 'orc' })).toBe(true)
    expect(isIdle('wizard combat', { '1110': 'elf', '1112': 'orc' }, { emptied: ['1111'] })).toBe(false)
  })
  test('when nobody of the wizard’s side holds a haunt', () => {
    expect(isIdle('wizard hauntCheck', { '0508': 'elf' })).toBe(false)
    expect(isIdle('wizard hauntCheck', { '0508': 'orc', '1110': 'elf' })).toBe(true)
  })
})
