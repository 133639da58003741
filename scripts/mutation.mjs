import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

import { GAMES } from './mutation/games.mjs'
import { reportOf, writeMutants } from './mutation/mutants-by-clause.mjs'
import { percentOf, scoresOf } from './mutation/scores.mjs'

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

// What single files or an earlier run give is no measure of a game.
const isOverAllRules = !tokens.some(({ name }) => name === 'mutate' || name === 'incremental')

const failed = games.filter((name) => {
  const env = { ...process.env, MUTATION_GAME: name }
  const { status } = spawnSync('stryker', ['run', ...rest], { stdio: 'inherit', env, shell: true })
  if (status !== 0) return true
  const scores = scoresOf(reportOf(name).files, name)
  for (const score of scores)
    console.log(`${score.part}: ${percentOf(score).toFixed(1)} % (${score.found} of ${score.all})`)
  const { least } = GAMES[name]
  if (scores[0]?.part === 'law' && percentOf(scores[0]) < least) {
    console.error(`The law of ${name} must reach ${least} %.`)
    return true
  }
  if (isOverAllRules) {
    const every = Number(process.env.MUTATION_SAMPLE ?? 1)
    const path = writeMutants({ game: name, every, on: new Date().toISOString().slice(0, 10) })
    console.log(`Written: ${path}, which the audit page shows.`)
  }
  return false
})
process.exitCode = failed.length > 0 ? 1 : 0
