import type { AimedSpell } from '../../commands/designations'
import type { UnitId } from '../../state/position'
import type { Gesture } from './gesture'

/** What a control of the panel asks of the gesture; choosing a hex is another matter. */
export type Adjustment =
  | { readonly type: 'cancel' }
  | { readonly type: 'pick'; readonly gesture: Gesture }
  /** Takes a unit into the group or out of it; one of another type starts a new group. */
  | { readonly type: 'toggleUnit'; readonly unit: UnitId }
  /** Whom an attack names; somebody at least. */
  | { readonly type: 'nameDefenders'; readonly units: readonly UnitId[] }
  /** The whole group at once. */
  | { readonly type: 'takeUnits'; readonly units: readonly UnitId[] }
  | { readonly type: 'takeWand'; readonly takes: boolean }
  | { readonly type: 'sendCasters'; readonly count: number }
  | { readonly type: 'chooseSpell'; readonly spell: AimedSpell }
