import type { HexId } from '@/engine/hex'
import { COUNTERMIX, type HauntId, type Side, TYPES_OF, type UnitType } from '../../content/units'
import { boardOf } from '../board'
import type { Command } from '../commands'
import { countsOf } from '../counts'
import { designFaults } from '../design'
import {
  assignedTo,
  boughtBy,
  hauntHexRefusal,
  placementFaults,
  setUpOf,
  sorcererHexRefusal,
  sorcerersPlaced,
} from '../placement'
import type { Counts, Position, Settings } from '../position'

/** A legal force of a side: the minimum, then one more of each type in turn while the points last. */
export function plainDesign(settings: Settings, side: Side): Counts {
  const { minimum } = settings.allowance[side]
  let counts = countsOf(Object.fromEntries(TYPES_OF[side].map((type) => [type, minimum])))
  for (;;) {
    const before = counts
    for (const type of TYPES_OF[side]) counts = withOneMore(settings, side, counts, type)
    if (counts === before) return counts
  }
}

/** The counts with one more of a type if that is still legal, else the same counts. */
export function withOneMore(settings: Settings, side: Side, counts: Counts, type: UnitType): Counts {
  const more = { ...counts, [type]: counts[type] + 1 }
  return more[type] <= COUNTERMIX && designFaults(settings, side, more).length === 0 ? more : counts
}

/** One legal force, if the points pay for any; every other that the clauses allow is accepted too. */
export function designCommands({ side, settings }: Position): readonly Command[] {
  const counts = plainDesign(settings, side)
  return designFaults(settings, side, counts).length > 0 ? [] : [{ type: 'designForce', side, counts }]
}

/** Legal commands of the sorcerer's placement. */
export function sorcererPlacementCommands(position: Position): readonly Command[] {
  const { settings, secrets } = position
  const setUp = setUpOf(position)
  const standing = Object.keys(setUp.haunts) as HauntId[]
  const missing = settings.haunts.filter((haunt) => setUp.haunts[haunt] === undefined)
  const left = boughtBy(secrets, 'sorcerer').sorcerer - sorcerersPlaced(setUp)
  return [
    ...missing.flatMap((haunt) =>
      hauntHexes(position, haunt).map((hex) => ({ type: 'placeHaunt', haunt, hex }) as const),
    ),
    ...standing.map((haunt) => ({ type: 'liftHaunt', haunt }) as const),
    ...standing.map((haunt) => ({ type: 'hideWand', haunt }) as const),
    ...(left > 0
      ? sorcererHexes(position).map((hex) => ({ type: 'placeSorcerers', hex, count: 1 }) as const)
      : []),
    ...(Object.keys(setUp.sorcerers) as HexId[]).map(
      (hex) => ({ type: 'liftSorcerers', hex, count: 1 }) as const,
    ),
    ...finishing(position),
  ]
}

/** Hexes where a haunt may stand (AR-3.2, AR-3.3). */
export function hauntHexes(position: Position, haunt: HauntId): readonly HexId[] {
  const { settings } = position
  const setUp = setUpOf(position)
  return boardOf(settings).grid.ids.filter((hex) => !hauntHexRefusal(settings, setUp, haunt, hex))
}

/** Hexes where one more sorcerer may stand (AR-3.5). */
export function sorcererHexes(position: Position): readonly HexId[] {
  const { settings } = position
  const setUp = setUpOf(position)
  return boardOf(settings).grid.ids.filter((hex) => !sorcererHexRefusal(settings, setUp, hex))
}

/** Legal commands of the wizard's placement: of each type, all that are left into each entry hex. */
export function wizardPlacementCommands(position: Position): readonly Command[] {
  const { settings, secrets } = position
  const setUp = setUpOf(position)
  const design = boughtBy(secrets, 'wizard')
  const assignments = boardOf(settings).entryHexes.map((hex): Command => {
    const elsewhere = assignedTo(setUp, hex)
    const counts = Object.fromEntries(TYPES_OF.wizard.map((type) => [type, design[type] - elsewhere[type]]))
    return { type: 'assignEntry', hex, counts }
  })
  return [...assignments, ...finishing(position)]
}

/** `finishPlacement` once nothing is missing. */
export function finishing(position: Position): readonly Command[] {
  const { settings, now, secrets } = position
  const { wandHaunt, designs } = secrets
  const setUp = setUpOf(position)
  const faults = placementFaults({ settings, segment: now.segment, setUp, wandHaunt, designs })
  return faults.length === 0 ? [{ type: 'finishPlacement' }] : []
}
