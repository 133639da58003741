import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hold, isHeld, letGo, wasHeld } from '@/store/hold'
import { settled } from './coin-table'
import { fakeLocks } from '../support/fake-locks'

/** Another tab: the same module, loaded once more. */
async function anotherTab() {
  vi.resetModules()
  return import('@/store/hold')
}

const ignored = () => undefined

describe('the hold on a game', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', { locks: fakeLocks() })
    letGo('coin')
  })

  test('is given to one tab at a time', async () => {
    const other = await anotherTab()
    expect(await hold('coin', { ifAvailable: true }, ignored)).toBe(true)
    expect(await other.hold('coin', { ifAvailable: true }, ignored)).toBe(false)
    expect(await other.hold('chess', { ifAvailable: true }, ignored)).toBe(true)
    expect([isHeld('coin'), other.isHeld('coin')]).toEqual([true, false])
  })

  test('passes to the tab that waits when it is let go', async () => {
    const other = await anotherTab()
    await hold('coin', {}, ignored)
    const waited = other.hold('coin', {}, ignored)
    letGo('coin')
    expect(await waited).toBe(true)
    expect([isHeld('coin'), other.isHeld('coin')]).toEqual([false, true])
    expect([wasHeld('coin'), wasHeld('chess')]).toEqual([true, false])
  })

  test('is lost to a tab that takes it by force, which is told', async () => {
    const other = await anotherTab()
    const onLost = vi.fn()
    await hold('coin', {}, onLost)
    expect(await other.hold('coin', { steal: true }, ignored)).toBe(true)
    await settled()
    expect(onLost).toHaveBeenCalledOnce()
    expect(isHeld('coin')).toBe(false)
  })

  test('is not lost by whoever has it and withdraws a second wish for it', async () => {
    const onLost = vi.fn()
    await hold('coin', {}, onLost)
    const wish = new AbortController()
    void hold('coin', { signal: wish.signal }, onLost)
    wish.abort()
    await settled()
    expect(isHeld('coin')).toBe(true)
    expect(onLost).not.toHaveBeenCalled()
  })

  test('is not given, nor lost, to whoever withdraws the wish', async () => {
    const other = await anotherTab()
    const onLost = vi.fn()
    await hold('coin', {}, ignored)
    const wish = new AbortController()
    void other.hold('coin', { signal: wish.signal }, onLost)
    wish.abort()
    letGo('coin')
    await settled()
    expect(other.isHeld('coin')).toBe(false)
    expect(onLost).not.toHaveBeenCalled()
  })

  test('is not lost when a second wish of the same tab is withdrawn', async () => {
    const onLost = vi.fn()
    const wish = new AbortController()
    const first = hold('coin', { ifAvailable: true }, onLost)
    void hold('coin', { signal: wish.signal }, onLost)
    expect(await first).toBe(true)
    wish.abort()
    await settled()
    expect(isHeld('coin')).toBe(true)
    expect(onLost).not.toHaveBeenCalled()
  })
})
