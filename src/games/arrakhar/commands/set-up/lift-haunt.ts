import { without } from '@/engine/kernel/draft'
import { hexRefusal } from '../../queries/guards'
import { hauntsLaidOut, hexOfHaunt, setUpIn } from '../../queries/placement'
import { refuse } from '../../refuse'
import { HAUNT, HEX_IF_ANY } from '../kit/args'
import { command } from '../kit/kit'

/** Takes a haunt back; the wand goes back with it (AR-3.1). The hex may be named too; it must then be the haunt's. */
export const liftHaunt = command({
  clause: 'AR-3.1',
  stage: 'sorcererPlacement',
  args: { haunt: HAUNT, hex: HEX_IF_ANY },
  listed: ({ table }) => hauntsLaidOut(table).map((haunt) => ({ haunt })),

  refusalOf({ table }, { haunt, hex: named }) {
    const unknown = named === undefined ? undefined : hexRefusal(table.settings, named, 'AR-3.1')
    if (unknown) return unknown
    const hex = hexOfHaunt(table, haunt)
    if (hex === undefined) return refuse('AR-3.1', `${haunt} is not on the board.`)
    return named === undefined || named === hex ? undefined : refuse('AR-3.1', `${haunt} stands in ${hex}.`)
  },
  perform({ draft }, { haunt }) {
    const setUp = setUpIn(draft)
    setUp.haunts = without(setUp.haunts, haunt)
    if (draft.secrets.wandHaunt === haunt) draft.secrets.wandHaunt = null
    return [{ type: 'hauntLifted', haunt }]
  },

  say: ({ haunt }) => `Take up ${haunt}`,
  ink: 'blue',
})
