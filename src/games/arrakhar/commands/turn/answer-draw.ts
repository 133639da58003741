import { endGame } from '../../effects/ending'
import type { Event } from '../../events'
import { refuse } from '../../refuse'
import { enemyOf } from '../../queries/stacking'
import { SIDE, YES_NO } from '../kit/args'
import { ALWAYS, command } from '../kit/kit'
import { notInPlay } from './in-play'

/** Accepts or declines the draw that the other side offers (AR-12.7). */
export const answerDraw = command({
  clause: 'AR-12.7',
  stage: ALWAYS,
  args: { side: SIDE, accept: YES_NO },
  choices: ({ table: { drawOffer } }) =>
    drawOffer ? [true, false].map((accept) => ({ side: enemyOf(drawOffer), accept })) : [],
  refusalOf: ({ table }, { side }) =>
    notInPlay(table) ??
    (table.drawOffer === enemyOf(side)
      ? undefined
      : refuse('AR-12.7', 'The other side has not offered a draw.')),
  perform({ draft }, { side, accept }) {
    draft.drawOffer = null
    const answered: Event = { type: 'drawAnswered', side, accepted: accept }
    return accept ? [answered, ...endGame(draft, { winner: 'draw', by: 'agreement' })] : [answered]
  },
  say: (_, { command: { accept } }) => (accept ? 'Accept the draw' : 'Decline the draw'),
})
