import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '../../scripts/serve.mjs'

const folder = mkdtempSync(join(tmpdir(), 'hexhearth-served-'))
let server: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  writeFileSync(join(folder, 'embed.html'), '<!doctype html>')
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}')
  server = await serve({ port: 0, folder })
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

describe('the local server', () => {
  test('keeps strangers from framing the page, and tells nobody where its visitors came from', async () => {
    const { status, headers } = await fetch(server.url)
    expect(status).toBe(200)
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'")
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  test('lets every page frame the one that is made for it', async () => {
    const { headers } = await fetch(`${server.url}embed.html`)
    expect(headers.get('content-security-policy')).toBeNull()
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  test('hands out the site and not what the build notes beside it', async () => {
    expect((await fetch(`${server.url}.vite/manifest.json`)).status).toBe(404)
    expect((await fetch(`${server.url}%2evite/manifest.json`)).status).toBe(404)
    expect((await fetch(`${server.url}..%2f`)).status).toBe(404)
  })
})
