import { handDice } from '@/engine/kernel/dice'
import { historyFrom, playOn } from '@/engine/kernel/history'
import type { AnyBot } from '@/engine/bot/bot'
import type { Viewer } from '@/engine/kernel/game'
import type { LuckReport } from '@/engine/table/luck-report'
import type { StudyHistory } from '@/engine/study/study'
import type { Story, StoryMoment } from '@/engine/table/table'
import type { AnyTeaching } from '@/contract/manifest'
import type { StudyRules } from '@/store/study/study-desk'
import type { ReportGame } from '@/teach/report/report-game'
import {
  type CoinCommand,
  type CoinEvent,
  coinRules,
  coinStart,
  type CoinView,
} from '../../support/coin-game'
import { coin } from '../../support/coin-manifest'

const RULES: StudyRules = coinRules

/** A note begins the game; the hider tosses a five, the seeker a two, a six and a one, and guesses right. */
export const COMMANDS: readonly (readonly [CoinCommand, readonly number[]])[] = [
  [{ type: 'hide', hand: 'left' }, []],
  [{ type: 'note' }, []],
  [{ type: 'toss' }, [5]],
  [{ type: 'pass' }, []],
  [{ type: 'toss' }, [2, 6, 1]],
  [{ type: 'guess', hand: 'left' }, []],
]

/** The coin game as far as so many commands. */
export function coinHistory(count = COMMANDS.length): StudyHistory {
  return COMMANDS.slice(0, count).reduce<StudyHistory>(
    (before, [command, faces]) => playOn(RULES, before, { command, dice: handDice(faces) }).history,
    historyFrom(coinStart()),
  )
}

const momentOf = ({ notes, asked, winner }: CoinView): StoryMoment => ({
  turn: `Turn ${notes}`,
  phase: asked,
  segment: winner === null ? 'Play' : 'End',
})

/** Told by the types of the events. */
const STORY: Story<CoinView> = {
  momentOf,
  momentAfter: (events) =>
    events.some(({ type }) => type === 'noted')
      ? { turn: 'Turn 1', phase: 'hider', segment: 'Play' }
      : undefined,
  isOnward: (events) => events.every(({ type }) => type === 'passed'),
  said: ({ events }) => events.map(({ type }) => `Something is ${type}.`),
  thrown: () => [],
  orderOf: ({ type }) => ({ words: type, drawings: [] }),
  hexesOf: () => [],
}

/** A toss is owed three and a half; who wins has lost nothing. */
export const COIN_RECKONING: LuckReport<CoinView> = {
  measures: [
    {
      id: 'pips',
      name: 'Pips',
      said: (name, excess) => `The ${name} has ${excess.toFixed(1)} pips too many.`,
    },
    { id: 'crumbs', name: 'Crumbs', said: (name) => `The ${name} has crumbs.` },
  ],
  isUnderWay: ({ notes }) => notes > 0,
  luckOf: ({ seat, events }) =>
    (events as readonly CoinEvent[]).flatMap((event) =>
      event.type === 'tossed'
        ? event.values.map((given) => ({
            seat: seat ?? '',
            measure: 'pips',
            given,
            owed: 3.5,
            variance: 35 / 12,
            clause: 'CO-1',
          }))
        : [],
    ),
  lossesOf: ({ winner }) => ({ hider: winner === 'seeker' ? 2 : 0, seeker: 0 }),
  losses: 'Coins lost',
}

/** A bot that thinks well of the hider until the seeker has tossed. */
export const COIN_BOT: AnyBot = {
  think: () => {
    throw new Error('nobody asked it to play')
  },
  weigh: (_view, plans) => plans.map(() => []),
  chanceOf(view) {
    const { tossed, winner } = view as CoinView
    if (winner !== null) return winner === 'hider' ? 1 : 0
    return tossed.length > 1 ? 0.25 : 0.6
  },
}

/** What the coin game's teaching has that a report asks for. */
export const COIN_TEACHING = {
  story: STORY,
  loadLuckReport: () => Promise.resolve(COIN_RECKONING),
} as unknown as AnyTeaching

/** The coin game as a report takes it. */
export function coinReport(viewer: Viewer, loadBot: () => Promise<AnyBot>, count?: number): ReportGame {
  const game = { ...coin, loadBot }
  return {
    seats: game.seats,
    stage: { game, rules: RULES, files: RULES, teaching: COIN_TEACHING, Table: () => null },
    luckReport: COIN_RECKONING,
    history: coinHistory(count),
    viewer,
    addressOf: (step) => `#/step/${step}`,
    place: ['game'],
    bots: {},
    isAtTable: true,
  }
}
