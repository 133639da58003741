import { describe, expect, test } from 'vitest'
import { hexesLeft, stillToDo } from '@/games/arrakhar/ui/play/still-to-do'
import { mayBeForgotten, NOTHING_LEFT, optional, owed } from '@/table/panel/undone'
import { after, at, laidOut, named, unit } from './laid-out'

const STACKS = { '0806': 'elf elf', '0605': 'wizard', '1608': 'orc' }

describe('Still to do', () => {
  test('are stacks that have not moved; those on their way are not asked about', () => {
    const start = laidOut('wizard movement', STACKS)
    expect(stillToDo(start)).toEqual(mayBeForgotten('2 stacks can still move'))
    const moved = after(start, [
      { type: 'move', units: named('elf-1', 'elf-2'), path: [at('0805')], takeWandAt: null },
    ]).position
    expect(stillToDo(moved).optional).toBe('1 stack can still move')
    expect(hexesLeft(moved)).toEqual(['0605', '0805'])
    const all = after(moved, [
      { type: 'move', units: named('wizard-1'), path: [at('0604')], takeWandAt: null },
    ]).position
    expect(stillToDo(all)).toEqual(optional('2 stacks can move on'))
  })
  test('are not stacks that are walled in', () => {
    const ring = {
      '1403': 'elf',
      '1402': 'orc',
      '1404': 'orc',
      '1304': 'orc',
      '1503': 'orc',
      '1504': 'orc',
    }
    expect(stillToDo(laidOut('wizard movement', ring))).toEqual(NOTHING_LEFT)
  })
  test('is what the rules demand, without a question', () => {
    const start = laidOut('wizard movement', { '0805': 'dwarf', '0806': 'elf', '1608': 'orc' })
    const crowded = after(start, [
      { type: 'move', units: named('dwarf-1'), path: [at('0806')], takeWandAt: null },
    ]).position
    expect(stillToDo(crowded)).toEqual(owed('0806 is over-stacked'))
    expect(stillToDo(laidOut('sorcerer wanderingOrcs', STACKS))).toEqual(owed('roll for the orcs'))
  })
  test('is haste until one wizard has cast it', () => {
    const start = laidOut('wizard haste', {
      '0806': 'elf',
      '0706': 'wizard',
      '0605': 'wizard',
      '1608': 'orc',
    })
    expect(stillToDo(start)).toEqual(mayBeForgotten('2 wizards can still cast haste'))
    const named1 = after(start, [
      { type: 'designateHaste', caster: unit('wizard-1'), hex: at('0706') },
    ]).position
    expect(stillToDo(named1)).toEqual(owed('roll for 1 designation'))
  })
  test('are fireballs with a target, and advances', () => {
    const fire = laidOut('wizard fireball', { '0705': 'wizard wizard', '0707': 'orc orc' })
    expect(stillToDo(fire)).toEqual(mayBeForgotten('2 fireballs not cast'))
    expect(stillToDo(laidOut('wizard fireball', { '0705': 'wizard', '1608': 'orc' }))).toEqual(NOTHING_LEFT)
    const combat = laidOut('wizard combat', { '0806': 'elf', '1608': 'orc' }, { emptied: ['0807'] })
    expect(stillToDo(combat).optional).toBe('advance into 0807')
    expect(hexesLeft(combat)).toEqual(['0807'])
  })
  test('is summoning, whatever the pool holds', () => {
    const beside = { '1305': 'sorcerer', '0705': 'elf' }
    const start = laidOut('sorcerer summon', beside)
    expect(stillToDo(start)).toEqual(mayBeForgotten('summon at T1'))
    expect(stillToDo(laidOut('sorcerer summon', beside, { pool: {} }))).toEqual(stillToDo(start))
  })
})
