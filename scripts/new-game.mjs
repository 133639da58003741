import { ensureDependencies, ROOT, runTool } from './dependencies.mjs'
import { faultOfId, writeGame } from './new-game/write.mjs'

/** Writes a small whole game to begin with: `npm run new-game -- sky-duel`. */
const [id = ''] = process.argv.slice(2)
const fault = faultOfId(ROOT, id)
if (fault) {
  console.error(`The id of the game ${fault}.`)
  process.exit(1)
}
ensureDependencies()
const files = writeGame(ROOT, id)
process.exitCode = runTool('node_modules/oxfmt/bin/oxfmt', files)
console.log(`${files.join('\n')}\n\nNext: docs/adding-a-game.md.`)
