import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { listForOffline } from '../../../scripts/offline.mjs'
import { serve } from '../../../scripts/serve.mjs'

/** A copy of the built site at a host of its own. */
export interface Host {
  readonly address: string
  /** The folder of the host's disk that the site lies in. */
  readonly folder: string
  close(): void
}

/** Serves a copy of the built site from a folder of a host, until the test is over. */
export async function hostAt(path: string): Promise<Host> {
  const root = mkdtempSync(join(tmpdir(), 'hexhearth-host-'))
  const folder = join(root, path)
  cpSync('dist', folder, { recursive: true })
  const { url, close } = await serve({ port: 0, folder: root })
  onTestFinished(() => {
    close()
    rmSync(root, { recursive: true })
  })
  const host = { address: path === '' ? url : `${url}${path}/`, folder, close }
  publish(host, 'first')
  return host
}

/** Puts another version of the page on a host. */
export function publish({ folder }: Host, version: string): void {
  const file = join(folder, 'index.html')
  const html = readFileSync(file, 'utf8').replace(
    /<html lang="en"[^>]*>/,
    `<html lang="en" class="${version}">`,
  )
  writeFileSync(file, html)
  listForOffline(folder)
}

/** Takes away a part that the next version has no more. */
export function takeAway({ folder }: Host, part: RegExp): void {
  const assets = join(folder, 'assets')
  const files = readdirSync(assets).filter((name) => part.test(name))
  expect(files, `files of the program like ${part}`).not.toEqual([])
  for (const file of files) rmSync(join(assets, file))
}

function hashOfScript(page: string): string {
  const [, script = ''] = /<script>([^<]*)<\/script>/.exec(readFileSync(page, 'utf8')) ?? []
  return createHash('sha256').update(script).digest('base64')
}

/** Gives every part of the program another name, as a newer version does; those before are gone. */
export function renameParts({ folder }: Host): void {
  const assets = join(folder, 'assets')
  const names = readdirSync(assets)
  const all = new RegExp(names.map((name) => name.replaceAll('.', '[.]')).join('|'), 'g')
  const renamed = (name: string) => name.replace(/^/, 'next-')
  const rename = (file: string) => {
    writeFileSync(file, readFileSync(file, 'utf8').replace(all, renamed))
  }
  const page = join(folder, 'index.html')
  const before = hashOfScript(page)
  rename(page)
  // The page allows its one script by what it says.
  writeFileSync(page, readFileSync(page, 'utf8').replace(before, hashOfScript(page)))
  for (const name of names) {
    const file = join(assets, name)
    if (/\.(js|css)$/.test(name)) rename(file)
    renameSync(file, join(assets, renamed(name)))
  }
}
