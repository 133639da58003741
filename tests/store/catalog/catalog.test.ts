import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import type { Save } from '@/engine/save/save'
import { browserCatalog } from '@/store/catalog/catalog'
import { browserLibrary, outcomeOf, type SaveCard, saveKey, cardKey, shelf } from '@/store/library'
import { newSaveId } from '@/store/save-id'

const library = browserLibrary()
const catalog = browserCatalog()

const saveOf = (cursor: number) => ({ format: 'hexhearth-save', game: 'coin', cursor }) as unknown as Save

function card(saveId: string, savedAt = 1000, gameId = 'coin'): SaveCard {
  return { saveId, gameId, scenario: 'One coin', moment: 'Note 0', asked: 'hider', savedAt }
}

const all = async () => (await catalog.cards()).toSorted((one, other) => one.savedAt - other.savedAt)

beforeEach(async () => {
  await shelf('readwrite', (objects) => {
    objects.clear()
    return outcomeOf(objects.transaction)
  })
})

describe('the library of a browser', () => {
  test('keeps any number of games side by side, each under its own revisions', async () => {
    expect(await library.write(saveOf(1), card('one'), null)).toBe(1)
    expect(await library.write(saveOf(2), card('two'), null)).toBe(1)
    expect(await library.write(saveOf(3), card('one'), 1)).toBe(2)
    expect(await all()).toEqual([card('one'), card('two')])
    expect(await library.read('coin', 'one')).toEqual({ saveId: 'one', save: saveOf(3), revision: 2 })
    expect(await library.read('coin', 'two')).toEqual({ saveId: 'two', save: saveOf(2), revision: 1 })
    expect(await library.read('coin', 'three')).toBeUndefined()
  })

  test('refuses a write after a revision that another tab has written after, and changes nothing', async () => {
    await library.write(saveOf(1), card('one'), null)
    await library.write(saveOf(2), card('one'), 1)
    await expect(library.write(saveOf(3), card('one', 2000), 1)).rejects.toMatchObject({
      name: 'ConstraintError',
    })
    expect(await library.read('coin', 'one')).toMatchObject({ save: saveOf(2), revision: 2 })
    expect((await all())[0]?.savedAt).toBe(1000)
  })

  test('gives the game of a kind that was written last when none is named', async () => {
    await library.write(saveOf(1), card('one', 3000), null)
    await library.write(saveOf(2), card('two', 2000), null)
    await library.write(saveOf(3), card('other', 4000, 'chess'), null)
    expect(await library.read('coin')).toMatchObject({ saveId: 'one' })
    expect(await library.read('go')).toBeUndefined()
  })

  test('goes on with the one game of a kind that was kept before there were many', async () => {
    const { saveId: _, ...old } = card('coin')
    await shelf('readwrite', (objects) => {
      objects.put(saveOf(1), saveKey('coin'))
      objects.put(old, cardKey('coin'))
      return outcomeOf(objects.transaction)
    })
    expect(await all()).toEqual([{ ...old, saveId: 'coin' }])
    expect(await library.read('coin')).toEqual({ saveId: 'coin', save: saveOf(1), revision: 0 })
    expect(await library.write(saveOf(2), card('coin'), 0)).toBe(1)
    expect(await all()).toHaveLength(1)
  })
})

describe('the catalog', () => {
  test('keeps names apart from the card, which every command writes anew', async () => {
    await library.write(saveOf(1), card('one'), null)
    await catalog.name('one', { title: 'Friday', players: { hider: 'Ann' } })
    await library.write(saveOf(2), card('one'), 1)
    expect(await all()).toMatchObject([{ saveId: 'one', title: 'Friday', players: { hider: 'Ann' } }])
    await catalog.name('one', {})
    expect((await all())[0]?.title).toBeUndefined()
  })

  test('adds a game that can be played on, and none over another', async () => {
    await catalog.add(saveOf(1), { ...card('one'), title: 'Copy' })
    expect(await all()).toMatchObject([{ saveId: 'one', title: 'Copy' }])
    const { revision } = present(await library.read('coin', 'one'), 'a kept game')
    expect(await library.write(saveOf(2), card('one'), revision)).toBe(revision + 1)
    await expect(catalog.add(saveOf(3), card('one'))).rejects.toMatchObject({ name: 'ConstraintError' })
    expect((await library.read('coin', 'one'))?.save).toEqual(saveOf(2))
  })

  test('takes a game out whole, and puts it back as it was', async () => {
    await library.write(saveOf(1), card('one'), null)
    await library.write(saveOf(2), card('one'), 1)
    await library.write(saveOf(9), card('two', 2000), null)
    await catalog.name('one', { title: 'Friday' })
    const before = await all()
    const removed = present(await catalog.remove('one'), 'a game')
    expect((await all()).map(({ saveId }) => saveId)).toEqual(['two'])
    expect(await library.read('coin', 'one')).toBeUndefined()
    await catalog.putBack(removed)
    expect(await all()).toEqual(before)
    expect(await library.read('coin', 'one')).toEqual({
      saveId: 'one',
      save: saveOf(2),
      revision: 2,
      names: { title: 'Friday' },
    })
    await expect(library.write(saveOf(3), card('one'), 1)).rejects.toMatchObject({ name: 'ConstraintError' })
    await expect(catalog.putBack(removed)).rejects.toMatchObject({ name: 'ConstraintError' })
  })

  test('leaves nothing behind of a game that was taken out', async () => {
    await library.write(saveOf(1), card('one'), null)
    await catalog.name('one', { title: 'Friday' })
    await catalog.remove('one')
    expect(await catalog.remove('one')).toBeUndefined()
    const keys = await shelf('readonly', async (objects) => {
      const request = objects.getAllKeys()
      await outcomeOf(objects.transaction)
      return request.result
    })
    expect(keys).toEqual([])
  })
})

test('ids of saves are 14 letters and digits, and no two alike', () => {
  const ids = Array.from({ length: 200 }, newSaveId)
  for (const id of ids) expect(id).toMatch(/^[0-9a-z]{14}$/)
  expect(new Set(ids).size).toBe(200)
})
