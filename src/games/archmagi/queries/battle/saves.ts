import type { State, Unit } from '../../state/state'
import type { ArtifactId, UnitId } from '../../state/terms'
import { artifactRow } from '../../tables/chits'
import { powersOf } from '../../tables/types'
import type { Cause } from '../../tables/effects'
import { has } from '../filters'
import { otherInUse } from '../magic/casting'
import { canWield, ownTraits } from '../traits'
import { archmagusOf, isAvailable, stackWith } from '../units'

/** What keeps a unit from being destroyed (AM-11.50). */
export type Saver =
  | { readonly kind: 'martyr'; readonly unit: UnitId }
  | { readonly kind: 'priestess'; readonly unit: UnitId; readonly power: string }
  | { readonly kind: 'potion'; readonly artifact: ArtifactId }

/** What its owner may save a unit with; saves other than a Martyr speak of defeats only (AM-11.51, AM-E.20). */
export function saversOf(state: State, unit: Unit, cause: Cause): readonly Saver[] {
  const martyrs = martyrsFor(state, unit)
  return cause === 'spell' ? martyrs : [...martyrs, ...powersFor(state, unit), ...potionsOf(state, unit)]
}

/** Others of its stack that can fall in its place (AM-K.20, AM-E.19). */
function martyrsFor(state: State, unit: Unit): readonly Saver[] {
  return stackWith(state, unit)
    .filter(({ id }) => id !== unit.id)
    .filter((one) => isAvailable(state, one) && has(ownTraits(state, one), 'martyr'))
    .map(({ id }) => ({ kind: 'martyr', unit: id }))
}

/** Powers of the Archmagus in its hex, itself saved included (AM-P.8). */
function powersFor(state: State, unit: Unit): readonly Saver[] {
  const archmagus = archmagusOf(state, unit.seat)
  if (!archmagus || archmagus.hex !== unit.hex || !isAvailable(state, archmagus)) return []
  return powersOf(archmagus.type)
    .filter(({ window, id }) => window === 'save' && !archmagus.used.includes(id))
    .map(({ id }) => ({ kind: 'priestess', unit: archmagus.id, power: id }))
}

/** Potions of its own (AM-A.39). */
function potionsOf(state: State, unit: Unit): readonly Saver[] {
  return unit.artifacts
    .filter((artifact) => artifactRow(artifact).action?.window === 'save')
    .filter((artifact) => canWield(state, unit, artifact) && !otherInUse(state, unit, artifact))
    .map((artifact) => ({ kind: 'potion', artifact }))
}
