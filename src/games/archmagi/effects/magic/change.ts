import { takeFrom } from '../bags'
import { discardForm, formOf, takeForm } from '../forms'
import { layOn } from '../lasting'
import { type Scene, tell } from '../scene'
import { written } from '../units'
import type { Deed } from '../../tables/effects'
import { spellOfType } from '../../tables/types'
import type { Work } from './work'

/** A unit takes another form, for good or until the turn ends (AM-E.17). */
export function changeForm(
  scene: Scene,
  { targets, seat, spell }: Work,
  { until }: Extract<Deed, { op: 'replace' }>,
): void {
  const { unit: id, chit } = targets
  if (id === undefined || chit === undefined) return
  const { draft } = scene
  const unit = written(scene, id)
  takeFrom(draft.mages[seat].reserve, chit)
  if (until === 'permanent') {
    // What lay on the chit that is gone goes with it (AM-M.10), as do its bond and its time.
    unit.boundTo = null
    draft.effects = draft.effects.filter(
      ({ does, on }) => does.op === 'form' || on.kind !== 'unit' || on.unit !== id,
    )
    const pile = spellOfType(unit.type) === undefined ? 'units' : 'spells'
    discardForm(scene, unit)
    tell(scene, { type: 'discardedMany', seat, pile, count: 1 })
  } else {
    const was = { op: 'form', ...formOf(unit) } as const
    layOn(scene, [{ kind: 'unit', unit: id }], { does: was, seat, spell, until })
  }
  takeForm(scene, unit, { type: chit, own: null, artifacts: [] })
}
