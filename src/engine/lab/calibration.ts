import type { AnyBot } from '../bot/bot'
import type { AnyPlayRules } from '../kernel/game'
import { present } from '../kernel/refusal'
import type { Plan } from './plan'
import { type LabGame, playGame } from './self-play'
import { type Estimate, meanOf, shareOf } from './statistics'

/** A moment of a game as the bot weighs it with everything in sight. */
export interface ToldMoment {
  /** The first seat's chance to win, from 0 to 1, a draw counted as half. */
  readonly chance: number
  /** Whether what led here rolled nothing, and nothing happened but that the sequence of play went on. */
  readonly isQuiet: boolean
}

/** What a game was told to be, moment by moment, and what became of it. */
export interface ToldGame {
  readonly moments: readonly ToldMoment[]
  /** 1 where the first seat won, 0.5 for a draw. */
  readonly won: number
}

/**
 * Plays a game of a plan and has its bot weigh it after each command; `quiet` are the types of events which only say
 * that the sequence of play went on.
 */
export function toldGame(game: LabGame, plan: Plan, nth: number, quiet: readonly string[]): ToldGame {
  const { rules, bot } = game
  const seat = present(rules.seats[0], 'the first seat')
  const moments: ToldMoment[] = []
  const { winner } = playGame(game, plan, nth, ({ position, events, isRolled }) => {
    // The end is known; only what leads to it is told.
    if (rules.askedSeat(position) === null) return
    const chance = chanceIn(rules, bot, position)
    const isQuiet = !isRolled && events.every(({ type }) => quiet.includes(type))
    moments.push({ chance, isQuiet })
  })
  return { moments, won: winner === 'draw' ? 0.5 : Number(winner === seat) }
}

function chanceIn(rules: AnyPlayRules, bot: AnyBot, position: object): number {
  return bot.chanceOf(rules.viewOf(position, 'referee'), present(rules.seats[0], 'the first seat'))
}

/** The moments told a chance in one tenth of the scale. */
export interface Tenth {
  /** The least chance of these; the most is 0.1 more. */
  readonly from: number
  readonly moments: number
  /** Games that they are from: moments of one game are no separate trials. */
  readonly games: number
  /** The chance that was told, on average. */
  readonly told: number
  /** The share of moments whose game was won; the interval is that of so many games. */
  readonly won: Estimate
}

/** How far what was told held. */
export interface Calibration {
  readonly tenths: readonly Tenth[]
  /** Quiet moments, those of them that changed the chance by 0.05 or more, and the most that any changed it. */
  readonly quiet: { readonly moments: number; readonly jumps: number; readonly most: number }
}

/** A change of the chance that somebody would ask about. */
const A_JUMP = 0.05

/** How often what was told came true, tenth by tenth; tenths without a moment are left out. */
export function calibrationOf(games: readonly ToldGame[]): Calibration {
  const tenths = Array.from({ length: 10 }, (_, nth) => tenthOf(games, nth)).filter(
    (tenth) => tenth !== undefined,
  )
  const changes = games.flatMap(({ moments }) =>
    moments.flatMap(({ chance, isQuiet }, nth) => {
      const before = moments[nth - 1]
      return isQuiet && before ? [Math.abs(chance - before.chance)] : []
    }),
  )
  const jumps = changes.filter((change) => change >= A_JUMP).length
  return { tenths, quiet: { moments: changes.length, jumps, most: Math.max(0, ...changes) } }
}

function tenthOf(games: readonly ToldGame[], nth: number): Tenth | undefined {
  const isThere = ({ chance }: ToldMoment) => Math.min(9, Math.floor(chance * 10)) === nth
  const here = games
    .map(({ moments, won }) => ({ chances: moments.filter(isThere).map(({ chance }) => chance), won }))
    .filter(({ chances }) => chances.length > 0)
  if (here.length === 0) return undefined
  const moments = here.reduce((sum, { chances }) => sum + chances.length, 0)
  const won = here.reduce((sum, { chances, won: share }) => sum + share * chances.length, 0) / moments
  return {
    from: nth / 10,
    moments,
    games: here.length,
    told: meanOf(here.flatMap(({ chances }) => chances)),
    won: { ...shareOf(won * here.length, here.length), value: won },
  }
}
