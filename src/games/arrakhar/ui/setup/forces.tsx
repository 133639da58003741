import { capitalized } from '@/engine/basics/phrases'
import type { ForceRules } from '@/table/set-up/force-rules'
import { COUNTERMIX, countOf, type Side, TYPES_OF, UNIT_NAMES, type UnitType } from '../../tables/units'
import { countsOf } from '../../queries/counts'
import { costOf, designFaults } from '../../queries/design'
import type { Settings } from '../../state/position'
import { UnitFace } from './UnitFace'

/** How forces are bought (AR-2). */
export const FORCES: ForceRules<Settings, Side, UnitType> = {
  typesOf: (side) => TYPES_OF[side],
  nameOf: (type) => capitalized(UNIT_NAMES[type].many),
  faceOf: (type) => <UnitFace type={type} />,
  most: COUNTERMIX,
  pointsOf: ({ allowance }, side) => allowance[side].points,
  minimumOf: ({ allowance }, side) => allowance[side].minimum,
  costOf: (settings, counts) => costOf(settings, countsOf(counts)),
  countInWords: countOf,
  clauses: { points: 'AR-2.1', minimum: 'AR-2.3' },
  faultsOf: (settings, side, counts) => designFaults(settings, side, countsOf(counts)),
}
