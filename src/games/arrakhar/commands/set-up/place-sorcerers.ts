import { reading } from '@/engine/kernel/draft'
import { countOf, STACKING_LIMIT } from '../../tables/units'
import { sorcererHexes } from '../../queries/legal/set-up'
import { setUpIn, setUpOf, sorcererHexRefusal, sorcerersIn, sorcerersInHand } from '../../queries/placement'
import { refuse } from '../../refuse'
import { COUNT, HEX } from '../kit/args'
import { command } from '../kit/kit'

/** Adds sorcerers to those already placed in a hex (AR-3.5). */
export const placeSorcerers = command({
  clause: 'AR-3.5',
  stage: 'sorcererPlacement',
  args: { hex: HEX, count: COUNT },
  listed: ({ table }) =>
    sorcerersInHand(table) > 0 ? sorcererHexes(table).map((hex) => ({ hex, count: 1 })) : [],

  refusalOf({ table }, { hex, count }) {
    const refusal = sorcererHexRefusal(table.settings, setUpOf(table), hex)
    if (refusal) return refusal
    if (count < 1) return refuse('AR-3.5', 'Place one sorcerer or more.')
    const there = sorcerersIn(table, hex)
    if (there + count > STACKING_LIMIT) return refuse('AR-3.5', `At most ${STACKING_LIMIT} sorcerers a hex.`)
    const left = sorcerersInHand(table)
    return count > left
      ? refuse(
          'AR-3.5',
          left === 0 ? 'All sorcerers are placed.' : `Only ${countOf(left, 'sorcerer')} can still be placed.`,
        )
      : undefined
  },
  perform({ draft }, { hex, count }) {
    const there = sorcerersIn(reading(draft), hex)
    setUpIn(draft).sorcerers[hex] = there + count
    return [{ type: 'sorcerersPlaced', hex, count }]
  },

  say: ({ hex, count }) => `Place ${count} at ${hex}`,
})
