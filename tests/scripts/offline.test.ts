import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listForOffline } from '../../scripts/offline.mjs'

const folder = mkdtempSync(join(tmpdir(), 'hexhearth-offline-'))
afterAll(() => rmSync(folder, { recursive: true }))

beforeEach(() => {
  write('sw.js', 'worker()\n')
  write('index.html', '<p>Hexhearth')
  write('assets/core-1.js', 'play()')
  write('.vite/manifest.json', '{}')
  write('_headers', '/assets/*')
})

test('the list has every file that is handed out, the page by its folder', () => {
  listForOffline(folder)
  expect(Object.keys(listed().files)).toEqual(['assets/core-1.js', './'])
})

test('a file is listed with its digest as browsers check it', () => {
  listForOffline(folder)
  expect(listed().files['assets/core-1.js']).toBe('sha256-n+zc/Y1kPX/nlNEMch5ToMvMOvkxRuO4TZGxerHss+U=')
})

test('listed anew, nothing changes but by a changed file or worker', () => {
  listForOffline(folder)
  const first = readFileSync(join(folder, 'sw.js'), 'utf8')
  listForOffline(folder)
  expect(readFileSync(join(folder, 'sw.js'), 'utf8')).toBe(first)
  write('index.html', '<p>Hexhearth, second')
  listForOffline(folder)
  const second = listed()
  expect(first).not.toContain(second.version)
  write('sw.js', 'betterWorker()\n')
  listForOffline(folder)
  expect(listed().version).not.toBe(second.version)
})

function write(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

/** What the worker has been told, and that its own code follows on the next line. */
function listed() {
  const [line = '', code] = readFileSync(join(folder, 'sw.js'), 'utf8').split('\n')
  const [, version = '', files = ''] = /^const VERSION="(.+?)",FILES=(.*);$/.exec(line) ?? []
  expect(code).toMatch(/orker\(\)$/)
  return { version, files: JSON.parse(files) as Record<string, string> }
}
