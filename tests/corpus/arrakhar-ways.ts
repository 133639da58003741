import { positionOf } from '@/engine/kernel/history'
import type { Clause } from '@/games/arrakhar/clauses'
import type { Ending } from '@/games/arrakhar/state/position'
import type { ArrakharHistory } from '../properties/random-play'

/** How a game of Arrakhar's Wand can end, told finer than by its ending alone. */
export const WAYS = [
  'wand-carried-out',
  'wizards-side-eliminated',
  'wizards-side-gone-home',
  'turn-limit',
  'sorcerer-resigns',
  'wizard-resigns',
  'draw-offered-by-sorcerer',
  'draw-offered-by-wizard',
] as const
export type Way = (typeof WAYS)[number]

type Outcome = `${Ending['winner']} by ${Ending['by']}`

/** Every outcome that can be written down: how it comes about, or the clause under which it cannot. */
export const OUTCOMES: Readonly<Record<Outcome, readonly Way[] | Clause>> = {
  'wizard by wand': ['wand-carried-out'],
  'sorcerer by elimination': ['wizards-side-eliminated', 'wizards-side-gone-home'],
  'sorcerer by turnLimit': ['turn-limit'],
  'wizard by resignation': ['sorcerer-resigns'],
  'sorcerer by resignation': ['wizard-resigns'],
  'draw by agreement': ['draw-offered-by-sorcerer', 'draw-offered-by-wizard'],
  // The sorcerer's side never moves the wand; whoever carries it out has won.
  'sorcerer by wand': 'AR-12.4',
  'draw by wand': 'AR-12.6',
  // With the sorcerer's side wiped out, the wand is still to be fetched.
  'wizard by elimination': 'AR-12.6',
  'draw by elimination': 'AR-12.7',
  'wizard by turnLimit': 'AR-13.5',
  'draw by turnLimit': 'AR-13.5',
  'draw by resignation': 'AR-12.7',
  'wizard by agreement': 'AR-12.7',
  'sorcerer by agreement': 'AR-12.7',
}

/** How a game has ended; undefined while it goes on. */
export function wayOf(history: ArrakharHistory): Way | undefined {
  const { ending } = positionOf(history)
  const [answer, offer] = [history.steps[history.cursor - 1], history.steps[history.cursor - 2]]
  if (!ending) return undefined
  switch (ending.by) {
    case 'wand':
      return 'wand-carried-out'
    case 'elimination':
      return answer?.events.some(({ type }) => type === 'leftValley')
        ? 'wizards-side-gone-home'
        : 'wizards-side-eliminated'
    case 'turnLimit':
      return 'turn-limit'
    case 'resignation':
      return ending.winner === 'wizard' ? 'sorcerer-resigns' : 'wizard-resigns'
    case 'agreement':
      return offer?.seat === 'sorcerer' ? 'draw-offered-by-sorcerer' : 'draw-offered-by-wizard'
  }
}
