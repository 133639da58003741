import { describe, expect, test } from 'vitest'
import { present } from '@/engine/refusal'
import { readSave } from '@/engine/save-read'
import { coinGame, coinRules } from '../support/coin-game'
import { coinTable, settled, type CoinTable } from './coin-table'

/** Takes up the game as it is kept, as a tab does that is opened on it. */
async function takeUp(tab: CoinTable): Promise<void> {
  const { save, revision } = present(await tab.library.read('coin'), 'a kept game')
  const read = readSave(coinRules, save)
  if (!read.ok) throw new Error('The kept game is unreadable')
  tab.store.setState({ elsewhere: null })
  tab.store.actions.open(coinGame, read.value, { revision })
}

/** Two tabs with one library, both at the same state of one game. */
async function twoTabs(): Promise<readonly [CoinTable, CoinTable]> {
  const first = coinTable()
  first.play({ type: 'note' })
  await settled()
  const second = coinTable([], first.library)
  await settled()
  await takeUp(first)
  await takeUp(second)
  return [first, second]
}

const keptNotes = (table: CoinTable) => table.kept().entries.length

describe('two tabs on one game', () => {
  test('a game that is taken up is not written by that', async () => {
    const [first] = await twoTabs()
    const before = await first.library.read('coin')
    await takeUp(first)
    await settled()
    expect((await first.library.read('coin'))?.revision).toBe(before?.revision)
  })

  test('the slower one is refused, says so and stops', async () => {
    const [first, second] = await twoTabs()
    first.play({ type: 'note' }, { type: 'note' })
    await settled()
    second.play({ type: 'note' })
    await settled()
    expect(keptNotes(first)).toBe(2)
    expect(second.store.getState()).toMatchObject({
      elsewhere: 'newer',
      saveStatus: { state: 'failed', name: 'ConstraintError' },
    })
    expect(first.store.getState()).toMatchObject({ elsewhere: null, saveStatus: { state: 'saved' } })
  })

  test('one that has stopped does nothing until it takes the game up anew', async () => {
    const [first, second] = await twoTabs()
    second.store.setState({ elsewhere: 'open' })
    const stopped = second.session()
    second.play({ type: 'note' })
    second.store.actions.undo()
    second.store.actions.setTyped(true)
    second.store.actions.startOver()
    second.store.actions.keep()
    await settled()
    expect(second.session()).toBe(stopped)
    expect(keptNotes(first)).toBe(0)
    first.play({ type: 'note' })
    await settled()
    await takeUp(second)
    second.play({ type: 'note' })
    await settled()
    expect(keptNotes(second)).toBe(2)
    expect(second.store.getState().saveStatus).toEqual({ state: 'saved' })
  })

  test('a game begun anew takes the place of any that is kept, and the other tab learns it', async () => {
    const [first, second] = await twoTabs()
    first.play({ type: 'note' })
    await settled()
    second.store.actions.start(coinGame, { ...first.session().history.initial }, [])
    await settled()
    expect(keptNotes(second)).toBe(0)
    first.play({ type: 'note' })
    await settled()
    expect(keptNotes(second)).toBe(0)
    expect(first.store.getState().elsewhere).toBe('newer')
  })
})
