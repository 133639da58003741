import { availableParallelism } from 'node:os'
import type { Plan, Shard } from '@/engine/lab/plan'
import type { LabGame } from '@/engine/lab/self-play'
import type { Parsed } from '@/engine/kernel/refusal'
import { type Arguments, badArguments, optionIn, readArguments, wholeNumber } from '../terminal/arguments'
import { FIRST_GAME, gameOf } from '../games'
import { forceOption, seatsFrom } from '../lab/seats'
import type { LabSettings, SettingsOptions } from '../lab/game-settings'
import { byOption, pointsOption, settingsFrom } from '../lab/settings'

/** More would make a file too long to be read in one piece. */
const MOST_GAMES = 500_000
/** Seeds are taken by 32 bits. */
const MOST_SEED = 2 ** 32 - 1
const MOST_JOBS = 1024

/** What a command line asks to be played. */
export interface Simulation {
  readonly plan: Plan
  readonly shard: Shard
  /** Workers at most. */
  readonly jobs: number
  /** The file of results, as named. */
  readonly out: string
  /** The turn limit and what happens when it passes, in words. */
  readonly limit: string
}

const NUMBERS = {
  games: { least: 1, most: MOST_GAMES, otherwise: 100 },
  seed: { least: 0, most: MOST_SEED, otherwise: 1 },
  rollouts: { least: 1, otherwise: 200 },
} as const

/** Reads the command line of a simulation; problems name the option. */
export async function simulationFrom(args: readonly string[]): Promise<Parsed<Simulation>> {
  const id = optionIn(args, 'game') ?? FIRST_GAME
  const known = gameOf(id, '--game')
  if (!known.ok) return known
  const { load, lab } = known.value
  if (!lab) return badArguments(`--game ${id}: no bot plays this game; name another`)
  const { loadBot, loadLab, settings: asked, atTurnLimit } = lab
  const game: LabGame = { rules: await load(), bot: await loadBot(), lab: await loadLab() }
  const { seats } = game.rules
  const given = readArguments(args, { options: optionsFor(seats, asked) })
  if (!given.ok) return given
  const { out } = given.value.options
  if (out === undefined) return badArguments('--out is missing; name the file of results')
  const settings = await settingsFrom(given.value, seats, asked)
  if (!settings.ok) return settings
  const start = game.rules.newGame(settings.value)
  if (!start.ok) return { ok: false, problems: byOption(start.problems) }
  const players = await seatsFrom(given.value, game, start.value)
  if (!players.ok) return players
  const spread = spreadFrom(given.value)
  if (!spread.ok) return spread
  const { jobs, shard, ...numbers } = spread.value
  const plan = { game: id, settings: settings.value, seats: players.value, ...numbers }
  const limit = limitText(settings.value, atTurnLimit)
  return { ok: true, value: { plan, shard, jobs, out, limit } }
}

/** Ready games may have a limit of their own. */
function limitText({ turnLimit }: LabSettings, atLimit: string): string {
  return turnLimit === undefined ? atLimit : `${turnLimit} game-turns; ${atLimit}`
}

function optionsFor(seats: readonly string[], { names }: SettingsOptions): readonly string[] {
  const bySeat = seats.flatMap((seat) => [seat, forceOption(seat), pointsOption(seat)])
  return ['game', ...Object.keys(NUMBERS), 'turn-limit', ...names, 'shard', 'jobs', 'out', ...bySeat]
}

type Spread = Pick<Plan, 'games' | 'seed' | 'rollouts'> & Pick<Simulation, 'jobs' | 'shard'>

/** How many games, and which of them here. */
function spreadFrom(given: Arguments): Parsed<Spread> {
  const games = wholeNumber(given, 'games', NUMBERS.games)
  if (!games.ok) return games
  const seed = wholeNumber(given, 'seed', NUMBERS.seed)
  if (!seed.ok) return seed
  const rollouts = wholeNumber(given, 'rollouts', NUMBERS.rollouts)
  if (!rollouts.ok) return rollouts
  const jobs = wholeNumber(given, 'jobs', { least: 1, most: MOST_JOBS, otherwise: availableParallelism() })
  if (!jobs.ok) return jobs
  const shard = shardFrom(given.options.shard ?? '1/1')
  if (!shard.ok) return shard
  const [numbers, by] = [{ games: games.value, seed: seed.value, rollouts: rollouts.value }, jobs.value]
  return { ok: true, value: { ...numbers, jobs: by, shard: shard.value } }
}

function shardFrom(text: string): Parsed<Shard> {
  const [, first, second] = /^(\d{1,9})\/(\d{1,9})$/.exec(text) ?? []
  const shard = { part: Number(first), of: Number(second) }
  if (shard.part >= 1 && shard.part <= shard.of) return { ok: true, value: shard }
  return badArguments(`--shard must be i/n with i from 1 to n, for example 1/4, not "${text}"`)
}
