import { refuse } from '../../refuse'
import { SIDE } from '../kit/args'
import { ALWAYS, command } from '../kit/kit'
import { notInPlay } from './in-play'

/** Offers a draw, which the other side must answer before play goes on (AR-12.7). */
export const offerDraw = command({
  clause: 'AR-12.7',
  stage: ALWAYS,
  args: { side: SIDE },
  choices: ({ table: { side } }) => [{ side }],
  refusalOf: ({ table }) =>
    notInPlay(table) ?? (table.drawOffer ? refuse('AR-12.7', 'A draw is offered already.') : undefined),
  perform({ draft }, { side }) {
    draft.drawOffer = side
    return [{ type: 'drawOffered', side }]
  },
  say: () => 'Offer a draw',
})
