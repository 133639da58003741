import { describe, expect, test } from 'vitest'
import { isCovered, isOver } from '@/store/session'
import type { Bots } from '@/engine/bot/bot'
import { historyFrom } from '@/engine/kernel/history'
import { coinRules, coinStart, type CoinPosition } from '../support/coin-game'
import { coinTable } from './coin-table'
import { giveSeats } from '@/store/occasional-actions'
import { holderIn, wantedIn } from '@/store/curtain'
import { saveOf } from '@/store/table'

/** The coin game at a position, with somebody holding the mouse up to now. */
function seatingAt(changes: Partial<CoinPosition>, holder: string | null, bots?: Bots) {
  return { game: { rules: coinRules }, history: historyFrom(coinStart(changes)), holder, labels: { bots } }
}

describe('the curtain', () => {
  test('stays up while nothing is secret', () => {
    expect(holderIn(seatingAt({ asked: 'seeker' }, 'hider'))).toBe('seeker')
  })

  test('stays up while the same seat is asked', () => {
    expect(holderIn(seatingAt({ hidden: 'left' }, 'hider'))).toBe('hider')
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

describe('the curtain where bots play', () => {
  const SECRET = { hidden: 'left', asked: 'seeker' } as const

  test('stays up for the person while the bot is asked', () => {
    expect(holderIn(seatingAt(SECRET, 'hider', { seeker: 'easy' }))).toBe('hider')
  })

  test('stays up when the bot has played and the person is asked again', () => {
    expect(holderIn(seatingAt({ ...SECRET, asked: 'hider' }, 'hider', { seeker: 'easy' }))).toBe('hider')
  })

  test('is not drawn for the only person when a game is opened, whoever is asked', () => {
    for (const asked of ['hider', 'seeker'] as const) {
      const seating = seatingAt({ ...SECRET, asked }, null, { seeker: 'easy' })
      expect([wantedIn(seating), holderIn(seating)]).toEqual(['hider', 'hider'])
    }
  })

  test('is not drawn for the only person by leaving the table, a reload or an undo', () => {
    const table = coinTable()
    giveSeats(table.store, { seeker: 'easy' })
    table.play({ type: 'hide', hand: 'left' }, { type: 'note' })
    table.store.actions.leaveMouse()
    expect(table.session().holder).toBe('hider')
    table.open(saveOf(table.session()))
    expect(table.session().holder).toBe('hider')
    table.store.actions.undo()
    expect(table.session().holder).toBe('hider')
  })

  test('falls when a bot’s seat is given to a person', () => {
    expect(holderIn(seatingAt(SECRET, 'hider', {}))).toBeNull()
  })

  test('falls when whoever held the mouse has become a bot', () => {
    const table = coinTable()
    table.play({ type: 'hide', hand: 'left' })
    giveSeats(table.store, { hider: 'easy' })
    expect(isCovered(table.session())).toBe(true)
    table.store.actions.takeMouse('seeker')
    expect(table.session().holder).toBe('seeker')
  })

  test('falls when somebody who watched bots takes a seat of one', () => {
    const table = coinTable()
    table.play({ type: 'hide', hand: 'left' })
    giveSeats(table.store, { hider: 'easy', seeker: 'easy' })
    expect(isCovered(table.session())).toBe(false)
    giveSeats(table.store, { seeker: 'easy' })
    expect(isCovered(table.session())).toBe(true)
  })

  test('nobody holds the mouse where bots play alone, and nothing is covered', () => {
    const seating = seatingAt(SECRET, 'hider', { hider: 'easy', seeker: 'strong' })
    expect([wantedIn(seating), holderIn(seating)]).toEqual([null, null])
  })
})
