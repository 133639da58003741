import { setAutoFreeze } from 'immer'
import { arrakharBot as bot } from '@/games/arrakhar/bot'
import { arenaRules } from '@/games/arena/rules'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import { arrakharLab as lab } from '@/games/arrakhar/lab'
import { arena } from '@/headless/fuzz/arena'
import { boardgameIo } from './boardgame-io'
import { type Contestant, paceIn, race, ratioIn } from './measure'
import { randomPlayouts, searchNodes } from './playouts'
import { listingTimes, reachSearches } from './queries'
import { randomChess, randomGames } from './random-play'
import { inPlace, recordGame, throughPlay } from './recorded-game'
import { replaySteps } from './replay-steps'
import { threatTime } from './threats'

/** A requirement by ratio or time; `met` decides the exit code. */
interface Verdict {
  readonly text: string
  readonly met: boolean
}

/** Games between bots end after some ten game-turns; a random side would walk about until any limit. */
const PLAYOUT = { scenario: 'basic', turnLimit: 12 }

const SETTINGS = ['short', 'basic', 'long'].map((scenario) => ({ scenario, turnLimit: 30 }))
/** Arena's maps, rulesets and armies by turns, as random play has them. */
const ARENA_SETTINGS = Array.from({ length: 12 }, (_, nth) => arena.settings(nth, 30))
const LISTING_BUDGET_MS = 0.4
const LONGEST_LISTING_BUDGET_MS = 5
/** A frame of the screen. */
const THREATS_BUDGET_MS = 16
const REPLAY_TURNS = 200
/** A turn of Arena is one side's; few random games last longer. */
const ARENA_REPLAY_TURNS = 150
const REPLAY_BUDGET_MS = 50
const PLAYOUTS_BUDGET = 400

function print(line = ''): void {
  process.stdout.write(`${line}\n`)
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}

function micro(milliseconds: number): string {
  return `${(milliseconds * 1000).toFixed(0)} µs`
}

// As the site does in production.
setAutoFreeze(false)

// Random play first, each game alone: what runs later teaches the engine other shapes of the same objects.
const random = randomGames(rules, SETTINGS)
const chess = randomChess()
const randomPaces = race([chess, random])
const playouts = randomPlayouts(rules, lab, PLAYOUT)
const playoutPaces = race([playouts])

const game = recordGame(rules, SETTINGS[1], 1)
const play = throughPlay(rules, game)
const copy = inPlace(rules, game)
const framework = boardgameIo(rules, game)
const reach = reachSearches()
const search = searchNodes(rules, bot, game)
const contestants: readonly Contestant[] = [framework, play, copy, reach]

print(`One recorded game of ${game.commands.length} commands; medians of rounds run by turns.`)
print()
const paces = new Map([...race(contestants), ...race([search]), ...randomPaces, ...playoutPaces])
for (const contestant of [...contestants, chess, random, playouts, search])
  print(`${contestant.name.padEnd(40)}${whole(paceIn(paces, contestant)).padStart(14)} ${contestant.unit}/s`)

const listings = [
  { game: 'Arrakhar’s Wand', ...listingTimes(rules, SETTINGS) },
  { game: 'Arena', ...listingTimes(arenaRules, ARENA_SETTINGS) },
]
for (const { game: name, median, ninetyNinth, positions } of listings)
  print(
    `${`legal commands listed, ${name}`.padEnd(40)}${micro(median).padStart(14)} median,` +
      ` ${micro(ninetyNinth)} 99th percentile, ${positions} positions`,
  )

const replays = [
  { game: 'Arrakhar’s Wand', ...replaySteps(rules, { scenario: 'long' }, REPLAY_TURNS) },
  { game: 'Arena', ...replaySteps(arenaRules, { preset: 'first-clash' }, ARENA_REPLAY_TURNS) },
]
for (const { game: name, turns, median, worst, steps, opening, heap } of replays)
  print(
    `${`a replay step at ${turns} turns, ${name}`.padEnd(40)}${`${median.toFixed(2)} ms`.padStart(14)} median,` +
      ` ${worst.toFixed(1)} ms worst; ${whole(steps)} steps opened in ${whole(opening)} ms,` +
      ` ${heap.toFixed(1)} MiB held`,
  )

const threats = threatTime()
print(`${'threats of 72 units in 18 stacks'.padEnd(40)}${`${threats.toFixed(2)} ms`.padStart(14)} median`)

function verdict(what: string, ratio: number, budget: number, aim: number): Verdict {
  const met = ratio >= budget
  const rank = ratio >= aim ? 'aim reached' : met ? 'budget met' : 'BUDGET MISSED'
  const text = `${what.padEnd(40)}${`${ratio.toFixed(2)} x`.padStart(14)}   ${rank} (budget ${budget}, aim ${aim})`
  return { text, met }
}

const games = paceIn(paces, playouts)

const verdicts: readonly Verdict[] = [
  verdict('play : boardgame.io', ratioIn(paces, play, framework), 3, 10),
  verdict('in place : boardgame.io', ratioIn(paces, copy, framework), 50, 500),
  verdict('random commands : random plies', ratioIn(paces, random, chess), 0.5, 1),
  {
    text: `random playouts of ${PLAYOUT.turnLimit} game-turns, ${whole(games)} a second on one core: ${games >= PLAYOUTS_BUDGET ? 'budget met' : 'BUDGET MISSED'} (budget ${PLAYOUTS_BUDGET})`,
    met: games >= PLAYOUTS_BUDGET,
  },
  ...listings.map(({ game: name, median, ninetyNinth }) => {
    const met = median < LISTING_BUDGET_MS && ninetyNinth < LONGEST_LISTING_BUDGET_MS
    const text = `listing of ${name}, ${micro(median)} and ${micro(ninetyNinth)}: ${met ? 'budget met' : 'BUDGET MISSED'} (budget ${LISTING_BUDGET_MS} and ${LONGEST_LISTING_BUDGET_MS} ms)`
    return { text, met }
  }),
  ...replays.map(({ game: name, worst }) => {
    const met = worst < REPLAY_BUDGET_MS
    const text = `replay step of ${name}, worst ${worst.toFixed(1)} ms: ${met ? 'budget met' : 'BUDGET MISSED'} (budget ${REPLAY_BUDGET_MS} ms)`
    return { text, met }
  }),
  {
    text: `threats of a whole side, median ${threats.toFixed(2)} ms: ${threats < THREATS_BUDGET_MS ? 'budget met' : 'BUDGET MISSED'} (budget ${THREATS_BUDGET_MS} ms)`,
    met: threats < THREATS_BUDGET_MS,
  },
]

print()
for (const { text } of verdicts) print(text)
process.exitCode = verdicts.every(({ met }) => met) ? 0 : 1
