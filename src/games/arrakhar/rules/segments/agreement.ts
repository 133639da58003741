import type { CommandRule } from '@/engine/game'
import type { Refusal } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import type { AnswerDraw, OfferDraw, Resign } from '../commands'
import { endGame } from '../ending'
import type { Event } from '../events'
import { isSetUp } from '../guards'
import type { Position } from '../position'
import { refuse } from '../refuse'
import { enemyOf } from '../stacking'

/** Gives the game up, which either side may do at every moment of it (AR-12.7). */
export const resign: CommandRule<Position, Resign, Event> = {
  refusalOf: (position) => overRefusal(position),
  perform: (draft, { side }) => endGame(draft, { winner: enemyOf(side), by: 'resignation' }),
}

/** Offers a draw, which the other side must answer before play goes on (AR-12.7). */
export const offerDraw: CommandRule<Position, OfferDraw, Event> = {
  refusalOf(position) {
    return (
      notInPlay(position) ??
      (position.drawOffer ? refuse('AR-12.7', 'A draw is offered already.') : undefined)
    )
  },
  perform(draft, { side }) {
    draft.drawOffer = side
    return [{ type: 'drawOffered', side }]
  },
}

/** Accepts or declines the draw that the other side offers (AR-12.7). */
export const answerDraw: CommandRule<Position, AnswerDraw, Event> = {
  refusalOf(position, { side }) {
    const early = notInPlay(position)
    if (early) return early
    return position.drawOffer === enemyOf(side)
      ? undefined
      : refuse('AR-12.7', 'The other side has not offered a draw.')
  },
  perform(draft, { side, accept }) {
    draft.drawOffer = null
    const answered: Event = { type: 'drawAnswered', side, accepted: accept }
    return accept ? [answered, ...endGame(draft, { winner: 'draw', by: 'agreement' })] : [answered]
  },
}

function overRefusal({ ending }: Position): Refusal<Clause> | undefined {
  return ending ? refuse('AR-12.7', 'The game is over.') : undefined
}

function notInPlay(position: Position): Refusal<Clause> | undefined {
  const over = overRefusal(position)
  if (over || !isSetUp(position.now.segment)) return over
  return refuse('AR-12.7', 'A draw is agreed in play, not before both sides are placed.')
}
