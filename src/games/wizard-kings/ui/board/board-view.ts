import type { BoardCounter, BoardField, BoardStack } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import { onceFor } from '@/table/desk/once-for'
import { hiddenIn } from '../../queries/supposed'
import { has, printed } from '../../queries/blocks'
import type { View } from '../../queries/view'
import type { Block } from '../../state/state'
import { kindName } from '../../tables/kinds'
import { BATTLE_SIGN } from './signs'

const PLACES = { north: 'first', south: 'second' } as const

export const stacksOnBoard = onceFor((view: View): readonly BoardStack[] => {
  const byHex = new Map<HexId, BoardCounter[]>()
  for (const stack of view.stacks) {
    const { hex, owner } = stack
    const own = view.blocks
      .filter((one) => one.at === hex && one.owner === owner)
      .map((one) => counterOf(view, one))
    const hidden = hiddenIn(view, stack)
    const back: BoardCounter = {
      id: `${owner}@${hex}`,
      icon: BATTLE_SIGN,
      side: PLACES[owner],
      factors: String(hidden),
      label: `${hidden} hidden`,
      flipped: false,
      spent: false,
      badges: [],
    }
    byHex.set(hex, [...(byHex.get(hex) ?? []), ...own, ...(hidden > 0 ? [back] : [])])
  }
  return [...byHex].map(([hex, counters]) => ({ hex, counters }))
})

export function counterOf(view: View, block: Block): BoardCounter {
  const { id, owner, strength, kind } = block
  const { letter, hit } = printed(block)
  return {
    id,
    icon: BATTLE_SIGN,
    side: PLACES[owner],
    factors: `${letter}${hit ?? '+'}·${strength}`,
    label: kindName(kind),
    flipped: false,
    spent: view.step === 'moves' && view.actor === owner && has(block, 'moved'),
    badges: [],
  }
}

export const fieldOf = onceFor((_view: View): BoardField => ({
  claims: [],
  weather: [],
  barriers: [],
  tokens: [],
}))
