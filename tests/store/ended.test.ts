import { describe, expect, test } from 'vitest'
import { besideOf } from '@/store/ended'
import { createSessionStore } from '@/store/session-store'
import { callGame, setTyped } from '@/store/occasional-actions'
import { present } from '@/engine/kernel/refusal'
import { openSaveOf } from '@/store/table'
import { type CoinCommand, coinGame, coinStart } from '../support/coin-game'
import { memoryLibrary } from '../support/memory-library'
import { type CoinTable, coinTable, settled } from './coin-table'

const endsOf = ({ library }: CoinTable) => [...library.ends.values()]

const WRONG: CoinCommand = { type: 'guess', hand: 'right' }

/** A table at which the seeker has guessed right. */
async function wonTable(): Promise<CoinTable> {
  const table = coinTable()
  // Its dice are sealed meanwhile.
  await settled()
  table.play({ type: 'hide', hand: 'left' }, { type: 'pass' }, { type: 'guess', hand: 'left' })
  await settled()
  return table
}

/** A table that is loaded again over the same library. */
async function reloaded(before: CoinTable): Promise<CoinTable> {
  const kept = present(await before.library.read('coin', before.session().saveId), 'kept game')
  const again = coinTable([], before.library)
  await settled()
  again.open(kept.save, kept)
  return again
}

describe('a game that ends at the table', () => {
  test('is kept as a result with the save that ends it', async () => {
    const table = await wonTable()
    expect(endsOf(table)).toEqual([
      {
        saveId: table.session().saveId,
        origin: present(table.session().diceSeals[0], 'seal').digest,
        gameId: 'coin',
        scenario: 'One coin',
        moment: 'Note 0',
        result: 'seeker',
        how: '',
        players: undefined,
        bots: undefined,
        isTyped: false,
        isUndone: false,
        endedAt: expect.any(Number) as number,
      },
    ])
  })

  test('is not kept as one before it ends', async () => {
    const table = coinTable()
    table.play({ type: 'hide', hand: 'left' }, { type: 'pass' })
    await settled()
    expect(endsOf(table)).toEqual([])
  })

  test('says how it ended in the words of its game', async () => {
    const library = memoryLibrary()
    const store = createSessionStore(library)
    store.actions.start(
      { ...coinGame, endingOf: () => 'The hand was opened.' },
      coinStart({ asked: 'seeker' }),
      [],
    )
    store.actions.play(WRONG)
    await settled()
    expect([...library.ends.values()]).toMatchObject([{ result: 'hider', how: 'The hand was opened.' }])
  })

  test('counts once, however often it is opened and written again', async () => {
    const table = await wonTable()
    const before = endsOf(table)
    table.store.actions.keep()
    await settled()
    const again = await reloaded(table)
    again.store.actions.keep()
    await settled()
    expect(endsOf(again)).toEqual(before)
  })

  test('that was forgotten does not come back when it is opened and written again', async () => {
    const table = await wonTable()
    await table.library.results.forget('all')
    const again = await reloaded(table)
    again.store.actions.keep()
    await settled()
    expect(endsOf(again)).toEqual([])
  })

  test('does not count where it is opened from a file, finished', async () => {
    const table = await wonTable()
    const other = coinTable()
    expect(other.open(openSaveOf(table.session()))).toEqual([])
    await settled()
    expect(other.library.saves.has(other.session().saveId)).toBe(true)
    expect(endsOf(other)).toEqual([])
  })

  test('is kept with the next write where the browser refused the one that ended it', async () => {
    const table = coinTable()
    table.play({ type: 'hide', hand: 'left' }, { type: 'pass' })
    await settled()
    table.library.refuse('The disk is full')
    table.play({ type: 'guess', hand: 'left' })
    await settled()
    expect(endsOf(table)).toEqual([])
    table.library.refuse(null)
    table.store.actions.keep()
    await settled()
    expect(endsOf(table)).toMatchObject([{ result: 'seeker' }])
  })

  test('has its players’ names, and whether dice were typed', async () => {
    const table = coinTable()
    callGame(table.store, { players: { hider: 'Ann' } })
    setTyped(table.store, true)
    table.play({ type: 'hide', hand: 'left' }, { type: 'pass' })
    table.store.actions.takeMouse('seeker')
    table.store.actions.play({ type: 'toss' })
    table.store.actions.provideRolls([1])
    table.play({ type: 'guess', hand: 'right' })
    await settled()
    expect(endsOf(table)).toMatchObject([{ result: 'hider', players: { hider: 'Ann' }, isTyped: true }])
  })

  test('says that something was taken back, also before a reload', async () => {
    const table = coinTable()
    table.play({ type: 'note' })
    expect(table.store.actions.undo()).toBeUndefined()
    await settled()
    const again = await reloaded(table)
    expect(again.session().isUndone).toBe(true)
    again.play({ type: 'hide', hand: 'left' }, { type: 'pass' }, { type: 'guess', hand: 'left' })
    await settled()
    expect(endsOf(again)).toMatchObject([{ isUndone: true }])
  })
})

describe('an end that is taken back', () => {
  test('is no result any more, and one that is put back is', async () => {
    const over = (await wonTable()).session()
    const before = coinTable().session()
    expect(besideOf(before, true)).toEqual({ isUndone: false, end: null })
    expect(besideOf(over, false).end).toMatchObject({ saveId: over.saveId, result: 'seeker' })
  })

  test('is told apart from a game that goes on, or has been over', async () => {
    const over = (await wonTable()).session()
    expect(besideOf(over, true)).toEqual({ isUndone: false })
    expect(besideOf({ ...coinTable().session(), isUndone: true }, false)).toEqual({ isUndone: true })
  })
})
