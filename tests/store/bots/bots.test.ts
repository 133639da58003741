import { describe, expect, test } from 'vitest'
import type { Bots } from '@/engine/bot/bot'
import { giveSeats } from '@/store/occasional-actions'
import { markElsewhere, saveOf } from '@/store/table'
import type { CoinCommand } from '../../support/coin-game'
import { type CoinTable, coinTable, settled } from '../coin-table'

const HIDE: CoinCommand = { type: 'hide', hand: 'left' }
const PASS: CoinCommand = { type: 'pass' }
const NOTE: CoinCommand = { type: 'note' }

/** A coin game in which bots play these seats. */
function tableWith(bots: Bots): CoinTable {
  const table = coinTable()
  giveSeats(table.store, bots)
  return table
}

/** Has the bot that is asked play, as it thought of it just now. */
function playBot(table: CoinTable, ...commands: readonly CoinCommand[]): void {
  for (const command of commands) table.store.actions.play(command, table.session().history)
}

const played = (table: CoinTable) => {
  const { steps, cursor } = table.session().history
  return steps.slice(0, cursor).map(({ entry }) => entry.command.type)
}

describe('playing with bots', () => {
  test('a person may not play for a bot, nor a bot for a person', () => {
    const table = tableWith({ seeker: 'easy' })
    playBot(table, NOTE)
    expect(played(table)).toEqual([])
    table.play(HIDE, PASS)
    expect(table.session().holder, 'the person looks on').toBe('hider')
    table.store.actions.play(NOTE)
    expect(played(table)).toEqual(['hide', 'pass'])
    playBot(table, NOTE)
    expect(played(table)).toEqual(['hide', 'pass', 'note'])
  })

  test('what a bot thought of at another place is not played', () => {
    const table = tableWith({ seeker: 'easy' })
    table.play(HIDE, PASS)
    const { history } = table.session()
    table.store.actions.play(NOTE, history)
    table.store.actions.play(NOTE, history)
    expect(played(table)).toEqual(['hide', 'pass', 'note'])
  })

  test('what a bot thought of is not played by a person who took its seat', () => {
    const table = tableWith({ seeker: 'easy' })
    table.play(HIDE, PASS)
    const { history } = table.session()
    giveSeats(table.store, {})
    table.store.actions.takeMouse('seeker')
    table.store.actions.play(NOTE, history)
    expect(played(table)).toEqual(['hide', 'pass'])
    table.store.actions.play(NOTE)
    expect(played(table)).toEqual(['hide', 'pass', 'note'])
  })

  test('bots play alone without anybody at the mouse', () => {
    const table = tableWith({ hider: 'easy', seeker: 'easy' })
    playBot(table, HIDE, PASS, { type: 'guess', hand: 'left' })
    expect(table.position().winner).toBe('seeker')
  })
})

describe('seats', () => {
  test('are kept with the game, in its card and in its file', async () => {
    const table = tableWith({ seeker: 'medium' })
    await settled()
    expect((await table.library.cards())[0]?.bots).toEqual({ seeker: 'medium' })
    const again = coinTable()
    expect(again.open(saveOf(table.session()))).toEqual([])
    expect(again.session().labels.bots).toEqual({ seeker: 'medium' })
  })

  test('a file with a bot of no known strength is refused with its place', () => {
    const save = saveOf(tableWith({ seeker: 'medium' }).session())
    const card = { ...save.card, bots: { seeker: 'perfect' } }
    expect(coinTable().open({ ...save, card })).toEqual([
      { path: 'card.bots.seeker', message: 'must be "easy", "medium", "strong"' },
    ])
  })

  test('are not changed where another tab plays the game', () => {
    const table = tableWith({ seeker: 'easy' })
    markElsewhere(table.store, table.session().saveId, 'open')
    giveSeats(table.store, {})
    expect(table.session().labels.bots).toEqual({ seeker: 'easy' })
  })
})

describe('undo with bots', () => {
  test('goes back past the bot to the person’s own last decision', () => {
    const table = tableWith({ seeker: 'easy' })
    table.play(HIDE, NOTE, PASS)
    playBot(table, NOTE, PASS)
    expect(table.store.actions.undo()).toBeUndefined()
    expect(played(table)).toEqual(['hide', 'note'])
  })

  test('takes back the hand-over itself while the bot still thinks', () => {
    const table = tableWith({ seeker: 'easy' })
    table.play(HIDE, PASS)
    expect(table.store.actions.undo()).toBeUndefined()
    expect(played(table)).toEqual(['hide'])
  })

  test('stops where the bot has rolled, and says so', () => {
    const table = tableWith({ seeker: 'easy' })
    table.play(HIDE, PASS)
    playBot(table, { type: 'toss' }, PASS)
    expect(table.store.actions.undo()).toBe('Dice were rolled.')
    expect(played(table)).toHaveLength(4)
  })

  test('stops at what has been revealed, and finds nothing where only bots have played', () => {
    const table = tableWith({ hider: 'easy', seeker: 'easy' })
    playBot(table, HIDE, PASS)
    expect(table.store.actions.undo()).toBe('Nobody but bots has played yet.')
    playBot(table, { type: 'guess', hand: 'right' })
    expect(table.store.actions.undo()).toBe('The hand was opened.')
  })

  test('stops at a hand-over between persons as ever', () => {
    const table = tableWith({})
    table.play(HIDE, PASS)
    table.store.actions.takeMouse('seeker')
    expect(table.store.actions.undo()).toBe('The mouse has passed to another side.')
    const alone = coinTable()
    alone.play(NOTE)
    expect(alone.store.actions.undo()).toBeUndefined()
  })
})
