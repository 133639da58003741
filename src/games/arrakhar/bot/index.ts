import type { Bot } from '@/engine/bot/bot'
import { rolloutBy } from '@/engine/bot/bot-rollout'
import { type Random, seededRandom } from '@/engine/kernel/dice'
import { thinkerOf } from '@/engine/bot/bot-thinker'
import { weigherOf } from '@/engine/bot/bot-weigher'
import type { Side } from '../tables/units'
import type { Command } from '../commands'
import { sampleCommand } from '../commands/legal/sample'
import { arrakharPlay } from '../play'
import type { Position } from '../state/position'
import { unresolvedIn } from '../queries/designating'
import { askedSide } from '../queries/guards'
import type { View } from '../state/view'
import { chanceToWin } from './evaluate'
import { policy } from './policy'
import { reasonsFor } from './explain'
import type { Why } from './reason'
import { plannedEntries } from './set-up'
import { CARELESS, EVEN, type Style, STYLES } from './style'
import { suppose } from './suppose'
import { toldChance } from './told'

/** A bot that is offered a draw takes it when its own chance is smaller than this (AR-12.7). */
const TAKES_DRAW_BELOW = 0.4
/** Set-ups of which the best is chosen. */
const SET_UPS = 6
const COLUMNS = [1, 2, 2, 3, 4]
/** Commands that a phase cannot need more of; a rollout that does has met a fault of the policy. */
const MOST_COMMANDS = 3000
/** Phases that a rollout goes on for: the rest of the own, the enemy's, and the own next. */
const PHASES = 3

/** How plans are tried out: for whoever is asked, both sides going on by rules of thumb for some phases. */
const TRIALS = {
  rules: arrakharPlay,
  next: (position: Position, random: Random) => policy(position, EVEN, random),
  isDoneFrom: phasesCounted,
  seatIn: askedIn,
  most: MOST_COMMANDS,
}

/** The bot of Arrakhar's Wand; reasons are told by the strong one. */
export const arrakharBot: Bot<View, Command, Why> = {
  think: thinkerOf<View, Position, Command, Why>({
    suppose,
    sample: sampleCommand,
    careless: (position, random) => planned(position, CARELESS, random),
    sensible: (position, random) => planned(position, EVEN, random),
    plans: plansFor,
    rollOut: rolloutBy({ ...TRIALS, chanceFor: chanceIn }),
    worlds: 8,
    chanceIn: (position) => chanceIn(position, askedIn(position)),
    reasons: reasonsFor,
  }),
  chanceOf: (view, seat) =>
    toldChance(view, seat as Side, view.pool ?? suppose(view, seededRandom(1)).secrets.pool),
  weigh: weigherOf({
    suppose,
    rollOut: rolloutBy({
      ...TRIALS,
      chanceFor: (position, side) => toldChance(position, side, position.secrets.pool),
    }),
  }),
  lostBelow: 0.005,
}

function askedIn(position: Position): Side {
  return askedSide(position) ?? position.side
}

function chanceIn(position: Position, side: Side): number {
  return chanceToWin(position, side, position.secrets.pool)
}

function planned(position: Position, style: Style, random: Random): readonly Command[] {
  if (!position.drawOffer) return policy(position, style, random)
  const side = askedIn(position)
  return [{ type: 'answerDraw', side, accept: chanceIn(position, side) < TAKES_DRAW_BELOW }]
}

/** Plans worth comparing for what the side to act does next; a single one where rules of thumb are good enough. */
function plansFor(position: Position, random: Random): readonly (readonly Command[])[] {
  const usual = () => planned(position, EVEN, random)
  if (position.drawOffer) return [usual()]
  switch (position.now.segment) {
    case 'movement':
      return STYLES.map((style) => policy(position, style, random))
    case 'haste':
      return unresolvedIn(position).length > 0 ? [usual()] : [usual(), [{ type: 'endSegment' }]]
    case 'sorcererPlacement':
      return Array.from({ length: SET_UPS }, usual)
    case 'wizardPlacement':
      return COLUMNS.map((columns) => plannedEntries(position, random, columns))
    default:
      return [usual()]
  }
}

/** Counts the phases that end while it is asked, and tells when they are enough. */
function phasesCounted(): (position: Position) => boolean {
  let ended = 0
  let phasing: Side | undefined
  return ({ side }) => {
    if (phasing !== undefined && side !== phasing) ended += 1
    phasing = side
    return ended >= PHASES
  }
}
