import type { Draft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import type { HexId } from '@/engine/kernel/hex'
import { HAUNT_IDS, TYPES_OF } from '../../tables/units'
import { endingByElimination } from '../../effects/ending'
import type { Event } from '../../events'
import { addUnits } from '../../effects/muster'
import { boughtBy, missingIn, setUpOf } from '../../queries/placement'
import type { Position } from '../../state/position'
import { beginPlay } from '../../effects/turn/sequence'
import { command } from '../kit/kit'

/** Lays open what a side has placed; after the wizard's the first game-turn begins (AR-3, AR-4). */
export const finishPlacement = command({
  clause: 'AR-3.1',
  stage: ['sorcererPlacement', 'wizardPlacement'],
  args: {},
  refusalOf: ({ table }) => missingIn(table)[0],
  perform({ draft }) {
    const { side } = draft
    const finished: Event = { type: 'placementFinished', side }
    if (side === 'sorcerer') {
      showSorcererSide(draft)
      return [finished]
    }
    showWizardSide(draft)
    return [finished, ...beginPlay(draft), ...lossWithoutUnits(draft)]
  },
  say: () => 'Finish placement',
})

/** A wizard's side without a unit has lost at once; under the first rules it played on (AR-12.7). */
function lossWithoutUnits(draft: Draft<Position>): readonly Event[] {
  return draft.settings.rules === 1 ? [] : endingByElimination(draft)
}

function showSorcererSide(draft: Draft<Position>): void {
  const position = reading(draft)
  const { secrets } = position
  const setUp = setUpOf(position)
  // Listed by their ids and hex numbers, so that the order tells nothing of the order in which they were placed.
  const placed = HAUNT_IDS.filter((haunt) => setUp.haunts[haunt] !== undefined)
  draft.haunts = Object.fromEntries(placed.map((haunt) => [haunt, setUp.haunts[haunt]]))
  const held = Object.keys(setUp.sorcerers).toSorted() as HexId[]
  for (const hex of held) addUnits(draft, 'sorcerer', hex, setUp.sorcerers[hex] ?? 0)
  draft.secrets.pool = { ...boughtBy(secrets, 'sorcerer'), sorcerer: 0 }
  draft.secrets.setUp = { haunts: {}, sorcerers: {}, entries: {} }
  draft.side = 'wizard'
  draft.now = { segment: 'wizardPlacement' }
}

function showWizardSide(draft: Draft<Position>): void {
  const { entries } = setUpOf(reading(draft))
  for (const hex of Object.keys(entries) as HexId[])
    for (const type of TYPES_OF.wizard) addUnits(draft, type, hex, entries[hex]?.[type] ?? 0)
  draft.secrets.setUp = null
}
