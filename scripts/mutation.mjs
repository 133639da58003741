import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

import { GAMES } from './mutation/games.mjs'

/** `npm run mutation [-- --game arena] [options of Stryker]`: the rules of one game, or of each in turn. */
const { values, tokens } = parseArgs({ options: { game: { type: 'string' } }, strict: false, tokens: true })
const games = values.game === undefined ? Object.keys(GAMES) : [values.game]
if (!games.every((game) => game in GAMES)) {
  console.error(`There is no game ${values.game}; there are ${Object.keys(GAMES).join(' and ')}.`)
  process.exit(2)
}

// Everything but the game is for Stryker.
const [game] = tokens.filter(({ name }) => name === 'game')
const rest = process.argv.slice(2)
if (game) rest.splice(game.index, game.inlineValue ? 1 : 2)

const failed = games.filter((name) => {
  const env = { ...process.env, MUTATION_GAME: name }
  return spawnSync('stryker', ['run', ...rest], { stdio: 'inherit', env, shell: true }).status !== 0
})
process.exitCode = failed.length > 0 ? 1 : 0
