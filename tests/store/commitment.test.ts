import { createHash } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { sealHolds, sealOf } from '@/store/commitment'
import { present } from '@/engine/kernel/refusal'
import { openSaveOf } from '@/store/table'
import { coinTable, settled } from './coin-table'

describe('a seal', () => {
  test('is SHA-256 over the text, a colon and the nonce, as anybody can compute it', async () => {
    const seal = present(await sealOf('T1'), 'seal')
    expect(seal.nonce).toMatch(/^[0-9a-f]{32}$/)
    expect(seal.digest).toBe(createHash('sha256').update(`T1:${seal.nonce}`).digest('hex'))
  })

  test('holds for its own text and for no other', async () => {
    const seal = present(await sealOf('T1'), 'seal')
    expect(await sealHolds(seal, 'T1')).toBe(true)
    expect(await sealHolds(seal, 'T2')).toBe(false)
  })

  test('differs for the same text', async () => {
    expect(await sealOf('T1')).not.toEqual(await sealOf('T1'))
  })
})

describe('the seal of a game', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('is made once there is something to seal, and kept', async () => {
    const table = coinTable()
    await settled()
    expect(table.session().seal).toBeNull()
    table.play({ type: 'hide', hand: 'left' }, { type: 'note' }, { type: 'pass' })
    await settled()
    const { seal } = table.session()
    expect(await sealHolds(present(seal, 'seal'), 'left')).toBe(true)
    table.play({ type: 'note' })
    await settled()
    expect(table.session().seal).toBe(seal)
    expect(table.kept().nonce).toBe(seal?.nonce)
  })

  test('follows a change of mind before the hand-over', async () => {
    const table = coinTable()
    table.play({ type: 'hide', hand: 'left' })
    await settled()
    table.play({ type: 'hide', hand: 'right' })
    await settled()
    expect(await sealHolds(present(table.session().seal, 'seal'), 'right')).toBe(true)
    table.store.actions.undo()
    table.store.actions.undo()
    expect(table.session().seal).toBeNull()
  })

  test('is checked when the game is over', async () => {
    const table = coinTable([{ type: 'hide', hand: 'left' } as const, { type: 'pass' } as const])
    await settled()
    expect(table.store.getState().sealHolds).toBeNull()
    table.play({ type: 'guess', hand: 'right' })
    await settled()
    expect(table.store.getState().sealHolds).toBe(true)
  })

  test('that does not fit what was hidden is found out', async () => {
    const table = coinTable([{ type: 'hide', hand: 'left' } as const, { type: 'pass' } as const])
    await settled()
    const { digest, nonce } = present(await sealOf('right'), 'seal')
    const save = openSaveOf(table.session())
    const forged = { ...save, seals: { ...save.seals, choice: digest }, body: { ...save.body, nonce } }
    table.open(forged)
    table.play({ type: 'guess', hand: 'right' })
    await settled()
    expect(table.store.getState().sealHolds).toBe(false)
  })

  test('is done without where the browser has no cryptography, which is said once', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    const table = coinTable()
    table.play({ type: 'hide', hand: 'left' })
    await settled()
    const { toast } = table.store.getState()
    expect(toast?.text).toContain('not sealed')
    table.play({ type: 'hide', hand: 'right' })
    await settled()
    expect(table.session().seal).toBeNull()
    expect(table.store.getState().toast).toBe(toast)
  })
})
