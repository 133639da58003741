import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { browserRunShelf, type KeptRun, rememberingShelf } from '@/teach/lab/run/run-shelf'
import { FEW } from './coin-desk'

const run = (id: string, savedAt: number): KeptRun => ({ id, plan: FEW, mostSheets: 1, savedAt })

describe('the shelf of runs', () => {
  test('keeps runs, the last first, apart from those of other games', async () => {
    const shelf = browserRunShelf()
    await shelf.writeRun(run('early', 1))
    await shelf.writeRun(run('late', 2))
    await shelf.writeRun({ ...run('other', 3), plan: { ...FEW, game: 'chess' } })
    expect((await shelf.runs('coin')).map(({ id }) => id)).toEqual(['late', 'early'])
    await shelf.writeRun(run('early', 5))
    expect(await browserRunShelf().runs('coin')).toEqual([run('early', 5), run('late', 2)])
  })

  test('keeps games by run and points, each once', async () => {
    const shelf = browserRunShelf()
    await shelf.writeGames('one', 10, [
      [0, 'a'],
      [1, 'b'],
    ])
    await shelf.writeGames('one', 10, [
      [1, 'b'],
      [11, 'c'],
    ])
    await shelf.writeGames('one', 100, [[0, 'd']])
    await shelf.writeGames('one1', 10, [[0, 'e']])
    expect(new Set(await shelf.gamesAt('one', 10))).toEqual(new Set(['a', 'b', 'c']))
    expect(await shelf.gamesAt('one', 100)).toEqual(['d'])
    expect(await shelf.gamesAt('one', 1)).toEqual([])
  })

  test('forgets a run with all its games and no other', async () => {
    const shelf = browserRunShelf()
    await shelf.writeRun(run('gone', 9))
    await shelf.writeGames('gone', 10, [[0, 'a']])
    await shelf.writeGames('gone', 12, [[0, 'b']])
    await shelf.writeGames('kept', 10, [[0, 'c']])
    await shelf.remove('gone')
    expect(await shelf.gamesAt('gone', 10)).toEqual([])
    expect(await shelf.gamesAt('gone', 12)).toEqual([])
    expect(await shelf.gamesAt('kept', 10)).toEqual(['c'])
    expect((await shelf.runs('coin')).map(({ id }) => id)).not.toContain('gone')
  })
})

describe('where the browser keeps nothing', () => {
  test('games are remembered while the page stands, and that they are not kept is told', async () => {
    const refused = () => Promise.reject(new Error('forbidden'))
    const shelf = rememberingShelf({ ...browserRunShelf(), writeGames: refused, gamesAt: refused })
    await expect(shelf.writeGames('one', 10, [[0, 'a']])).rejects.toThrow('forbidden')
    await expect(shelf.writeGames('one', 10, [[1, 'b']])).rejects.toThrow('forbidden')
    expect(await shelf.gamesAt('one', 10)).toEqual(['a', 'b'])
    expect(await shelf.gamesAt('one', 12)).toEqual([])
  })
})
