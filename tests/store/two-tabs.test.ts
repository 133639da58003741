import { describe, expect, test } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import { readSave } from '@/engine/save/save-read'
import { elsewhereIn } from '@/store/table'
import { setTyped } from '@/store/occasional-actions'
import { coinGame, coinRules } from '../support/coin-game'
import { coinTable, settled, type CoinTable } from './coin-table'

/** Takes up a game as it is kept, as a tab does that is opened on it. */
async function takeUp(tab: CoinTable, saveId: string): Promise<void> {
  const kept = present(await tab.library.read('coin', saveId), 'a kept game')
  const read = readSave(coinRules, kept.save)
  if (!read.ok) throw new Error('The kept game is unreadable')
  tab.store.setState({ elsewhere: {} })
  tab.store.actions.open(coinGame, read.value, { kept })
}

/** Two tabs with one library, both at the same state of one game. */
async function twoTabs(): Promise<readonly [CoinTable, CoinTable]> {
  const first = coinTable()
  first.play({ type: 'note' })
  await settled()
  const second = coinTable([], first.library)
  await takeUp(second, first.session().saveId)
  return [first, second]
}

const keptNotes = (table: CoinTable) => table.kept().entries.length
const elsewhere = ({ store }: CoinTable) => elsewhereIn(store.getState())

describe('two tabs on one game', () => {
  test('a game that is taken up is not written by that', async () => {
    const [first] = await twoTabs()
    const { saveId } = first.session()
    const before = await first.library.read('coin', saveId)
    await takeUp(first, saveId)
    await settled()
    expect((await first.library.read('coin', saveId))?.revision).toBe(before?.revision)
  })

  test('the slower one is refused, says so and stops', async () => {
    const [first, second] = await twoTabs()
    first.play({ type: 'note' }, { type: 'note' })
    await settled()
    second.play({ type: 'note' })
    await settled()
    expect(keptNotes(first)).toBe(3)
    expect(elsewhere(second)).toBe('newer')
    expect(second.store.getState().saveStatus).toMatchObject({ state: 'failed', name: 'ConstraintError' })
    expect(elsewhere(first)).toBeUndefined()
    expect(first.store.getState().saveStatus).toEqual({ state: 'saved' })
  })

  test('one that has stopped does nothing until it takes the game up anew', async () => {
    const [first, second] = await twoTabs()
    const { saveId } = first.session()
    second.store.setState({ elsewhere: { [saveId]: 'open' } })
    const stopped = second.session()
    second.play({ type: 'note' })
    second.store.actions.undo()
    setTyped(second.store, true)
    second.store.actions.startOver()
    second.store.actions.keep()
    await settled()
    expect(second.session()).toBe(stopped)
    expect(keptNotes(first)).toBe(1)
    first.play({ type: 'note' })
    await settled()
    await takeUp(second, saveId)
    second.play({ type: 'note' })
    await settled()
    expect(keptNotes(second)).toBe(3)
    expect(second.store.getState().saveStatus).toEqual({ state: 'saved' })
  })

  test('a game begun anew stands beside those that are kept, and stops nobody', async () => {
    const [first, second] = await twoTabs()
    second.store.actions.start(coinGame, { ...first.session().history.initial }, [])
    first.play({ type: 'note' })
    second.play({ type: 'note' }, { type: 'note' }, { type: 'note' })
    await settled()
    expect([keptNotes(first), keptNotes(second)]).toEqual([2, 3])
    expect([elsewhere(first), elsewhere(second)]).toEqual([undefined, undefined])
  })

  test('a game is stopped by another tab without stopping the one that takes its place', async () => {
    const [first, second] = await twoTabs()
    const { saveId } = first.session()
    first.store.setState({ elsewhere: { [saveId]: 'open' } })
    first.store.actions.start(coinGame, { ...second.session().history.initial }, [])
    first.play({ type: 'note' })
    await settled()
    expect(keptNotes(first)).toBe(1)
    expect(first.session().saveId).not.toBe(saveId)
  })
})
