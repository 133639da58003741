import type { Draft } from 'immer'
import type { EffectDoes, Unit } from '../state/state'
import { isRevealed } from '../queries/secrecy'
import { type Scene, tell } from './scene'
import { dismount, returnChit, storeArtifacts, told } from './units'

/** What makes a unit what it is, with what it carries. */
type Form = Pick<Extract<EffectDoes, { op: 'form' }>, 'type' | 'own' | 'artifacts'>

/** What a unit is now, and carries. */
export function formOf({ type, own, artifacts }: Draft<Unit>): Form {
  return { type, own: own, artifacts: [...artifacts] }
}

/** The chit that is replaced goes back, and what it carried goes to the Reserve of its seat (AM-E.17, AM-A.0.7). */
export function discardForm(scene: Scene, { type, seat, artifacts }: Draft<Unit>): void {
  returnChit(scene, type, null)
  storeArtifacts(scene, seat, artifacts)
}

/** A unit is another from now on: nobody has seen that, unless it is a Site, and it rides on nobody (AM-E.17, AM-9.10). */
export function takeForm(scene: Scene, unit: Draft<Unit>, { type, own, artifacts }: Form): void {
  dismount(scene, unit, [])
  unit.type = type
  unit.own = own as typeof unit.own
  unit.artifacts = [...artifacts]
  // The chit was named in secret (AM-M.6), and comes onto the map as others do (AM-5.8).
  unit.shown = 'no'
  unit.knownTo = []
  if (isRevealed(unit)) tell(scene, { type: 'revealed', ...told(unit) })
  tell(scene, { type: 'changedForm', ...told(unit) })
}
