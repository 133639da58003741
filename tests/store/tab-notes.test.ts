// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { leaveNote, noteUnder, removeNote } from '@/store/tab-notes'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

/** A browser that throws when the tab's storage is merely asked for. */
function forbidStorage(): void {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(throwsFor('SecurityError'))
}

const throwsFor = (name: string) => () => {
  throw new DOMException('Told by the browser.', name)
}

describe('what a page leaves for another of the same tab', () => {
  test('is found until it is removed', () => {
    expect(leaveNote('a study', 'the text')).toBe(true)
    expect(noteUnder('a study')).toBe('the text')
    expect(sessionStorage.getItem('a study')).toBe('the text')

    removeNote('a study')
    expect(noteUnder('a study')).toBeUndefined()
  })

  test('is found where the browser forbids storage, too', () => {
    forbidStorage()
    expect(noteUnder('a study')).toBeUndefined()
    expect(leaveNote('a study', 'the text')).toBe(true)
    expect(noteUnder('a study')).toBe('the text')

    removeNote('a study')
    expect(noteUnder('a study')).toBeUndefined()
  })

  test('is not kept where there is no room for it, and that is said', () => {
    const full = { getItem: () => null, setItem: vi.fn(throwsFor('QuotaExceededError')) }
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockReturnValue(full as unknown as Storage)
    expect(leaveNote('a study', 'the text')).toBe(false)
    expect(noteUnder('a study')).toBeUndefined()
  })
})
