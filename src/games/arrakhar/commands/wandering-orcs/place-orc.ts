import { reading } from '@/engine/kernel/draft'
import { unusedOf } from '../../queries/counts'
import { hexRefusal } from '../../queries/guards'
import { addUnits } from '../../effects/muster'
import { refuse } from '../../refuse'
import { loseUnplaceable, orcHexesOf, orcHexRefusal } from '../../effects/wandering-orcs'
import { skipIdle } from '../../effects/turn/sequence'
import { HEX } from '../kit/args'
import { command } from '../kit/kit'

/** Places one of the orcs due (AR-5.3, AR-5.4). */
export const placeOrc = command({
  clause: 'AR-5.3',
  stage: 'wanderingOrcs',
  args: { hex: HEX },
  moment({ now: { due } }) {
    if (due === null) return refuse('AR-5.1', 'Roll for wandering orcs first.')
    return due === 0 ? refuse('AR-5.1', 'No wandering orc is left to be placed.') : undefined
  },
  listed: ({ table }) => orcHexesOf(table).map((hex) => ({ hex })),

  refusalOf: ({ table }, { hex }) => hexRefusal(table.settings, hex, 'AR-5.3') ?? orcHexRefusal(table, hex),
  perform({ draft, now }, { hex }) {
    const due = Number(now.due) - 1
    if (unusedOf(reading(draft), 'orc') <= 0) draft.secrets.recycledOrcs += 1
    const [unit] = addUnits(draft, 'orc', hex, 1)
    draft.now = { segment: 'wanderingOrcs', due }
    return [
      ...(unit === undefined ? [] : [{ type: 'orcPlaced' as const, unit, hex }]),
      ...loseUnplaceable(draft),
      ...skipIdle(draft),
    ]
  },

  say: ({ hex }) => `Place a wandering orc at ${hex}`,
})
