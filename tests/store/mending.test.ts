import { describe, expect, test } from 'vitest'
import { withPassphrase } from '../support/passphrase'
import { lockGame } from '@/store/occasional-actions'
import { coinTable } from './coin-table'

describe('A table that could not be drawn', () => {
  const bug = new Error('A bug in the table')

  test('goes back to what was drawn last, and is kept so', () => {
    const table = coinTable()
    const { stands, mend } = table.store.actions
    table.play({ type: 'note' })
    stands()
    table.play({ type: 'note' })
    expect(mend(bug)).toBe(true)
    expect(table.position().notes).toBe(1)
    expect(table.store.getState().failure).toEqual({
      error: bug,
      during: 'drawing',
      command: null,
      times: 1,
    })
    table.play({ type: 'toss' })
    expect(table.position().notes).toBe(1)
  })

  test('lets the curtain fall over a secret: nobody knows who is looking', () => {
    const table = coinTable()
    const { stands, mend } = table.store.actions
    table.play({ type: 'hide', hand: 'left' })
    stands()
    table.play({ type: 'note' })
    mend(bug)
    expect(table.session().holder).toBeNull()
  })

  test('stays where it was drawn before, and is tried twice more', () => {
    const table = coinTable()
    const { stands, mend } = table.store.actions
    table.play({ type: 'note' })
    stands()
    const { history } = table.session()
    for (const helps of [true, true, false]) {
      expect(mend(bug)).toBe(helps)
      stands()
    }
    expect(table.session().history).toBe(history)
    table.play({ type: 'note' })
    stands()
    expect(mend(bug)).toBe(true)
  })

  test('goes back however often what is played cannot be drawn', () => {
    const table = coinTable()
    const { stands, mend } = table.store.actions
    table.play({ type: 'note' })
    stands()
    const { history } = table.session()
    for (let nth = 0; nth < 5; nth++) {
      table.play({ type: 'note' })
      expect(mend(bug)).toBe(true)
      stands()
      expect(table.session().history).toBe(history)
    }
  })

  test('stays locked by the passphrases that were set', async () => {
    const table = coinTable()
    const { stands, mend } = table.store.actions
    table.play({ type: 'note' })
    stands()
    const vault = await withPassphrase(null, ['hider', 'seeker'], 'hider', 'correct horse')
    lockGame(table.store, vault)
    mend(bug)
    expect(table.session().vault).toBe(vault)
    table.play({ type: 'note' })
    mend(bug)
    expect(table.session().vault).toBe(vault)
    await expect.poll(() => table.library.saves.get(table.session().saveId)?.body.kind).toBe('locked')
  })

  test('is given up when nothing of the game was ever drawn', () => {
    const table = coinTable()
    expect(table.store.actions.mend(bug)).toBe(false)
    table.store.actions.stands()
    table.store.actions.startOver()
    expect(table.store.actions.mend(bug)).toBe(false)
  })
})
