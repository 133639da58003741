import { createHash } from 'node:crypto'
import { diceStateOf, seededDice } from '@/engine/kernel/dice'
import { playOn, positionOf } from '@/engine/kernel/history'
import { SCENARIO_IDS, type ScenarioId } from '@/games/arrakhar/tables/scenarios'
import type { Side } from '@/games/arrakhar/tables/units'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import type { Command } from '@/games/arrakhar/commands'
import { enemyOf } from '@/games/arrakhar/queries/stacking'
import { type ArrakharHistory, playFrom } from '../properties/random-play'
import { type Way, WAYS, wayOf } from './arrakhar-ways'
import { nameOf } from './kept'
import type { PlayedGame, Shelf } from './shelf'

/** What the players of a scenario agree on beside it, so that every option is met. */
const AGREED: Readonly<Record<ScenarioId, object>> = {
  short: {},
  basic: { skipEmptySegments: false, threeFireballDice: true },
  long: { noEntryHaste: true, fixedOdds: true, lateAdvances: true },
}

/** What the recorded games of one way have in common: forces, and where random play is broken off. */
interface Recipe {
  readonly settings: object
  /** Random play goes on to the beginning of this game-turn, or to its end. */
  readonly until?: { readonly turn: number; readonly side: Side }
  /** What is played then. */
  readonly last?: readonly Command[]
}

const few = (sorcerer: number, wizard: number) => ({ advancedPlay: true, points: { sorcerer, wizard } })

const RECIPES: Readonly<Record<Way, Recipe>> = {
  'wand-carried-out': { settings: few(20, 20) },
  'wizards-side-eliminated': { settings: few(30, 8) },
  'wizards-side-gone-home': { settings: few(6, 4) },
  'turn-limit': { settings: { ...few(24, 24), turnLimit: 2 } },
  'sorcerer-resigns': {
    settings: {},
    until: { turn: 2, side: 'sorcerer' },
    last: [{ type: 'resign', side: 'sorcerer' }],
  },
  'wizard-resigns': {
    settings: {},
    until: { turn: 1, side: 'wizard' },
    last: [{ type: 'resign', side: 'wizard' }],
  },
  'draw-offered-by-sorcerer': { settings: {}, until: { turn: 2, side: 'sorcerer' }, last: draw('sorcerer') },
  'draw-offered-by-wizard': { settings: {}, until: { turn: 1, side: 'wizard' }, last: draw('wizard') },
}

/** Offered twice, declined once. */
function draw(by: Side): readonly Command[] {
  const answer = { type: 'answerDraw', side: enemyOf(by) } as const
  const offer = { type: 'offerDraw', side: by } as const
  return [offer, { ...answer, accept: false }, offer, { ...answer, accept: true }]
}

/** Longer games are passed over, so that the files stay small. */
const MOST_COMMANDS = 250

/** The recorded games of Arrakhar's Wand: one of each scenario and each way to end. */
export const ARRAKHAR: Shelf = {
  rules,
  games: SCENARIO_IDS.flatMap((scenario) =>
    WAYS.map((way) => ({
      name: nameOf(scenario, way),
      promised: way,
      told: (history) => wayOf(history as ArrakharHistory),
      play: (seed) => play(scenario, RECIPES[way], seed),
    })),
  ),
  mostBytes: 400_000,
}

function play(scenario: ScenarioId, recipe: Recipe, seed: number): PlayedGame {
  const first = rules.newGame({ scenario, ...AGREED[scenario], ...recipe.settings })
  if (!first.ok) throw new Error(JSON.stringify(first.problems))
  const freshDice = () => seededDice(diceStateOf(seed))
  const course = { position: first.value, seed }
  const commands = lengthOf(
    playFrom(rules, { ...course, commands: MOST_COMMANDS, dice: freshDice() }),
    recipe,
  )
  const dice = freshDice()
  let history = playFrom(rules, { ...course, commands, dice })
  for (const command of recipe.last ?? []) {
    const { played, history: next } = playOn(rules, history, { command, dice })
    if (played.outcome !== 'played') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(played)}`)
    history = next
  }
  return { history, dice: dice.state(), seal: sealOf(history, seed) }
}

/** After how many commands a recipe breaks a game off. */
function lengthOf({ steps }: ArrakharHistory, { until }: Recipe): number {
  if (!until) return steps.length
  const reached = steps.findIndex(
    ({ position: { turn, side } }) => turn === until.turn && side === until.side,
  )
  if (reached < 0) throw new Error('Random play did not come so far.')
  return reached + 1
}

/** A seal as the table makes it, but with a nonce that the seed decides. */
function sealOf(history: ArrakharHistory, seed: number) {
  const nonce = createHash('md5').update(String(seed)).digest('hex')
  const text = rules.sealedText(positionOf(history)) ?? ''
  return { digest: createHash('sha256').update(`${text}:${nonce}`).digest('hex'), nonce }
}
