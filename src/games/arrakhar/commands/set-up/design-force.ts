import type { Draft } from 'immer'
import { countsOf } from '../../queries/counts'
import { designFaults } from '../../queries/design'
import { segmentRefusal } from '../../queries/guards'
import { designsOf } from '../../queries/legal/set-up'
import type { Position } from '../../state/position'
import { COUNTS, SIDE } from '../kit/args'
import { command } from '../kit/kit'

/** Buys a side's force in secret; the sorcerer first, then the wizard (AR-2). */
export const designForce = command({
  clause: 'AR-2.5',
  stage: ['sorcererDesign', 'wizardDesign'],
  args: { side: SIDE, counts: COUNTS },
  listed: ({ table }) => designsOf(table),

  refusalOf: ({ table }, { side, counts }) =>
    segmentRefusal(table, side === 'sorcerer' ? 'sorcererDesign' : 'wizardDesign') ??
    designFaults(table.settings, side, countsOf(counts))[0],
  perform({ draft }, { side, counts }) {
    draft.secrets.designs[side] = countsOf(counts)
    goOnAfterDesign(draft)
    return [{ type: 'forceDesigned', side }]
  },

  say: ({ counts }) => `Design a force of ${counts}`,
})

function goOnAfterDesign(draft: Draft<Position>): void {
  const next = draft.side === 'sorcerer' ? ('wizard' as const) : ('sorcerer' as const)
  draft.now = { segment: draft.side === 'sorcerer' ? 'wizardDesign' : 'sorcererPlacement' }
  draft.side = next
}
