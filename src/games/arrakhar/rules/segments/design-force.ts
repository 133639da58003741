import type { Draft } from 'immer'
import type { CommandRule } from '@/engine/game'
import type { DesignForce } from '../commands'
import { countsOf } from '../counts'
import { designFaults } from '../design'
import type { Event } from '../events'
import { segmentRefusal } from '../guards'
import type { Position } from '../position'

/** Buys a side's force in secret; the sorcerer first, then the wizard (AR-2). */
export const designForce: CommandRule<Position, DesignForce, Event> = {
  refusalOf(position, { side, counts }) {
    const elsewhere = segmentRefusal(position, side === 'sorcerer' ? 'sorcererDesign' : 'wizardDesign')
    return elsewhere ?? designFaults(position.settings, side, countsOf(counts))[0]
  },
  perform(draft, { side, counts }) {
    draft.secrets.designs[side] = countsOf(counts)
    goOnAfterDesign(draft)
    return [{ type: 'forceDesigned', side }]
  },
}

function goOnAfterDesign(draft: Draft<Position>): void {
  const next = draft.side === 'sorcerer' ? ('wizard' as const) : ('sorcerer' as const)
  draft.now = { segment: draft.side === 'sorcerer' ? 'wizardDesign' : 'sorcererPlacement' }
  draft.side = next
}
