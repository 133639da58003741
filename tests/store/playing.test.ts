import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { handDice } from '@/engine/kernel/dice'
import { valuesOf } from '@/engine/kernel/play'
import { setTyped } from '@/store/occasional-actions'
import { coinGame, coinRules, coinStart } from '../support/coin-game'
import { type CoinTable, coinTable, settled } from './coin-table'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

/** What is told of a bug. */
function failureAt({ store }: CoinTable): readonly unknown[] {
  const { failure } = store.getState()
  return [failure?.error.message, failure?.during, failure?.times]
}

describe('playing', () => {
  test('a legal command changes the position', () => {
    const table = coinTable()
    expect(table.store.actions.play({ type: 'note' })).toBeUndefined()
    expect(table.position().notes).toBe(1)
  })

  test('a refused command changes nothing and tells its clause', () => {
    const table = coinTable()
    const before = table.session().history
    expect(table.store.actions.play({ type: 'pass' })).toEqual({
      clause: 'C-2',
      message: 'Hide the coin first.',
    })
    expect(table.session().history).toBe(before)
  })

  test('a hint asks the same rules and plays nothing', () => {
    const table = coinTable()
    expect(table.store.actions.refusalOf({ type: 'pass' })?.clause).toBe('C-2')
    expect(table.store.actions.refusalOf({ type: 'note' })).toBeUndefined()
    expect(table.position().notes).toBe(0)
  })

  test('an opening is played before anybody looks', () => {
    const table = coinTable([{ type: 'hide', hand: 'left' } as const, { type: 'pass' } as const])
    expect(table.position()).toMatchObject({ hidden: 'left', asked: 'seeker' })
    expect(table.session().holder).toBeNull()
  })

  test('an opening that the rules refuse leaves the running game', () => {
    const table = coinTable()
    table.play({ type: 'note' })
    const problems = table.store.actions.start(coinGame, coinStart(), [{ type: 'pass' }])
    expect(problems).toEqual([{ path: 'opening.0', message: 'Hide the coin first. (C-2)' }])
    expect(table.position().notes).toBe(1)
  })

  test('a bug is caught, told, and leaves the game as it was', () => {
    const table = coinTable()
    table.play({ type: 'note' }, { type: 'crash' })
    expect(failureAt(table)).toEqual(['A bug in the rules', 'command', 1])
    expect(table.position().notes).toBe(1)
  })

  test('a bug that strikes again is counted, and other commands go on', () => {
    const table = coinTable()
    table.play({ type: 'crash' }, { type: 'crash' }, { type: 'note' }, { type: 'crash' })
    expect(failureAt(table)).toEqual(['A bug in the rules', 'command', 3])
    expect(table.position().notes).toBe(1)
    expect(console.error).toHaveBeenCalledTimes(3)
  })

  test('a bug while typed dice are carried out lets go of them', () => {
    const table = coinTable()
    setTyped(table.store, true)
    table.play({ type: 'toss' })
    vi.spyOn(coinRules.commands.toss, 'perform').mockImplementationOnce(() => {
      throw new Error('Dice lost')
    })
    table.store.actions.provideRolls([1])
    expect(table.session().awaited).toBeNull()
    table.play({ type: 'note' })
    expect(table.position().notes).toBe(1)
  })

  test.each(['viewOf', 'sealedText', 'hasSecrets'] as const)(
    'a bug in %s of what comes next leaves the game as it was, and kept so',
    async (part) => {
      const table = coinTable()
      table.play({ type: 'note' })
      const looked = vi.spyOn(coinRules, part).mockImplementation(() => {
        throw new Error('A bug in the view')
      })
      table.play({ type: 'hide', hand: 'left' }, { type: 'note' })
      table.store.actions.undo()
      looked.mockRestore()
      expect(table.position()).toMatchObject({ notes: 1, asked: 'hider' })
      await settled()
      expect(table.kept()).toMatchObject({ entries: [{ command: { type: 'note' } }], cursor: 1 })
    },
  )

  test('a rematch begins at the first position', () => {
    const table = coinTable()
    table.play({ type: 'hide', hand: 'left' }, { type: 'pass' }, { type: 'guess', hand: 'left' })
    table.store.actions.startOver()
    expect(table.position()).toEqual(coinStart())
    expect(table.session()).toMatchObject({ seal: null, holder: 'hider' })
  })
})

describe('undo and redo', () => {
  test('take back and put back the last step', () => {
    const table = coinTable()
    table.play({ type: 'note' })
    expect(table.store.actions.undo()).toBeUndefined()
    expect(table.position().notes).toBe(0)
    expect(table.store.actions.redo()).toBeUndefined()
    expect(table.position().notes).toBe(1)
  })

  test('undo stops at the beginning, at dice and at a hand-over, and says why', () => {
    const table = coinTable()
    expect(table.store.actions.undo()).toBe('Nothing has been done yet.')
    table.play({ type: 'toss' })
    expect(table.store.actions.undo()).toBe('Dice were rolled.')
    table.play({ type: 'hide', hand: 'left' }, { type: 'pass' })
    table.store.actions.takeMouse('seeker')
    expect(table.store.actions.undo()).toBe('The mouse has passed to another side.')
  })

  test('undo stops at a revelation', () => {
    const table = coinTable([{ type: 'hide', hand: 'left' } as const, { type: 'pass' } as const])
    table.play({ type: 'guess', hand: 'right' })
    expect(table.store.actions.undo()).toBe('The hand was opened.')
  })

  test('redo has nothing to do after a new command', () => {
    const table = coinTable()
    table.play({ type: 'note' })
    table.store.actions.undo()
    table.play({ type: 'hide', hand: 'left' })
    expect(table.store.actions.redo()).toBe('Nothing has been undone.')
  })

  test('seeded dice roll the same whether or not something was undone before', () => {
    const table = coinTable()
    table.play({ type: 'note' })
    const dice = table.session().dice
    table.store.actions.undo()
    expect(table.session().dice).toEqual(dice)
  })
})

describe('dice thrown on the table', () => {
  test('a command waits for them, batch by batch, and starts again with those it had', () => {
    const table = coinTable()
    setTyped(table.store, true)
    expect(table.store.actions.play({ type: 'toss' })).toBeUndefined()
    expect(table.session().awaited).toMatchObject({ request: { count: 1, label: 'First toss' }, had: [] })
    table.store.actions.provideRolls([4])
    expect(table.session().awaited).toMatchObject({ request: { count: 2, label: 'Second toss' }, had: [4] })
    expect(table.position().tossed).toEqual([])
    table.store.actions.provideRolls([6, 1])
    expect(table.session().awaited).toBeNull()
    expect(table.position().tossed).toEqual([4, 6, 1])
  })

  test('they are marked as typed, rolls of the program are not', () => {
    const table = coinTable()
    table.play({ type: 'toss' })
    setTyped(table.store, true)
    table.store.actions.play({ type: 'toss' })
    table.store.actions.provideRolls([3])
    const [seeded, typed] = table.session().history.steps
    expect(seeded?.entry.typed).toBeUndefined()
    expect(typed?.entry.typed).toBe(true)
    expect(handDice(valuesOf(typed?.entry.rolls ?? [])).left()).toBe(1)
  })

  test('a value that no die shows is asked for again', () => {
    const table = coinTable()
    setTyped(table.store, true)
    table.store.actions.play({ type: 'toss' })
    table.store.actions.provideRolls([7])
    expect(table.session().awaited).toMatchObject({ request: { label: 'First toss' } })
  })

  test('giving up leaves everything as it was', () => {
    const table = coinTable()
    setTyped(table.store, true)
    table.store.actions.play({ type: 'toss' })
    table.store.actions.provideRolls([2])
    table.store.actions.cancelRolls()
    expect(table.session().awaited).toBeNull()
    expect(table.session().history.steps).toHaveLength(0)
  })

  test('nothing else is played or undone meanwhile', () => {
    const table = coinTable()
    table.play({ type: 'note' })
    setTyped(table.store, true)
    table.store.actions.play({ type: 'toss' })
    table.store.actions.play({ type: 'note' })
    table.store.actions.undo()
    expect(table.position().notes).toBe(1)
  })

  test('the program throws again as soon as it is told to', () => {
    const table = coinTable()
    setTyped(table.store, true)
    setTyped(table.store, false)
    table.play({ type: 'toss' })
    expect(table.position().tossed.length).toBeGreaterThan(0)
  })
})
