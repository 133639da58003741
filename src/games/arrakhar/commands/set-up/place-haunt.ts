import { hauntHexes } from '../../queries/legal/set-up'
import { hauntHexRefusal, hauntsInHand, setUpIn, setUpOf } from '../../queries/placement'
import { refuse } from '../../refuse'
import { HAUNT, HEX } from '../kit/args'
import { command } from '../kit/kit'

/** Puts a haunt on the board, or elsewhere on it (AR-3.1 to AR-3.3). */
export const placeHaunt = command({
  clause: 'AR-3.1',
  stage: 'sorcererPlacement',
  args: { haunt: HAUNT, hex: HEX },
  subject: 'haunt',
  target: 'hex',
  listed: ({ table }) =>
    hauntsInHand(table.settings, setUpOf(table)).flatMap((haunt) =>
      hauntHexes(table, haunt).map((hex) => ({ haunt, hex })),
    ),

  refusalOf({ table }, { haunt, hex }) {
    if (!table.settings.haunts.includes(haunt))
      return refuse('AR-3.1', `${haunt} is not used in this scenario.`)
    return hauntHexRefusal(table.settings, setUpOf(table), haunt, hex)
  },
  perform({ draft }, { haunt, hex }) {
    setUpIn(draft).haunts[haunt] = hex
    return [{ type: 'hauntPlaced', haunt, hex }]
  },

  say: ({ haunt, hex }) => `Place ${haunt} at ${hex}`,
})
