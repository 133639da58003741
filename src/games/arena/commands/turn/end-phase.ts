import type { Draft } from 'immer'
import type { Dice } from '@/engine/kernel/dice'
import { ownOf } from '@/engine/basics/own'
import { END_NAMES } from '../../tables/phase-text'
import { openFights } from '../../queries/combat/fights'
import type { Event } from '../../events'
import { beginMagic } from '../../effects/bouts/bouts'
import { endEnchantments } from '../../effects/enchantments'
import type { Position } from '../../state/position'
import { refuse } from '../../refuse'
import { enterPhase } from '../../effects/turn/sequence'
import { groundOf, hexOf, isAir } from '../../queries/spaces'
import { command } from '../kit/kit'
import { landSpent } from './landing'

/** Ends a phase that its seat ends by hand (AA-3.3). */
export const endPhase = command({
  clause: 'AA-3.3',
  stage: ['terrain', 'equip1', 'movement', 'combat', 'equip2'],
  args: {},
  refusalOf: ({ table, now }) =>
    now.phase === 'combat' && openFights(table).length > 0
      ? refuse('AA-11.4', 'There are fights left.')
      : undefined,
  perform: ({ draft, dice }) => endNow(draft, dice),
  say: (_, { table }) => ownOf(END_NAMES, table.now.phase) ?? 'End the phase',
  idles: 'end',
})

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

/** Items left in the air fall to the ground below (AA-6.9). */
export function dropFromAir(draft: Draft<Position>): Event[] {
  return draft.items.flatMap((item): Event[] => {
    if (!('at' in item.place) || !isAir(item.place.at)) return []
    const hex = hexOf(item.place.at)
    item.place = { at: groundOf(hex) }
    return [{ type: 'itemFell', item: item.id, hex }]
  })
}
