import type { Draft } from 'immer'
import type { Dice } from '@/engine/dice'
import type { CommandRule } from '@/engine/game'
import { openFights } from '../combat/fights'
import type { EndPhase } from '../commands'
import type { Event } from '../events'
import { decisionRefusal, phaseRefusal } from '../guards'
import { endEnchantments } from '../magic/enchantments'
import { beginMagic } from '../magic/bouts'
import type { Position } from '../position'
import { refuse } from '../refuse'
import { enterPhase } from '../sequence'
import { dropFromAir } from './equip'
import { landSpent } from './flight'

/** Ends a phase that its seat ends by hand (AA-3.3). */
export const endPhase: CommandRule<Position, EndPhase, Event> = {
  refusalOf(position, { seat }) {
    const refusal =
      decisionRefusal(position, seat) ??
      phaseRefusal(position, 'terrain', 'equip1', 'movement', 'combat', 'equip2')
    if (refusal || position.now.phase !== 'combat') return refusal
    if (position.now.choice) return refuse('AA-3.8', 'A casualty must be chosen first.')
    return openFights(position).length > 0 ? refuse('AA-11.4', 'There are fights left.') : undefined
  },
  perform: (draft, _command, dice) => endNow(draft, dice),
}

function endNow(draft: Draft<Position>, dice: Dice): Event[] {
  const isBasic = draft.settings.ruleset === 'basic'
  switch (draft.now.phase) {
    case 'terrain':
      return enterPhase(draft, isBasic ? 'movement' : 'equip1', dice)
    case 'equip1':
      return [...dropFromAir(draft), ...beginMagic(draft, 'magic1', dice)]
    case 'movement':
      return [...endMovement(draft), ...afterMovement(draft, dice)]
    case 'combat':
      return [...endEnchantments(draft, 'combat'), ...enterPhase(draft, 'retreat', dice)]
    case 'equip2':
      return [...dropFromAir(draft), ...enterPhase(draft, 'winning', dice)]
    case 'build':
    case 'placeBasic':
    case 'magic1':
    case 'magic2':
    case 'over':
      return []
  }
}

/** Spent units come down first, while effects that let them land still last (AA-10.8, AA-21.3). */
function endMovement(draft: Draft<Position>): Event[] {
  return [...landSpent(draft), ...endEnchantments(draft, 'movement')]
}

function afterMovement(draft: Draft<Position>, dice: Dice): Event[] {
  return draft.settings.ruleset === 'basic'
    ? enterPhase(draft, 'combat', dice)
    : beginMagic(draft, 'magic2', dice)
}
