import { reading, without } from '@/engine/kernel/draft'
import type { HexId } from '@/engine/kernel/hex'
import { countOf } from '../../tables/units'
import { hexRefusal } from '../../queries/guards'
import { setUpIn, setUpOf, sorcerersIn } from '../../queries/placement'
import { refuse } from '../../refuse'
import { COUNT, HEX } from '../kit/args'
import { command } from '../kit/kit'

/** Takes sorcerers back from a hex (AR-3.5). */
export const liftSorcerers = command({
  clause: 'AR-3.5',
  stage: 'sorcererPlacement',
  args: { hex: HEX, count: COUNT },
  listed: ({ table }) => (Object.keys(setUpOf(table).sorcerers) as HexId[]).map((hex) => ({ hex, count: 1 })),

  refusalOf({ table }, { hex, count }) {
    const unknown = hexRefusal(table.settings, hex, 'AR-3.5')
    if (unknown) return unknown
    const there = sorcerersIn(table, hex)
    if (there === 0) return refuse('AR-3.5', `No sorcerers are placed in ${hex}.`)
    return count < 1 || count > there
      ? refuse('AR-3.5', `${hex} holds ${countOf(there, 'sorcerer')}.`)
      : undefined
  },
  perform({ draft }, { hex, count }) {
    const setUp = setUpIn(draft)
    const left = sorcerersIn(reading(draft), hex) - count
    if (left > 0) setUp.sorcerers[hex] = left
    else setUp.sorcerers = without(setUp.sorcerers, hex)
    return [{ type: 'sorcerersLifted', hex, count }]
  },

  say: ({ hex, count }) => `Take up ${count} from ${hex}`,
})
