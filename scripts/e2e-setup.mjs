import { ensureBrowser } from './browser.mjs'
import { serveBuilt } from './built-site.mjs'

/** Serves the built site for the browser tests, which read `address` and `browserPath` with `inject`. */
export async function setup(project) {
  project.provide('browserPath', await ensureBrowser())
  return serveBuilt(project)
}
