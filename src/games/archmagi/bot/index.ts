import { searchBot } from '@/engine/declare/search-bot'
import type { Care } from '@/engine/declare/search-bot'
import type { Random } from '@/engine/kernel/dice'
import { legalOf } from '@/engine/declare/legal'
import { COMMANDS, type Command } from '../commands'
import { archmagiPlay } from '../play'
import { askedSeat, stageOf } from '../queries/asked'
import type { State } from '../state/state'
import { chanceToWin } from './evaluate'
import { worthALook } from './looks'
import { marchesFor } from './march'
import { restOf } from './rest'
import { suppose } from './suppose'

/** What is decided without looking at what may come of it: where units go as a whole, and what follows rules of thumb. */
function plansFor(state: State, care: Care, random: Random): readonly (readonly Command[])[] | undefined {
  const seat = askedSeat(state)
  const rest = restOf(state)
  switch (stageOf(state)) {
    case 'movement':
      return seat === null ? undefined : marchesFor(state, seat, care, random)
    case 'discard':
    case 'fortune':
    case 'take':
      return rest && [[rest]]
    case 'scout': {
      const look = looksIn(state)
      return look && [[look]]
    }
    default:
      return undefined
  }
}

/** A stack that nobody has looked at yet: it costs nothing to know. */
function looksIn(state: State): Command | undefined {
  const looks = legalOf(COMMANDS, state, 'look', 'lookFar', 'visionsOfStack', 'steal')
  return looks[0]
}

/** The bot of Archmagi: the kernel’s search by what a position is worth, with movements planned as a whole. */
export const archmagiBot = searchBot({
  set: COMMANDS,
  rules: archmagiPlay,
  suppose,
  evaluate: chanceToWin,
  turnOf: ({ round, order, active }) => round * order.length + order.indexOf(active),
  worthALook,
  restOf,
  plansFor,
  // What is recruited depends little on what the others hide.
  isOpen: ({ phase, battle, agenda }) => battle !== null || agenda.length > 0 || !phase.startsWith('recruit'),
})
