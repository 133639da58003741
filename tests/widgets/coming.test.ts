// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { coming } from '@/widgets/coming'

afterEach(() => vi.unstubAllGlobals())

const page = document.documentElement
const isMarked = () => page.hasAttribute('data-coming')

test('the page is marked until all parts on their way are there and painted', async () => {
  let arrive: (part: string) => void = () => undefined
  const first = coming(new Promise<string>((done) => (arrive = done)))
  await coming(Promise.resolve('second'))
  expect(isMarked()).toBe(true)
  arrive('first')
  expect(await first).toBe('first')
  await expect.poll(isMarked).toBe(false)
})

test('a part that does not come leaves no mark', async () => {
  await expect(coming(Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  await expect.poll(isMarked).toBe(false)
})

test('a part that is painted when its page is gone troubles nobody', async () => {
  await coming(Promise.resolve('part'))
  vi.stubGlobal('document', undefined)
  await expect.poll(isMarked).toBe(false)
})
