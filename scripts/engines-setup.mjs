import { serveBuilt } from './built-site.mjs'
import { ensureEngines } from './engines.mjs'

/** Serves the built site for the tests in all engines, which read `address` and `engines` with `inject`. */
export async function setup(project) {
  project.provide('engines', await ensureEngines())
  return serveBuilt(project)
}
