// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

const KEY = 'hexhearth-settings'
const STANDARD = {
  theme: 'auto',
  pace: 'normal',
  sound: false,
  warnsAtEnd: true,
  recaps: true,
  passesIdle: true,
  skipsEmpty: true,
  botsConcede: true,
  turnsTable: false,
}

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

/** The settings as a page reads them when it opens. */
async function opened() {
  vi.resetModules()
  return import('@/store/settings')
}

test('a browser that remembers nothing has the standard settings', async () => {
  expect((await opened()).settingsStore.getState()).toEqual(STANDARD)
})

test.each([
  ['no JSON', 'dark'],
  ['something else', '[1, 2]'],
  ['nothing', 'null'],
  ['values of no meaning', '{"theme":"pink","pace":9,"sound":"yes"}'],
])('%s is read as the standard settings', async (_, stored) => {
  localStorage.setItem(KEY, stored)
  expect((await opened()).settingsStore.getState()).toEqual(STANDARD)
})

test('each setting that has a meaning is kept', async () => {
  localStorage.setItem(KEY, '{"theme":"contrast","pace":"slow","sound":1,"turnsTable":true}')
  const { settingsStore } = await opened()
  expect(settingsStore.getState()).toEqual({
    ...STANDARD,
    theme: 'contrast',
    pace: 'slow',
    turnsTable: true,
  })
})

test('a change lasts until the page is opened again', async () => {
  const { changeSettings } = await opened()
  changeSettings({ recaps: false })
  expect((await opened()).settingsStore.getState()).toEqual({ ...STANDARD, recaps: false })
})

test('a change holds for this page where nothing may be stored', async () => {
  const { changeSettings, settingsStore } = await opened()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Storage is off')
  })
  changeSettings({ sound: true })
  expect(settingsStore.getState().sound).toBe(true)
})
