import { describe, expect, test } from 'vitest'
import { saveQueue, type SaveStatus } from '@/store/save-queue'
import { cardOf, openSaveOf } from '@/store/table'
import { setTyped } from '@/store/occasional-actions'
import { type CoinTable, coinTable, settled } from './coin-table'

const keptBody = (table: CoinTable) => table.library.saves.get(table.session().saveId)?.body.kind

describe('autosave', () => {
  test('keeps every command, and a reload stands exactly there', async () => {
    const table = coinTable()
    table.play({ type: 'hide', hand: 'left' }, { type: 'note' }, { type: 'toss' }, { type: 'note' })
    table.store.actions.undo()
    await settled()
    const reloaded = coinTable()
    expect(reloaded.reopen(table)).toEqual([])
    expect(reloaded.position()).toEqual(table.position())
    expect(reloaded.session().dice).toEqual(table.session().dice)
    expect(reloaded.session().seal).toEqual(table.session().seal)
    reloaded.store.actions.takeMouse('hider')
    expect(reloaded.store.actions.redo()).toBeUndefined()
  })

  test('a game kept by version 1 goes on as one of version 2', async () => {
    const table = coinTable()
    table.play({ type: 'note' }, { type: 'hide', hand: 'left' })
    await settled()
    const { initial, entries, cursor, dice, nonce } = table.kept()
    const seal = { digest: table.session().seal?.digest, nonce }
    const old = { format: 'hexhearth-save', version: 1, game: 'coin', initial, entries, cursor, dice, seal }
    const updated = coinTable()
    expect(updated.open(old, { saveId: 'coin', revision: 1 })).toEqual([])
    updated.play({ type: 'note' })
    await settled()
    expect(updated.library.saves.get('coin')).toMatchObject({ version: 2, body: { kind: 'packed' } })
    expect(updated.kept()).toMatchObject({ entries: [...entries, { command: { type: 'note' } }], nonce })
  })

  test('a running game is kept packed, a finished one open', async () => {
    const table = coinTable()
    table.play({ type: 'hide', hand: 'left' }, { type: 'pass' })
    await settled()
    expect(keptBody(table)).toBe('packed')
    table.play({ type: 'guess', hand: 'left' })
    await settled()
    expect(keptBody(table)).toBe('open')
  })

  test('a reload while dice are being typed stands before their command', async () => {
    const table = coinTable()
    setTyped(table.store, true)
    table.play({ type: 'note' })
    table.store.actions.play({ type: 'toss' })
    table.store.actions.provideRolls([2])
    await settled()
    const reloaded = coinTable()
    reloaded.reopen(table)
    expect(reloaded.session()).toMatchObject({ awaited: null, dice: null })
    expect(reloaded.position()).toMatchObject({ notes: 1, tossed: [] })
  })

  test('the card of a save tells nothing secret', async () => {
    const table = coinTable()
    table.play({ type: 'hide', hand: 'left' })
    expect(cardOf(table.session())).toMatchObject({
      gameId: 'coin',
      scenario: 'One coin',
      moment: 'Note 0',
      asked: 'hider',
    })
    expect(JSON.stringify(cardOf(table.session()))).not.toContain('left')
    await settled()
    expect(await table.library.cards()).toHaveLength(1)
  })

  test('storage that fails is told, and the game goes on', async () => {
    const table = coinTable()
    table.library.refuse('The disk is full')
    table.play({ type: 'note' }, { type: 'note' })
    await settled()
    expect(table.store.getState().saveStatus).toMatchObject({ state: 'failed', reason: 'The disk is full' })
    expect(table.position().notes).toBe(2)
    table.library.refuse(null)
    table.play({ type: 'note' })
    await settled()
    expect(table.store.getState().saveStatus).toEqual({ state: 'saved' })
    expect(table.kept().entries).toHaveLength(3)
  })
})

describe('the queue of writes', () => {
  test('makes one write at a time, and of those waiting under one id only the latest', async () => {
    const made: string[] = []
    const statuses: SaveStatus['state'][] = []
    const queue = saveQueue((status) => statuses.push(status.state))
    const write = (name: string) => async () => {
      await settled()
      made.push(name)
    }
    for (const name of ['first', 'second', 'third']) queue.push('one', write(name))
    queue.push('other', write('fourth'))
    await settled()
    await settled()
    await settled()
    expect(made).toEqual(['first', 'third', 'fourth'])
    expect(statuses).toEqual(['saving', 'saved'])
  })
})

describe('a bad file', () => {
  test('is refused with its problems, and the running game stays', () => {
    const table = coinTable()
    table.play({ type: 'note' })
    const running = table.session()
    const save = openSaveOf(running)
    const withBody = (changes: object) => ({ ...save, body: { ...save.body, ...changes } })
    const problems = table.open(withBody({ initial: {}, cursor: -1 }))
    expect(problems.map(({ path }) => path)).toContain('body.cursor')
    expect(table.open(withBody({ initial: {} }))).toEqual([
      { path: 'body.initial.notes', message: 'must be a number' },
    ])
    expect(table.open('nonsense')).not.toEqual([])
    expect(table.session()).toBe(running)
  })

  test('is refused when its commands cannot be replayed', () => {
    const table = coinTable()
    const save = openSaveOf(table.session())
    const entries = [{ command: { type: 'pass' }, rolls: [] }]
    const [problem] = table.open({ ...save, body: { ...save.body, entries, cursor: 1 } })
    expect(problem).toMatchObject({ path: 'body.entries.0' })
  })
})
