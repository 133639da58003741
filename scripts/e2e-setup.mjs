import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { ensureBrowser } from './browser.mjs'
import { ROOT } from './dependencies.mjs'
import { serve } from './serve.mjs'

/** Serves the built site for the browser tests, which read `address` and `browserPath` with `inject`. */
export async function setup(project) {
  if (!existsSync(join(ROOT, 'dist', 'index.html')))
    throw new Error('There is no dist/ to test: run `npm run build` first.')
  const browserPath = await ensureBrowser()
  const { url, close } = await serve({ port: 0 })
  project.provide('address', url)
  project.provide('browserPath', browserPath)
  return close
}
