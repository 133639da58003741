import { parseArgs } from 'node:util'

import { buildSite, ensureDependencies } from './dependencies.mjs'
import { serve } from './serve.mjs'

/** The options of `npm start`, or a sentence and exit code 2. */
function optionsOf(argv) {
  try {
    const { values } = parseArgs({
      args: argv,
      options: { port: { type: 'string', default: '4173' }, host: { type: 'string' } },
    })
    const port = Number(values.port)
    if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${values.port} is not a port.`)
    return { port, ...(values.host ? { host: values.host } : {}) }
  } catch (error) {
    console.error(`${error.message}\nUsage: npm start -- [--port 4173] [--host 0.0.0.0]`)
    process.exit(2)
  }
}

const options = optionsOf(process.argv.slice(2))
ensureDependencies()
if (buildSite() !== 0) {
  console.error('The build failed; the reason is printed above.')
  process.exit(1)
}
const { url } = await serve(options)
console.log(`\nHexhearth is at ${url}\nCtrl+C stops it.`)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))
