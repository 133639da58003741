import { describe, expect, test } from 'vitest'
import { isCovered, isOver } from '@/store/session'
import { coinRules, coinStart } from '../support/coin-game'
import { coinTable } from './coin-table'
import { holderAfter } from '@/store/curtain'
import { saveOf } from '@/store/table'

const rules = coinRules

describe('the curtain', () => {
  test('stays up while nothing is secret', () => {
    expect(holderAfter(rules, coinStart({ asked: 'seeker' }), 'hider')).toBe('seeker')
  })

  test('stays up while the same seat is asked', () => {
    expect(holderAfter(rules, coinStart({ hidden: 'left' }), 'hider')).toBe('hider')
  })

  test('falls when another seat is asked and something is secret', () => {
    const table = coinTable()
    table.play({ type: 'hide', hand: 'left' }, { type: 'pass' })
    expect(isCovered(table.session())).toBe(true)
  })

  test('is lifted only for the seat that is asked', () => {
    const table = coinTable()
    table.play({ type: 'hide', hand: 'left' }, { type: 'pass' })
    table.store.actions.takeMouse('hider')
    expect(isCovered(table.session())).toBe(true)
    table.store.actions.takeMouse('seeker')
    expect(table.session().holder).toBe('seeker')
  })

  test('lets no command through, so that a second click is not the other side’s command', () => {
    const table = coinTable()
    table.play({ type: 'hide', hand: 'left' }, { type: 'pass' })
    expect(table.store.actions.play({ type: 'pass' })).toBeUndefined()
    expect(table.position().asked).toBe('seeker')
    expect(table.store.actions.undo()).toBeUndefined()
    expect(table.position().asked).toBe('seeker')
  })

  test('falls when the table is left', () => {
    const table = coinTable()
    table.play({ type: 'hide', hand: 'left' })
    table.store.actions.leaveMouse()
    expect(isCovered(table.session())).toBe(true)
  })

  test('falls when a game is opened in the middle of a seat’s turn', () => {
    const table = coinTable()
    table.play({ type: 'hide', hand: 'left' }, { type: 'note' })
    table.open(saveOf(table.session()))
    expect(isCovered(table.session())).toBe(true)
  })

  test('does not hide a game that is over', () => {
    const table = coinTable([{ type: 'hide', hand: 'left' } as const, { type: 'pass' } as const])
    table.play({ type: 'guess', hand: 'left' })
    expect(isOver(table.session())).toBe(true)
    expect(isCovered(table.session())).toBe(false)
    table.store.actions.leaveMouse()
    expect(isCovered(table.session())).toBe(false)
  })
})
