import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { ensureBrowser, findFirefox } from './browser.mjs'
import { ROOT } from './dependencies.mjs'
import { serve } from './serve.mjs'

/** Serves the built site for the browser tests, which read `address` and the browsers' paths with `inject`. */
export async function setup(project) {
  if (!existsSync(join(ROOT, 'dist', 'index.html')))
    throw new Error('There is no dist/ to test: run `npm run build` first.')
  const browserPath = await ensureBrowser()
  const { path: firefoxPath, why } = findFirefox()
  if (firefoxPath === null) console.log(`No test is run in Firefox: ${why}`)
  const { url, close } = await serve({ port: 0 })
  project.provide('address', url)
  project.provide('browserPath', browserPath)
  project.provide('firefoxPath', firefoxPath)
  return close
}
