import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from './dependencies.mjs'
import { serve } from './serve.mjs'

/** Serves the built site for tests, which read `address` with `inject`; gives back how to end it. */
export async function serveBuilt(project) {
  if (!existsSync(join(ROOT, 'dist', 'index.html')))
    throw new Error('There is no dist/ to test: run `npm run build` first.')
  const { url, close } = await serve({ port: 0 })
  project.provide('address', url)
  return close
}
